import { describe, expect, test } from 'vitest';

import { describeOutcome, type Outcome } from '../../src/evidence/outcome.ts';
import { reportRun } from '../../src/evidence/report.ts';
import { describePlan, describeRun, describeStep } from '../../src/report/sentences.ts';
import { renderMistake, renderSummary } from '../../src/report/summary.ts';
import { answered } from '../support/faults.ts';
import { Stage } from '../support/stage.ts';

const MEBIBYTE = 1024 * 1024;

/** A run of three files, of which one is refused by the service. */
async function runSmall() {
  const stage = new Stage({
    files: { 'out/access.csv': 'user\n', 'report.pdf': 'x'.repeat(12_345), 'big.bin': 'x' },
    entry: { targets: [{ type: 'control', id: '8d1' }] },
    service: {
      mishap: ({ kind, subject }) => (kind === 'link' && subject === 'big.bin' ? answered(413) : undefined),
    },
    seed: (store) => void store.seed('report.pdf', 'old', { targets: ['control:8d1'] }),
  });
  return stage.upload();
}

/** Outcomes of a made-up run, as many as you like. */
async function makeOutcomes(count: number, overrides: Partial<Outcome> = {}): Promise<Outcome[]> {
  const { plan } = await new Stage().upload();
  const [step] = plan.steps;
  if (step === undefined) {
    throw new Error('a run of one file has one step');
  }
  return Array.from({ length: count }, (_, n) => {
    const path = `reports/${n}/${'long-name-'.repeat(10)}.txt`;
    return describeOutcome({ ...step, path, name: path }, 'created', {
      proofId: `item-${n}`,
      version: 1,
      ...overrides,
    });
  });
}

const render = (outcomes: readonly Outcome[], webUrl?: string) =>
  renderSummary(reportRun({ steps: outcomes.map(({ step }) => step) }, outcomes), webUrl);

describe('the summary', () => {
  test('of a small run tells totals, then what failed and why, then the rest', async () => {
    expect(renderSummary(await runSmall(), 'https://app.example.com/proof/{id}')).toMatchInlineSnapshot(`
      "### Proof upload

      **2 of 3 steps landed: 1 linked, 1 new version; 1 failed**

      #### Did not land: 1

      | File | Step | Targets | Outcome | What happened, and what to do |
      | :-- | :-- | :-- | :-- | :-- |
      | <code>big.bin</code> | link | <code>control:8d1</code> | failed | link: the service answered 413. The file is larger than the service takes. |

      #### Landed: 2

      | File | Outcome | Item | Version | Targets | Size | SHA-256 |
      | :-- | :-- | :-- | --: | :-- | --: | :-- |
      | <code>out/access.csv</code> | linked | <a href="https://app.example.com/proof/item-2"><code>item-2</code></a> | 1 | <code>control:8d1</code> | 5&nbsp;B | <code>6d9010b2b7a1</code> |
      | <code>report.pdf</code> | versioned | <a href="https://app.example.com/proof/item-1"><code>item-1</code></a> | 2 | <code>control:8d1</code> | 12.3&nbsp;kB | <code>3c49a9d347ea</code> |
      "
    `);
  });

  test('of 20,000 outcomes stays under what GitHub shows, and says how many it left out', async () => {
    const failure = { code: 'refused', message: 'x'.repeat(2000) } as const;
    const outcomes = [
      ...(await makeOutcomes(10_000)),
      ...(await makeOutcomes(10_000, { kind: 'failed', failure })),
    ];
    const summary = render(outcomes, 'https://app.example.com/proof/{id}');
    expect(Buffer.byteLength(summary)).toBeLessThan(MEBIBYTE);
    expect(summary).toMatch(/Did not land: 10000[^]*\d+ more are not shown here/);
    expect(summary).toContain('Landed: 10000');
  });

  test('puts failures before what landed, whatever their order', async () => {
    const failure = { code: 'refused', message: 'too large' } as const;
    const [good, bad] = [await makeOutcomes(40), await makeOutcomes(1, { kind: 'failed', failure })];
    const summary = render([...good, ...bad]);
    expect(summary.indexOf('too large')).toBeLessThan(summary.indexOf('Landed: 40'));
  });

  test('links to no place that an id chooses, and survives an id that is no text', async () => {
    const [outcome] = await makeOutcomes(1, { proofId: '"><script>/../x\ud800' });
    const summary = render(outcome === undefined ? [] : [outcome], 'https://app.example.com/proof/{id}');
    expect(summary).not.toContain('<script');
    expect(() => render(outcome === undefined ? [] : [outcome], 'https://{id}.example.com')).not.toThrow();
    expect(summary).toMatch(/<a href="https:\/\/app\.example\.com\/proof\/[^"/]*">/);
  });

  test('of a mistake says that nothing was done', () => {
    expect(renderMistake('upload', 'path: a|b <is> wrong')).toBe(
      '### Proof upload\n\n**Nothing was done.** path: a&#124;b &#60;is&#62; wrong\n',
    );
  });
});

describe('sentences', () => {
  test('tell the plan, its steps and the run', async () => {
    const report = await runSmall();
    expect(describePlan(report.plan)).toBe('Plan: 2 to link, 1 new version');
    expect(report.plan.steps.map(describeStep)).toEqual([
      'link out/access.csv → control:8d1 (nothing of this name is linked there)',
      'version report.pdf → item item-1, control:8d1 (the one item of this name linked to control:8d1)',
      'link big.bin → control:8d1 (nothing of this name is linked there)',
    ]);
    expect(describeRun(report)).toBe('2 of 3 steps landed: 1 linked, 1 new version; 1 failed');
  });

  test('tell a dry run as one', async () => {
    const stage = new Stage({ settings: { dryRun: true } });
    expect(describeRun(await stage.upload())).toBe('Dry run: 1 step planned, nothing written');
  });

  test('tell a dry run as one, even where every step is a conflict', async () => {
    const stage = new Stage({
      settings: { dryRun: true },
      seed: (store) => {
        store.seed('report.txt', 'one');
        store.seed('report.txt', 'two');
      },
    });
    const report = await stage.upload();
    expect(report.plan.steps.map(({ kind }) => kind)).toEqual(['conflict']);
    expect(describeRun(report)).toBe('Dry run: 0 steps planned, nothing written; 1 conflict');
    expect(renderSummary(report, undefined)).toContain('#### Conflicts: 1');
  });

  test('tell an empty plan', () => {
    expect(describePlan({ steps: [] })).toBe('Plan: nothing to do');
  });
});
