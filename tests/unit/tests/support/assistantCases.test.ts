import { describe, expect, it } from 'vitest';
import { parseAssistantCases } from '../../../support/assistantCases.ts';

const line = (fields: object) => JSON.stringify({ id: 'a', group: 'plain', turns: ['hi'], ...fields });
const causes = (fields: object) => parseAssistantCases(line(fields)).faults.map(({ cause }) => cause);

describe('tests/support/assistantCases', () => {
  it('parses conversations with their lines, and skips empty ones', () => {
    const { cases, faults } = parseAssistantCases(`${line({})}\n\n${line({ id: 'b', concrete: true })}\n`);
    expect(faults).toEqual([]);
    expect(cases.map(({ line: number, example }) => [number, example.id])).toEqual([
      [1, 'a'],
      [3, 'b'],
    ]);
    expect(cases[0]?.example).toMatchObject({ expect: {}, expectAt: {}, why: '' });
  });

  it('takes all that can be expected', () => {
    const deals = {
      min: 1,
      max: 3,
      every: { on: '2026-12-05', part: 'late' },
      lead: { age: 6 },
      includes: ['soup'],
    };
    const expectation = { deals, says: ['a', ['b', 'c']], neverSays: ['d'], language: 'es', help: false };
    expect(causes({ expect: expectation, expectAt: { 0: expectation } })).toEqual([]);
  });

  it('reports lines that are no JSON, and ids used twice', () => {
    const { faults } = parseAssistantCases(`{\n${line({})}\n${line({})}`);
    expect(faults.map(({ line: number }) => number)).toEqual([1, 3]);
    expect(faults[1]?.cause).toBe('id: "a" is that of line 2 too');
  });

  it('reports what is misspelled or of the wrong kind, with its place', () => {
    expect(causes({ turns: [] })[0]).toMatch(/^turns: /);
    expect(causes({ expects: {} })[0]).toContain('expects');
    expect(causes({ expect: { deals: { every: { prceMax: 5 } } } })[0]).toMatch(
      /^expect\.deals\.every: .*prceMax/,
    );
    expect(causes({ expect: { deals: { every: { part: 'late' } } } })[0]).toContain('part needs on');
    expect(causes({ expect: { deals: { every: { on: 'Friday' } } } })[0]).toMatch(
      /^expect\.deals\.every\.on: /,
    );
    expect(causes({ expect: { preferences: { categories: 'food' } } })[0]).toMatch(
      /^expect\.preferences\.categor/,
    );
    expect(causes({ expectAt: { 1: {} } })[0]).toBe('expectAt: names a turn that there is not');
  });
});
