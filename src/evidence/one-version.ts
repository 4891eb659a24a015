import { refuseStep, type Step } from './steps.ts';
import { formatTarget } from './targets.ts';

/** An item found under several targets gets one new version (README.md, "What happens to a file"). */
export function joinVersions(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const twin = joined.findIndex((other) => isSameVersion(other, step));
    const first = joined[twin];
    if (first?.kind === 'version') {
      const targets = [...first.targets, ...step.targets];
      const why = `one item is linked to ${targets.map(formatTarget).join(' and ')}`;
      joined[twin] = { ...first, targets, why };
    } else {
      joined.push(step);
    }
  }
  return joined;
}

function isSameVersion(left: Step, right: Step): boolean {
  return left.kind === 'version' && right.kind === 'version' && left.item?.id === right.item?.id;
}

/** An item gets at most one version a run: a second file for it is a conflict (docs/manifest.md). */
export function refuseSecondVersions(steps: readonly Step[]): Step[] {
  const takenBy = new Map<string, string>();
  return steps.map((step) => {
    const id = step.kind === 'version' ? step.item?.id : undefined;
    if (id === undefined) {
      return step;
    }
    const taker = takenBy.get(id);
    if (taker === undefined) {
      takenBy.set(id, step.path);
      return step;
    }
    const message = `${taker} already becomes a version of the item ${id} in this run. Give one of the two another name or target.`;
    return refuseStep(step, { code: 'second-version', message });
  });
}
