import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeAll, afterAll, describe, expect, it } from 'vitest';

import { readOptions } from '../../bench/options.ts';
import { measureCommand } from '../../bench/run/measure.ts';
import { summarizeRuns } from '../../bench/run/summary.ts';

const MIB = 1024 ** 2;

describe('measuring a command', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'proof-measure-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const measureNode = (script: string) =>
    measureCommand({ program: process.execPath, args: ['-e', script] }, path.join(folder, 'log'));

  it('fails with the end of the log when the command does', async () => {
    await expect(measureNode("console.log('out of luck'); process.exit(3)")).rejects.toThrow('out of luck');
  });

  it('fails when the command is ended by a signal', async () => {
    await expect(measureNode("process.kill(process.pid, 'SIGKILL')")).rejects.toThrow('failed');
  });

  it('counts the processor time of grandchildren', async () => {
    const busy = 'const end = Date.now() + 150; while (Date.now() < end);';
    const script = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    const { cpuSeconds } = await measureNode(script);
    expect(cpuSeconds).toBeGreaterThan(0);
  });

  it.runIf(process.platform === 'linux')('sees the memory of the largest process', async () => {
    const { peakBytes } = await measureNode(`Buffer.alloc(200 * ${MIB}, 1); setTimeout(() => {}, 200)`);
    expect(peakBytes).toBeGreaterThan(200 * MIB);
  });
});

describe('the figures of several runs', () => {
  const runs = [3, 1, 2, 10].map((seconds) => ({
    seconds,
    cpuSeconds: seconds,
    peakBytes: seconds === 10 ? undefined : seconds,
    requests: undefined,
    sinkCpuSeconds: undefined,
  }));

  it('are medians, with the fastest and the slowest beside them', () => {
    expect(summarizeRuns(runs)).toEqual({
      seconds: 2.5,
      fastestSeconds: 1,
      slowestSeconds: 10,
      cpuSeconds: 2.5,
      peakBytes: 2,
      requests: undefined,
      sinkCpuSeconds: undefined,
    });
  });
});

describe('the options of the benchmark', () => {
  it('name cases, rounds, scale and a file', () => {
    expect(readOptions(['--case', 'b,c', '--rounds', '3', '--scale', '0.1', '--json', 'f'])).toEqual({
      cases: ['b', 'c'],
      rounds: 3,
      scale: 0.1,
      json: 'f',
    });
    expect(readOptions([])).toEqual({ cases: [], rounds: undefined, scale: 1, json: undefined });
  });

  it.each([
    ['--rounds', '0'],
    ['--scale', '2'],
    ['--scale', 'x'],
    ['--round', '1'],
  ])('refuse %s %s', (...args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
