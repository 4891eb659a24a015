import { expect, test } from 'vitest';
import type { EndpointKind } from '../../src/sandbox/endpoints.ts';
import { openFaultPicker } from '../../src/sandbox/faults/pick.ts';
import { parseFaults } from '../../src/sandbox/faults/rule.ts';

test('a file of rules holds one a line or several between semicolons, and comments', () => {
  const rules = parseFaults(`
    # the gateway is down; twice
    create,link nth=1,3: status code=502 commit=yes
    list every=2: loop; any share=12.5% times=3: reset at=mid-body
  `);
  expect(rules).toMatchObject([
    {
      when: { kind: 'nth', numbers: new Set([1, 3]) },
      fault: { kind: 'answer', status: 502, commit: 'yes' },
    },
    { when: { kind: 'every', number: 2 }, fault: { kind: 'loop' } },
    { when: { kind: 'share', share: 0.125 }, times: 3, fault: { kind: 'reset', at: 'mid-body' } },
  ]);
  expect(rules.map((rule) => rule.endpoints.size)).toEqual([2, 1, 7]);
});

test.each([
  ['create', /Write WHICH REQUESTS: WHAT HAPPENS/],
  ['upload: reset', /"upload" is no kind of request\. Known: any, write, read, create/],
  ['create: explode', /"explode" is nothing that can happen\. Known: reset, status/],
  ['create: reset at=lunch', /at is one of before-body, .*, not "lunch"/],
  ['create: reset when=now', /"when" is not known here\. Known: at/],
  ['create: status code', /"code" needs a value/],
  ['create: status code=42', /code is a whole number from 200 to 599/],
  ['create: status commit=soon', /commit is a duration such as/],
  ['create nth=0: reset', /nth is a whole number from 1/],
  ['create nth=1 every=2: reset', /exclude each other/],
  ['create share=110%: reset', /share is a part of 100/],
  ['create nth=1 nth=2: reset', /"nth" is there twice/],
])('the rule "%s" is refused with what is wrong', (rule, message) => {
  expect(() => parseFaults(rule)).toThrow(message);
  expect(() => parseFaults(rule)).toThrow(`In the rule "${rule}"`);
});

test.each([
  ['create nth=2,4: reset', '.X.X..'],
  ['create every=3: reset', '..X..X'],
  ['create: reset', 'XXXXXX'],
  ['create times=2: reset', 'XX....'],
  ['create every=2 times=2: reset', '.X.X..'],
])('"%s" strikes %s', (rule, expected) => {
  expect(strikes(rule, Array(6).fill('create'))).toBe(expected);
});

test('a rule counts the requests that fit it, not all', () => {
  expect(strikes('link nth=2: reset', ['create', 'link', 'list', 'link', 'link'])).toBe('...X.');
});

test('the same seed strikes the same requests, another seed others', () => {
  const rule = 'any share=50%: reset';
  const requests: EndpointKind[] = Array(64).fill('list');
  expect(strikes(rule, requests, 7)).toBe(strikes(rule, requests, 7));
  expect(strikes(rule, requests, 7)).not.toBe(strikes(rule, requests, 8));
});

test('a random share of 10 % strikes about a tenth', () => {
  const struck = strikes('any share=10%: reset', Array(10_000).fill('list')).replaceAll('.', '').length;
  expect(struck).toBeGreaterThan(850);
  expect(struck).toBeLessThan(1150);
});

test('a rule with a name waits for the name, and counts those that fit', () => {
  const picker = openFaultPicker(parseFaults('create nth=2 name=*.csv: reset'), 1);
  const names = ['a.csv', 'b.txt', 'b.csv', 'c.csv'];
  expect(names.map((name) => [picker.pick('create', undefined), picker.pick('create', name)?.text])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, 'create nth=2 name=*.csv: reset'],
    [undefined, undefined],
  ]);
});

function strikes(rule: string, requests: readonly EndpointKind[], seed = 1): string {
  const picker = openFaultPicker(parseFaults(rule), seed);
  return requests.map((kind) => (picker.pick(kind, undefined) === undefined ? '.' : 'X')).join('');
}
