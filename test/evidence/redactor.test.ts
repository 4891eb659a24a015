import { expect, test } from 'vitest';

import { createRedactor } from '../../src/evidence/redactor.ts';

const TOKEN = 'sesame-open-1234';

test('a secret is blotted out of every text of plain data, however deep', () => {
  const { redact } = createRedactor([TOKEN]);
  const told = { message: `Bearer ${TOKEN}`, steps: [{ names: ['a', TOKEN] }], size: 3 };
  expect(redact(told)).toEqual({ message: 'Bearer ***', steps: [{ names: ['a', '***'] }], size: 3 });
});

test('what holds no secret is the same object, not a copy', () => {
  const { redact } = createRedactor([TOKEN]);
  const step = { name: 'a.txt', targets: ['control:CC8.1'] };
  const told = { outcome: { step }, message: TOKEN };
  expect(redact(step)).toBe(step);
  expect(redact(told).outcome).toBe(told.outcome);
});

test('a secret that is learned later is blotted out of what was told before, too', () => {
  const redactor = createRedactor([TOKEN]);
  const told = { message: 'minted-token-5678' };
  expect(redactor.redact(told)).toBe(told);
  redactor.add('minted-token-5678');
  expect(redactor.redact(told)).toEqual({ message: '***' });
});

test('what is held twice is held twice afterwards', () => {
  const { redact } = createRedactor([TOKEN]);
  const entry = { note: TOKEN };
  const [one, other] = redact([entry, entry]);
  expect(one).toEqual({ note: '***' });
  expect(other).toBe(one);
});

test('what is no plain data is left alone', () => {
  const { redact } = createRedactor([TOKEN]);
  const map = new Map([[TOKEN, 1]]);
  expect(redact({ map }).map).toBe(map);
});
