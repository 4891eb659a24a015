import { appendFile } from 'node:fs/promises';

/** Adds to the job summary, where a runner names a file for it; nothing is rendered where none does. */
export async function appendSummary(
  environment: Readonly<Record<string, string | undefined>>,
  render: () => string,
): Promise<void> {
  const file = environment['GITHUB_STEP_SUMMARY'];
  if (file !== undefined && file !== '') {
    await appendFile(file, render());
  }
}
