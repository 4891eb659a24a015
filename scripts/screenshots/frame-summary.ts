import { readFile } from 'node:fs/promises';

import { marked } from 'marked';

/**
 * The page that GitHub makes of a step's job summary: its Markdown in a box that bears the job's name, in GitHub's colours.
 *
 * @param file the summary as the step wrote it
 */
export async function frameSummary(file: string): Promise<string> {
  const html = await marked.parse(await readFile(file, 'utf8'), { gfm: true });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>
<main><h2>evidence summary</h2>${html}</main>`;
}

const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #0d1117);
  --ink: light-dark(#1f2328, #f0f6fc);
  --line: light-dark(#d1d9e0, #3d444d);
  --stripe: light-dark(#f6f8fa, #151b23);
  --code: light-dark(#818b981f, #656c7633);
}
body { margin: 0; background: var(--ground); }
main {
  padding: 16px 20px 20px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--ground);
  color: var(--ink);
  font: 13px/1.5 "Noto Sans", Helvetica, Arial, sans-serif;
}
h2 { margin: 0 0 12px; font-size: 13px; }
h3 { margin: 0 0 10px; font-size: 17px; }
h4 { margin: 14px 0 10px; font-size: 14px; }
p { margin: 0 0 10px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 5px 9px; border: 1px solid var(--line); }
tbody tr:nth-child(2n) { background: var(--stripe); }
code { padding: 2px 5px; border-radius: 6px; background: var(--code); font: 11.5px/1.4 "Liberation Mono", monospace; white-space: nowrap; }
`;
