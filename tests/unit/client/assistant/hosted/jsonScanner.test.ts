import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonScanner } from '../../../../../client/assistant/hosted/jsonScanner.ts';
import type { JsonValue } from '../../../../../client/assistant/hosted/jsonTree.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const keys = new Set(['deals', 'voice']);

/** What a scanner knows after `pieces`. */
function scanned(...pieces: string[]) {
  const scanner = createJsonScanner(keys);
  const changes = pieces.map((piece) => scanner.read(piece));
  const object = scanner.object();
  return { object, changes, isWhole: scanner.isWhole(object), scanner };
}

/** `object` with ordinary prototypes. */
const plain = (object: unknown): unknown => JSON.parse(JSON.stringify(object));

const json = fc.jsonValue({ maxDepth: 3 }).filter((value) => JSON.stringify(value).length < 900);

describe('client/assistant/hosted/jsonScanner', () => {
  it('reads any object, however it is cut', () => {
    fc.assert(
      fc.property(json, json, fc.array(fc.nat(), { maxLength: 8 }), (deals, voice, cuts) => {
        const text = JSON.stringify({ deals, voice });
        const at = cuts.map((cut) => cut % text.length).sort((a, b) => a - b);
        const pieces = [0, ...at].map((from, index) => text.slice(from, at[index] ?? text.length));
        const { object, isWhole } = scanned(...pieces);
        expect(plain(object)).toEqual(plain({ deals, voice }));
        expect(isWhole).toBe(true);
      }),
      propertyRuns(300),
    );
  });

  it('knows a value as soon as it is complete, and not before', () => {
    const text = '{"deals":[{"id":"soup","facts":["price"';
    const scanner = createJsonScanner(keys);
    const known = [...text].map((character) => scanner.read(character));
    expect(known.flatMap((isNew, index) => (isNew ? text.slice(0, index + 1) : []))).toEqual([
      '{"deals":[{"id":"soup"',
      text,
    ]);
    expect(plain(scanner.object())).toEqual({ deals: [{ id: 'soup', facts: ['price'] }] });
    const [deal] = (scanner.object()?.deals ?? []) as JsonValue[];
    expect(scanner.isWhole(deal)).toBe(false);
    scanner.read(']}');
    expect(scanner.isWhole(deal)).toBe(true);
    expect(scanner.isWhole(scanner.object()?.deals)).toBe(false);
  });

  it.each([
    ['prose and a code fence', 'Here you are:\n```json\n{"deals":["a"]}\n``` Enjoy {"deals":["b"]}'],
    ['another object', 'The form is {"form":{"x":[1]}}. {"deals":["a"]}'],
    ['reasoning', '<think>Maybe {"deals":["b"]}?</think>{"deals":["a"]}'],
    ['needless commas', '{"deals":["a",],}'],
    ['the wrong bracket', '{"deals":["a"}}'],
  ])('finds the answer after or despite %s', (_, text) => {
    expect(plain(scanned(...text).object)).toEqual({ deals: ['a'] });
  });

  it('has no prototype to spoil', () => {
    const { object } = scanned('{"__proto__":{"isAdmin":true},"deals":["a"]}');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(Object.keys(object ?? {})).toEqual(['__proto__', 'deals']);
  });

  it('survives any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('{', '"', '\\u', '[', '"deals":', '}', ','),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => void scanned(...pieces)),
      propertyRuns(300),
    );
  });

  it.each([
    '【',
    '{',
    '[',
    '"',
    '{"deals":',
    '{"deals":[{"id":"',
    '\\',
    '<think>',
    '{"a":1}',
    ',',
    '{"deals":["a","b"],',
  ])('takes time in proportion to the text: 256 kB of "%s" in small pieces', (part) => {
    const text = part.repeat(Math.ceil(262_144 / part.length));
    const scanner = createJsonScanner(keys);
    const begin = performance.now();
    for (let at = 0; at < text.length; at += 16) scanner.read(text.slice(at, at + 16));
    // Far above the 20 ms that it takes, and far below what it would take if it read anything twice.
    expect(performance.now() - begin).toBeLessThan(400);
  });
});
