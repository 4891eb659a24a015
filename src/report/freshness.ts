import type { Freshness, FreshnessRow } from '../evidence/retrieval/freshness.ts';
import { cell, code } from './markdown-cells.ts';
import { countOf } from './quantities.ts';
import { renderPage, ROWS_LIMIT_BYTES } from './summary-page.ts';
import { type Column, renderTable } from './summary-table.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** `stale: "sbom.json" linked to control:8d1, uploaded 41 days ago (version 3 of item 3c9e). Run the job …`. */
export function describeFreshness(row: FreshnessRow): string {
  const { what, state, proofId, version, ageMs, advice } = row;
  const age = ageMs === undefined ? '' : `, uploaded ${formatAge(ageMs)}`;
  const item =
    proofId === undefined ? '' : ` (${version === undefined ? '' : `version ${version} of `}item ${proofId})`;
  return `${state}: ${what}${age}${item}${advice === undefined ? '' : `. ${advice}`}`;
}

/** `2 of 3 subjects are fresh; 1 stale`. */
export function describeFreshnessOf(rows: readonly FreshnessRow[]): string {
  const count = (state: Freshness) => rows.filter((row) => row.state === state).length;
  const bad = (['stale', 'missing', 'ambiguous', 'unknown'] as const)
    .filter((state) => count(state) > 0)
    .map((state) => `${count(state)} ${state}`);
  const good = `${count('fresh')} of ${countOf(rows.length, 'subject')} fresh`;
  return bad.length === 0 ? good : `${good}; ${bad.join(', ')}`;
}

/** The rows of `--json`, and of the action's output `results`. */
export function listFreshness(rows: readonly FreshnessRow[]) {
  return rows.map(({ what, state, proofId, filename, version, uploadedOn, ageMs, advice }) => ({
    what,
    state,
    proofId: proofId ?? null,
    filename: filename ?? null,
    version: version ?? null,
    uploadedOn: uploadedOn === undefined ? null : new Date(uploadedOn).toISOString(),
    ageSeconds: ageMs === undefined ? null : Math.round(ageMs / 1000),
    advice: advice ?? null,
  }));
}

/** The job summary of a check: what is not fresh comes first. */
export function renderFreshness(rows: readonly FreshnessRow[]): string {
  const bad = rows.filter(({ state }) => state !== 'fresh');
  const good = rows.filter(({ state }) => state === 'fresh');
  return renderPage('Proof freshness', describeFreshnessOf(rows), [
    renderTable('Not fresh', columns, bad, ROWS_LIMIT_BYTES / 2),
    renderTable('Fresh', columns, good, ROWS_LIMIT_BYTES / 2),
  ]);
}

const columns: readonly Column<FreshnessRow>[] = [
  { title: 'What', align: 'left', render: ({ what }) => cell(what) },
  { title: 'State', align: 'left', render: ({ state }) => state },
  {
    title: 'Uploaded',
    align: 'left',
    render: ({ ageMs }) => (ageMs === undefined ? '' : formatAge(ageMs)),
  },
  {
    title: 'Item',
    align: 'left',
    render: ({ proofId }) => (proofId === undefined ? '' : code(proofId)),
  },
  { title: 'Version', align: 'right', render: ({ version }) => String(version ?? '') },
  { title: 'What to do', align: 'left', render: ({ advice }) => cell(advice ?? '') },
];

/** `41 days ago`. */
function formatAge(ageMs: number): string {
  if (ageMs < MINUTE_MS) {
    return 'just now';
  }
  const [unitMs, unit] =
    ageMs < HOUR_MS ? [MINUTE_MS, 'minute'] : ageMs < 2 * DAY_MS ? [HOUR_MS, 'hour'] : [DAY_MS, 'day'];
  return `${countOf(Math.floor(ageMs / unitMs), unit)} ago`;
}
