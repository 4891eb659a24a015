import type { Outcome } from '../evidence/outcome.ts';
import { formatTarget } from '../evidence/targets.ts';
import { cell, code } from './markdown-cells.ts';
import { neutralizeAttribute, neutralizeLine } from './neutral.ts';
import { formatBytes } from './quantities.ts';
import { describeSubject } from './sentences.ts';
import type { Column } from './summary-table.ts';

const DIGEST_SHOWN_CHARS = 12;
/** An id that is longer, such as a UUID, would take three lines of a row: its beginning is shown. */
const ID_LIMIT_CHARS = 16;
const ID_SHOWN_CHARS = 8;

const fileColumn: Column<Outcome> = {
  title: 'File',
  align: 'left',
  render: ({ step }) => code(describeSubject(step)),
};
const targetsColumn: Column<Outcome> = {
  title: 'Targets',
  align: 'left',
  render: ({ step }) => step.targets.map((target) => code(formatTarget(target))).join(' '),
};

/** What did not land: what happened, and the way out. */
export const failureColumns: readonly Column<Outcome>[] = [
  fileColumn,
  { title: 'Step', align: 'left', render: ({ step }) => step.kind },
  targetsColumn,
  { title: 'Outcome', align: 'left', render: ({ kind }) => kind },
  {
    title: 'What happened, and what to do',
    align: 'left',
    render: ({ failure }) => cell(failure?.message ?? ''),
  },
];

/** What landed, or is planned: where it is. */
export function listLandedColumns(webUrl: string | undefined): readonly Column<Outcome>[] {
  return [
    fileColumn,
    { title: 'Outcome', align: 'left', render: describeKind },
    { title: 'Item', align: 'left', render: ({ proofId }) => renderItem(proofId, webUrl) },
    { title: 'Version', align: 'right', render: ({ version }) => String(version ?? '') },
    targetsColumn,
    { title: 'Size', align: 'right', render: ({ size }) => renderSize(size) },
    {
      title: 'SHA-256',
      align: 'left',
      render: ({ sha256 = '' }) => (sha256 === '' ? '' : code(sha256.slice(0, DIGEST_SHOWN_CHARS))),
    },
  ];
}

function describeKind({ step, kind, recovered }: Outcome): string {
  if (kind === 'planned') {
    return cell(`${step.kind}: ${step.why}`);
  }
  return recovered ? `${kind} (recovered)` : kind;
}

function renderSize(size: number | undefined): string {
  return size === undefined ? '' : formatBytes(size).replace(' ', '&nbsp;');
}

function renderItem(proofId: string | undefined, webUrl: string | undefined): string {
  if (proofId === undefined) {
    return '';
  }
  const isLong = proofId.length > ID_LIMIT_CHARS;
  const shown = code(isLong ? `${proofId.slice(0, ID_SHOWN_CHARS).toWellFormed()}…` : proofId);
  const title = isLong ? ` title="${neutralizeAttribute(neutralizeLine(proofId))}"` : '';
  const address = webUrl?.replaceAll('{id}', encodeURIComponent(proofId.toWellFormed())) ?? '';
  if (!URL.canParse(address)) {
    return title === '' ? shown : `<span${title}>${shown}</span>`;
  }
  return `<a href="${neutralizeAttribute(new URL(address).href)}"${title}>${shown}</a>`;
}
