import { describe, expect, it } from 'vitest';
import { leastScore } from '../../../care/trainCare.ts';

const judged = (from: 'alike' | 'conversation', scores: readonly number[]) =>
  scores.map((score) => ({ message: { text: '', care: null, from }, score }));

describe('tests/care/trainCare', () => {
  it('asks for a score that few harmless messages reach', () => {
    const scores = Array.from({ length: 1000 }, (_, place) => place);
    const least = leastScore([...judged('alike', scores), ...judged('conversation', [-5])]);
    expect(scores.filter((score) => score >= least)).toHaveLength(25);
  });

  it('asks for more where conversations would alarm', () => {
    expect(leastScore([...judged('alike', [1]), ...judged('conversation', [7])])).toBeGreaterThan(7);
  });
});
