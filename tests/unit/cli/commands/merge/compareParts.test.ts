import { describe, expect, it } from 'vitest';
import { compareParts } from '../../../../../cli/commands/merge/compareParts.ts';
import type { Part } from '../../../../../cli/commands/merge/readPart.ts';
import { partsOf, wholeManifest } from './sampleParts.ts';

const parts = partsOf(wholeManifest, 12);
const problemsOf = (given: readonly Part[]) =>
  compareParts(given, 'dist').map(({ code, file, problem }) => `${code} ${file}: ${problem}`);

const withFifth = (change: (part: Part) => Part) => parts.map((part, at) => (at === 4 ? change(part) : part));

describe('cli/commands/merge/compareParts', () => {
  it('accepts the parts of one site', () => {
    expect(problemsOf(parts)).toEqual([]);
  });

  it('lists missing parts, but only the first of many', () => {
    expect(problemsOf(parts.filter((_, at) => at !== 6))).toEqual([
      'CD508 dist: Of the 12 parts of this site, 1 is missing: 7/12.',
    ]);
    expect(problemsOf(parts.slice(0, 2))).toEqual([
      'CD508 dist: Of the 12 parts of this site, 10 are missing: 3/12, 4/12, 5/12, 6/12, 7/12, 8/12, 9/12, 10/12, ….',
    ]);
  });

  it('explains how to build a missing part', () => {
    expect(compareParts(parts.slice(1), 'dist')[0]?.hint).toContain(
      'city-deals build --shard 1/12 --now 2026-11-20T12:00:00.000Z',
    );
  });

  it('reports each part that is given more than once', () => {
    const again = parts.slice(2, 4).map((part) => ({ ...part, label: `copy-of-${part.shard.index}` }));
    expect(problemsOf([...parts, ...again])).toEqual([
      'CD509 copy-of-3: Part 3/12 is given twice: parts/3 has it too.',
      'CD509 copy-of-4: Part 4/12 is given twice: parts/4 has it too.',
    ]);
  });

  it.each([
    ['number', (part: Part) => ({ ...part, shard: { index: 5, count: 13 } }), 'one of 13 parts'],
    ['version', (part: Part) => withHead(part, { engine: 'other' }), 'different versions of city-deals'],
    [
      'instant',
      (part: Part) => withHead(part, { builtAt: '2027-01-01T00:00:00.000Z' }),
      'built for 2027-01-01T00:00:00.000Z',
    ],
    ['plan', (part: Part) => ({ ...part, plan: 'other' }), 'different content'],
    [
      'next due instant',
      (part: Part) => withHead(part, { nextDue: '2027-01-01T00:00:00.000Z' }),
      'different content',
    ],
  ])('reports a part with another %s, but no missing parts', (_, change, problem) => {
    const problems = problemsOf(withFifth(change).slice(1));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('CD507 parts/5: ');
    expect(problems[0]).toContain(problem);
  });
});

const withHead = (part: Part, head: Partial<Part['manifest']>): Part => ({
  ...part,
  manifest: { ...part.manifest, ...head },
});
