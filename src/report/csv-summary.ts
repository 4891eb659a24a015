import type { CsvCheck } from '../evidence/csv/check.ts';
import type { FindingGroup } from '../evidence/csv/findings.ts';
import { describeFinding } from './csv-sentences.ts';
import { neutralizeMarkdown } from './neutral.ts';
import { countOf } from './quantities.ts';

const FILES_SHOWN = 20;
const GROUPS_SHOWN = 10;

/** A short block for each CSV with findings: a line a column, however many cells are wrong. Markdown; empty without findings. */
export function renderCsvChecks(checks: readonly CsvCheck[]): string {
  const found = checks.filter(({ groups }) => groups.length > 0);
  if (found.length === 0) {
    return '';
  }
  const rest = found.length - FILES_SHOWN;
  const cut = rest > 0 ? `\n${countOf(rest, 'more file')} with findings; the log has them.\n` : '';
  return `#### CSV findings\n${found.slice(0, FILES_SHOWN).map(renderCheck).join('')}${cut}`;
}

function renderCheck({ path, rows, groups }: CsvCheck): string {
  const rest = groups.length - GROUPS_SHOWN;
  const cut = rest > 0 ? `\n${countOf(rest, 'more column')} with findings.\n` : '';
  const lines = groups.slice(0, GROUPS_SHOWN).map(renderGroup).join('');
  return `\n<code>${neutralizeMarkdown(path)}</code>, ${countOf(rows, 'row')}:\n\n| Where | Findings | First at | For example |\n| --- | --- | --- | --- |\n${lines}${cut}`;
}

function renderGroup({ subject, count, first }: FindingGroup): string {
  const { line, level } = first;
  const cells = [
    neutralizeMarkdown(subject),
    countOf(count, level),
    line === undefined ? '' : `line ${line}`,
    neutralizeMarkdown(describeFinding(first)),
  ];
  return `| ${cells.join(' | ')} |\n`;
}
