import * as fc from 'fast-check';

import type { Outcome } from '../../src/evidence/outcome.ts';
import type { RunReport } from '../../src/evidence/report.ts';
import { formatTarget } from '../../src/evidence/targets.ts';
import type { StoredItem, StoredVersion } from './fake-store.ts';
import { answers, histories, type History } from './histories.ts';
import type { CsvSchema } from '../../src/evidence/service.ts';
import type { Call } from './fake-service.ts';
import type { Mishap } from './faults.ts';
import { makeRandom } from './random.ts';
import { sha256Of } from './memory-files.ts';
import { Stage } from './stage.ts';

/** Failures that say themselves that something was stored. */
const TOLD_OF_STORED = new Set(['duplicate', 'renamed', 'schema-not-set', 'not-confirmed']);
const ENOUGH_TIME_MS = 86_400_000;

/**
 * Holds the law of issue 4 against random histories, and answers how their steps ended. A failure prints the seed and the
 * path to it, for `fc.assert(…, { seed, path })`.
 */
export async function checkHistories(runs: number): Promise<Set<string>> {
  const endings = new Set<string>();
  const property = fc.asyncProperty(histories, async (history) => {
    const { report, breaches } = await playHistory(history);
    if (breaches.length > 0) {
      throw new Error(breaches.join('\n'));
    }
    for (const { kind, recovered } of report.outcomes) {
      endings.add(recovered ? `${kind}, recovered` : kind);
    }
  });
  await fc.assert(property, { numRuns: runs });
  return endings;
}

interface Played {
  readonly report: RunReport;
  /** How the law of issue 4 was broken; empty when it held. */
  readonly breaches: readonly string[];
}

/**
 * Plays a history and holds the run's words against the service's own records. The law: what is called landed is there
 * exactly once with equal digest; nothing called failed is there; nothing is there twice unless the run said so.
 */
async function playHistory(history: History): Promise<Played> {
  const stage = setStage(history);
  const before = new Set(stage.service.items.flatMap(({ versions }) => versions));
  if (history.cancelledAfterMs !== undefined) {
    stage.after(history.cancelledAfterMs, () => stage.cancel());
  }
  if (history.changedAfterMs !== undefined) {
    stage.after(history.changedAfterMs, () => stage.files.change(Object.keys(history.files)[0] ?? ''));
  }
  const report = await stage.upload();
  await stage.clock.runOut();
  const breaches = report.outcomes.flatMap((outcome) => {
    const elsewhere = new Set(
      report.outcomes.filter((other) => other !== outcome).map(({ proofId }) => proofId),
    );
    const items = stage.service.items.filter(({ id }) => !elsewhere.has(id));
    return judge(outcome, items, before, history);
  });
  return { report, breaches };
}

/** The ports of a history, with the service filled as it says. */
export function setStage({ files, targets, verify, answer, visibleAfterMs, ...history }: History): Stage {
  const { pageSize, firstVersion, known, isUnchanged, isShared, leavesOut, seed } = history;
  const random = makeRandom(seed);
  return new Stage({
    files,
    entry: { targets, schemaRules: [{ pattern: '*.csv', schema }], csvCheck: 'off' },
    settings: { verify, timeoutMs: ENOUGH_TIME_MS },
    service: {
      pageSize,
      firstVersion,
      visibleAfterMs,
      answer: answers[answer],
      leavesOut,
      mishap: chooseMishap(history),
    },
    random,
    seed: (store) => {
      const places = targets.map(formatTarget);
      for (const name of known) {
        for (const links of isShared || places.length === 0 ? [places] : places.map((place) => [place])) {
          const content = isUnchanged ? (files[name] ?? '') : `${name} as it was`;
          store.seed(name, content, { targets: links });
        }
      }
    },
  });
}

const schema: CsvSchema = {
  isPrivate: false,
  schema: { class: 'CsvFileSchema', fields: [{ name: 'user', type: 'text' }] },
};

function chooseMishap({ mishaps, otherMishaps }: Pick<History, 'mishaps' | 'otherMishaps'>) {
  let posts = 0;
  return ({ kind, number }: Call): Mishap | undefined => {
    const isPost = kind !== 'list' && kind !== 'download' && kind !== 'schema';
    posts += isPost ? 1 : 0;
    return isPost ? mishaps[posts - 1] : otherMishaps[number - posts - 1];
  };
}

function judge(
  outcome: Outcome,
  items: readonly StoredItem[],
  before: ReadonlySet<StoredVersion>,
  { files }: History,
): string[] {
  const { step, kind, failure, proofId, version, sha256 } = outcome;
  const place = step.targets.map(formatTarget);
  const stored = items
    .filter(({ filename, targets }) => filename === step.name && place.every((one) => targets.includes(one)))
    .flatMap((item) => item.versions.map((one) => ({ id: item.id, one })))
    .filter(({ one }) => !before.has(one));
  const [first] = stored;
  const code = failure?.code ?? 'none';
  const breaches: string[] = [];
  if (kind !== 'failed' && kind !== 'unknown') {
    const isThere =
      first?.id === proofId &&
      first?.one.number === (version ?? first?.one.number) &&
      first?.one.sha256 === sha256 &&
      stored.length === 1;
    const isOurs = sha256 === sha256Of(files[step.path] ?? '');
    breaches.push(...(isThere && isOurs ? [] : ['called landed, and is not there exactly once']));
  }
  if (kind === 'failed' && stored.length > 0 && !TOLD_OF_STORED.has(code)) {
    breaches.push('called failed, and is there');
  }
  if (stored.length > 1 && kind !== 'unknown' && code !== 'duplicate') {
    breaches.push(`stored ${stored.length} times without a word`);
  }
  return breaches.map(
    (breach) =>
      `${kind} ${code} ${step.kind} ${step.path} ${place.join()}: ${breach}: ${JSON.stringify(outcome.failure)}`,
  );
}
