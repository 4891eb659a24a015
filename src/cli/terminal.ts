import { styleText } from 'node:util';

import { neutralizeLine } from '../report/neutral.ts';
import { createProgress, type Progress } from './progress.ts';

/** Where a command speaks to people. Every text passes the neutral layer on its way. */
export interface Terminal {
  /** What the command was asked for. Goes to standard error where standard output holds a document. */
  say(line: string, tone?: Tone): void;
  /** What a person ought to know besides. Always on standard error. */
  warn(line: string): void;
  /** How far it is, while it takes long. */
  readonly progress: Progress;
}

type Tone = 'plain' | 'good' | 'bad';

const colors = { good: 'green', bad: 'red' } as const;

/** Colours obey NO_COLOR and FORCE_COLOR, as `styleText` does. */
export function openTerminal({ json }: { readonly json: boolean }): Terminal {
  const output = json ? process.stderr : process.stdout;
  const progress = createProgress(process.stderr);
  const print = (stream: NodeJS.WriteStream, text: string) => {
    progress.above(stream, `${text}\n`);
  };
  return {
    say(line, tone = 'plain') {
      const text = neutralizeLine(line);
      print(output, tone === 'plain' ? text : styleText(colors[tone], text, { stream: output }));
    },
    warn(line) {
      const text = neutralizeLine(line);
      print(process.stderr, styleText('yellow', text, { stream: process.stderr }));
    },
    progress,
  };
}
