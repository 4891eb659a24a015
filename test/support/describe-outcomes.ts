import type { StepResult } from './run-action.ts';

/** Each outcome of a file, with the code of its failure: `failed refused`. */
export function describeOutcomes({ results }: StepResult, name: string | undefined): string[] {
  return results
    .filter(({ file }) => file === name)
    .map(({ outcome, error }) => (error === null ? outcome : `${outcome} ${error.code}`));
}
