import type { EndpointKind } from '../endpoints.ts';
import type { FaultRule, When } from './rule.ts';

/** Chooses which request is struck by which rule, and keeps the counts. The same seed and requests give the same faults. */
export interface FaultPicker {
  readonly rules: readonly FaultRule[];
  /**
   * Counts a request for all rules that fit, and returns the first that strikes.
   *
   * @param filename undefined while it is not known: rules that ask for a name wait for it, all others are done by then
   */
  pick(endpoint: EndpointKind, filename: string | undefined): FaultRule | undefined;
}

/** @param seed of the rules that strike a random share */
export function openFaultPicker(rules: readonly FaultRule[], seed: number): FaultPicker {
  const counters = rules.map((rule, index) => ({
    rule,
    seen: 0,
    struck: 0,
    random: startRandom(seed + index * 7919),
  }));
  return {
    rules,
    pick(endpoint, filename) {
      let picked: FaultRule | undefined;
      for (const counter of counters) {
        const { rule } = counter;
        if (!rule.endpoints.has(endpoint) || !fitsName(rule, filename)) continue;
        counter.seen += 1;
        const strikes = isTurn(rule.when, counter.seen, counter.random) && counter.struck < rule.times;
        if (!strikes || picked !== undefined) continue;
        counter.struck += 1;
        picked = rule;
      }
      return picked;
    },
  };
}

function fitsName(rule: FaultRule, filename: string | undefined): boolean {
  if (filename === undefined) return rule.name === undefined;
  return rule.name?.test(filename) === true;
}

function isTurn(when: When, seen: number, random: () => number): boolean {
  if (when.kind === 'nth') return when.numbers.has(seen);
  if (when.kind === 'every') return seen % when.number === 0;
  if (when.kind === 'share') return random() < when.share;
  return true;
}

/** The generator "mulberry32": small, seedable, and even enough to choose requests by. Returns numbers in [0, 1). */
function startRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
