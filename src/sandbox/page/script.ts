import { drawItem } from './draw-item.ts';
import { formatSize } from './format-size.ts';
import { revealHidden } from './reveal-hidden.ts';
import { runPage } from './run-page.ts';

/**
 * The page's script: the text of functions that are linted and type-checked with everything else, and reach the
 * browser inside the program, because a bundler carries JavaScript only.
 */
export const pageScript = `const drawItem = ${drawItem.toString()};
const runPage = ${runPage.toString()};
const formatSize = ${formatSize.toString()};
const revealHidden = ${revealHidden.toString()};
const browser = {
  document,
  origin: location.origin,
  openEvents: (path) => new EventSource(path),
  confirm: (question) => confirm(question),
  post: (path) => fetch(path, { method: 'POST' }),
  fetchText: async (path) => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(path + ': ' + response.status);
    return response.text();
  },
};
runPage(browser, drawItem, { formatSize, revealHidden });
`;
