import type { EmitEvent } from '../evidence/events.ts';
import type { Outcome } from '../evidence/outcome.ts';
import type { Plan } from '../evidence/steps.ts';
import { describeComparison } from '../report/comparisons.ts';
import { describeCheck, describeFindingLine } from '../report/csv-sentences.ts';
import { describeDownload } from '../report/downloads.ts';
import { describeOutcomeLine, describePlan, describeStep } from '../report/sentences.ts';
import type { Terminal } from './terminal.ts';

/** Tells a run to a person at a terminal, or to whoever reads the log of a job later. */
export function createReporter(terminal: Terminal, verbose: boolean): EmitEvent {
  return (event) => {
    switch (event.type) {
      case 'notice':
        terminal.warn(`note: ${event.message}`);
        break;
      case 'warning':
        terminal.warn(`warning: ${event.message}`);
        break;
      case 'detail':
        if (verbose) {
          terminal.warn(event.message);
        }
        break;
      case 'csv-finding':
        terminal.warn(describeFindingLine(event.path, event.finding));
        break;
      case 'csv-checked':
        terminal.say(describeCheck(event.check));
        break;
      case 'planned':
        tellPlan(event.plan, terminal);
        break;
      case 'attempted':
        tellOutcome(event.outcome, terminal);
        terminal.progress.update(event.done, event.total, 'uploading');
        break;
      case 'confirming':
        terminal.progress.update(0, event.total, 'confirming');
        break;
      case 'fetched':
        if (event.outcome.failure === undefined) {
          terminal.say(describeDownload(event.outcome));
        }
        terminal.progress.update(event.done, event.total, 'downloading');
        break;
      case 'compared':
        terminal.say(
          describeComparison(event.comparison),
          event.comparison.state === 'equal' ? 'plain' : 'bad',
        );
        terminal.progress.update(event.done, event.total, 'comparing');
        break;
    }
  };
}

function tellPlan(plan: Plan, terminal: Terminal): void {
  terminal.say(describePlan(plan));
  for (const step of plan.steps) {
    terminal.say(`  ${describeStep(step)}`);
  }
  terminal.progress.update(0, plan.steps.length, 'uploading');
}

/** A conflict was told with the plan; what did not land is told again when the run is over. */
function tellOutcome(outcome: Outcome, terminal: Terminal): void {
  if (outcome.step.kind !== 'conflict') {
    terminal.say(describeOutcomeLine(outcome), outcome.failure === undefined ? 'plain' : 'bad');
  }
}
