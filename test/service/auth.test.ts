import { describe, expect, test } from 'vitest';
import { mintedTokens } from '../../src/service/auth.ts';

/** A source on a clock of its own; the tokens are called t1, t2, … */
function makeSource(lifeSeconds: number | undefined) {
  const clock = { now: 0 };
  const minted: string[] = [];
  const mint = async () => ({ token: `t${minted.length + 1}`, lifeSeconds });
  const source = mintedTokens(
    mint,
    (token) => minted.push(token),
    () => clock.now,
  );
  return { clock, minted, source };
}

describe('minted tokens', () => {
  test.each([
    ['a minute before an hour is over', 3600, 3_539_999, 3_540_000],
    ['when a quarter of a short life is left', 8, 5_999, 6_000],
  ])('are renewed %s', async (_, lifeSeconds, fresh, due) => {
    const { clock, minted, source } = makeSource(lifeSeconds);
    await source.current();
    clock.now = fresh;
    expect(await source.current()).toBe('t1');
    clock.now = due;
    expect(await source.current()).toBe('t2');
    expect(minted).toEqual(['t1', 't2']);
  });

  test('without a told life are kept until they are refused', async () => {
    const { clock, source } = makeSource(undefined);
    await source.current();
    clock.now = Number.MAX_SAFE_INTEGER;
    expect(await source.current()).toBe('t1');
  });

  test('are minted once for all who wait', async () => {
    const { minted, source } = makeSource(60);
    expect(await Promise.all([source.current(), source.current(), source.current()])).toEqual([
      't1',
      't1',
      't1',
    ]);
    expect(minted).toEqual(['t1']);
  });

  test('are replaced once when they are refused, for all who were refused', async () => {
    const { minted, source } = makeSource(60);
    await source.current();
    expect([source.refuse('t1'), source.refuse('t1')]).toEqual([true, true]);
    expect(await source.current()).toBe('t2');
    expect(source.refuse('t1')).toBe(true);
    expect(await source.current()).toBe('t2');
    expect(source.refuse('t2')).toBe(false);
    expect(minted).toEqual(['t1', 't2']);
  });

  test('can be had later when they could not be had at first', async () => {
    let attempts = 0;
    const source = mintedTokens(async () => {
      attempts++;
      if (attempts === 1) {
        throw new Error('down');
      }
      return { token: 't', lifeSeconds: 60 };
    });
    await expect(source.current()).rejects.toThrow('down');
    expect(await source.current()).toBe('t');
  });
});
