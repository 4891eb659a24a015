import { getInput } from '@actions/core';

import { type RawInputs, uploadInputs } from '../evidence/raw-inputs.ts';

/** The texts of all inputs: what the workflow says, else `PROOF_*` of the environment (design.md §3). */
export function readInputs(environment: Readonly<Record<string, string | undefined>>): RawInputs {
  return Object.fromEntries(
    uploadInputs.map((input) => {
      const given = getInput(input);
      return [input, given === '' ? environment[nameVariable(input)] : given];
    }),
  );
}

/** `base-url` is `PROOF_BASE_URL` in the environment. */
function nameVariable(input: string): string {
  return `PROOF_${input.toUpperCase().replaceAll('-', '_')}`;
}
