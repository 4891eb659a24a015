import { getInput } from '@actions/core';

import { type InputName, nameVariable, type RawInputs } from '../evidence/inputs/raw-inputs.ts';

/** The texts of an action's inputs: what the workflow says, else `PROOF_*` of the environment (README.md, "Inputs"). */
export function readInputs(
  inputs: readonly InputName[],
  environment: Readonly<Record<string, string | undefined>>,
): RawInputs {
  return Object.fromEntries(
    inputs.map((input) => {
      const given = getInput(input);
      return [input, given === '' ? environment[nameVariable(input)] : given];
    }),
  );
}
