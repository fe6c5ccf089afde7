import { describe, expect, it } from 'vitest';
import { type CareExample, fitWeights, neediest } from '../../../care/fitWeights.ts';

const example = (isMeant: boolean, ...parts: number[][]): CareExample => ({
  ...{ isMeant, weight: 1 },
  parts: parts.map((part) => Uint32Array.from(part)),
});

// 1 tells those that are meant; 2 and 3 tell nothing, and 4 occurs once.
const examples = [
  example(true, [1, 2]),
  example(true, [2], [1, 3]),
  example(true, [1, 4]),
  example(false, [2, 3]),
  example(false, [3]),
  example(false, [2]),
];

describe('tests/care/fitWeights', () => {
  it('tells examples apart by what only those that are meant have', () => {
    const { weights, bias } = fitWeights(examples, 8, 8);
    for (const { parts, isMeant } of examples)
      expect(neediest(parts, weights).score + bias > 0).toBe(isMeant);
  });

  it('gives weight to as many features as asked, and to none that occurs once', () => {
    expect(fitWeights(examples, 8, 1).weights.filter((weight) => weight !== 0)).toHaveLength(1);
    expect(fitWeights(examples, 8, 8).weights[4]).toBe(0);
  });

  it('comes to the same for the same', () => {
    expect(fitWeights(examples, 8, 8)).toEqual(fitWeights(examples, 8, 8));
  });
});
