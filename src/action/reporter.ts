import * as core from '@actions/core';

import type { CsvFinding } from '../evidence/csv/findings.ts';
import type { EmitEvent } from '../evidence/events.ts';
import type { Outcome } from '../evidence/outcome.ts';
import type { Plan } from '../evidence/steps.ts';
import { describeComparison } from '../report/comparisons.ts';
import { describeDownload } from '../report/downloads.ts';
import { describeCheck, describeFinding } from '../report/csv-sentences.ts';
import { neutralizeLine } from '../report/neutral.ts';
import { describeOutcomeLine, describePlan, describeStep } from '../report/sentences.ts';

/** Tells a run to the log of a GitHub runner. Every text passes the neutral layer on its way. */
export function createReporter(): EmitEvent {
  const tellsDetails = core.isDebug();
  return (event) => {
    switch (event.type) {
      case 'notice':
        core.notice(neutralizeLine(event.message));
        break;
      case 'warning':
        core.warning(neutralizeLine(event.message));
        break;
      case 'detail':
        if (tellsDetails) {
          core.debug(neutralizeLine(event.message));
        }
        break;
      case 'csv-finding':
        annotateFinding(event.path, event.finding);
        break;
      case 'csv-checked':
        core.info(neutralizeLine(describeCheck(event.check)));
        break;
      case 'planned':
        tellPlan(event.plan);
        break;
      case 'attempted':
        tellOutcome(event.outcome);
        break;
      case 'confirming':
        core.info(`Confirming ${event.total} in the lists of the service`);
        break;
      case 'fetched':
        core.info(neutralizeLine(describeDownload(event.outcome)));
        break;
      case 'compared':
        core.info(neutralizeLine(describeComparison(event.comparison)));
        break;
    }
  };
}

/** GitHub shows it at the line of the file, in the log and beside the diff. */
function annotateFinding(path: string, finding: CsvFinding): void {
  const { line, column, level } = finding;
  const annotate = level === 'error' ? core.error : core.warning;
  annotate(neutralizeLine(describeFinding(finding)), {
    title: 'CSV does not fit its schema',
    file: neutralizeLine(path),
    ...(line === undefined ? {} : { startLine: line }),
    ...(column === undefined ? {} : { startColumn: column }),
  });
}

function tellPlan(plan: Plan): void {
  core.info(describePlan(plan));
  for (const step of plan.steps) {
    core.info(neutralizeLine(`  ${describeStep(step)}`));
  }
}

/** A conflict was told with the plan; failures become annotations when the run is over and confirmed. */
function tellOutcome(outcome: Outcome): void {
  if (outcome.step.kind === 'conflict') {
    return;
  }
  core.info(neutralizeLine(describeOutcomeLine(outcome)));
}

/** An annotation for each piece of evidence that did not land. */
export function annotateFailures(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes.filter(({ failure }) => failure !== undefined)) {
    core.error(neutralizeLine(describeOutcomeLine(outcome)), { title: 'Evidence did not land' });
  }
}
