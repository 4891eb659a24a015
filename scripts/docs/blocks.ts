import { glob, readFile } from 'node:fs/promises';

import { marked } from 'marked';

/** A fenced block of a paper. */
export interface CodeBlock {
  /** `README.md, block 3, "npm run sandbox"`: with its first line, so that a reader finds it. */
  readonly where: string;
  /** The first word behind the fence, `yaml` also for `yml`; undefined where there is none. */
  readonly language: string | undefined;
  /** What else stands behind the fence: what is in a block that no language says enough of. */
  readonly about: string;
  /** Without the fence, and without the indentation of a list around it. */
  readonly text: string;
}

/** The papers of this repository, by name. */
export async function listPapers(): Promise<string[]> {
  const papers: string[] = [];
  for await (const paper of glob(['*.md', 'docs/*.md'])) {
    papers.push(paper);
  }
  return papers.toSorted();
}

/** The fenced blocks of a Markdown file, in its order. */
export async function readBlocks(file: string): Promise<CodeBlock[]> {
  const tokens = await readTokens(file);
  return tokens
    .filter(({ type }) => type === 'code')
    .map(({ lang, text = '' }, index) => {
      const [language = '', ...about] = (lang ?? '').split(' ');
      return {
        where: `${file}, block ${index + 1}, "${text.split('\n', 1)[0]?.trim()}"`,
        language: language === '' ? undefined : language === 'yml' ? 'yaml' : language,
        about: about.join(' '),
        text: `${text}\n`,
      };
    });
}

/** The code spans of a Markdown file, in its order, each once. */
export async function readSpans(file: string): Promise<string[]> {
  const tokens = await readTokens(file);
  const spans = tokens.filter(({ type }) => type === 'codespan').map(({ text = '' }) => text);
  return [...new Set(spans)];
}

/** All tokens, those of lists and tables too. */
async function readTokens(file: string): Promise<MarkdownToken[]> {
  const tokens: MarkdownToken[] = [];
  void marked.walkTokens(marked.lexer(await readFile(file, 'utf8')), (token) => void tokens.push(token));
  return tokens;
}

interface MarkdownToken {
  readonly type: string;
  readonly text?: string;
  readonly lang?: string;
}
