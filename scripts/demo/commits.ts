import { runTool } from './processes.ts';
import type { Register } from './register.ts';

const MOST_COMMITS = '1000';

/** What was changed when and by whom: change-management evidence. Nothing where there is no history. */
export async function readCommits(signal: AbortSignal): Promise<Register | undefined> {
  try {
    // Of this very folder: unpacked inside another repository, its history would be no evidence of this one.
    const log = ['--git-dir=.git', 'log', '-n', MOST_COMMITS, '--format=%H%x00%aI%x00%an%x00%s'];
    const lines = (await runTool('git', log, signal)).split('\n').filter((line) => line !== '');
    return {
      fields: { sha: 'text', date: 'date', author: 'text', subject: 'text' },
      rows: lines.map((line) => line.split('\0')),
    };
  } catch (error) {
    signal.throwIfAborted();
    console.log(`  no commits.csv: there is no git history here (${String(error).split('\n').at(-1)})`);
    return undefined;
  }
}
