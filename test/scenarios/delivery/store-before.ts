import { expect } from 'vitest';

import type { Sandbox } from '../../../src/sandbox/sandbox.ts';

/** Bytes that no run sends. */
export const BEFORE = 'from before\n';

/** Gives the service an item of this name before a run. */
export async function storeBefore({ url, token }: Sandbox, filename: string): Promise<void> {
  const body = new FormData();
  body.set('proof', new Blob([BEFORE], { type: 'text/csv' }), filename);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v1/proof`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
}
