import { describe, expect, it } from 'vitest';
import { leastScores } from '../../../care/trainCare.ts';

const judged = (from: 'alike' | 'conversation', scores: readonly number[]) =>
  scores.map((score) => ({ message: { text: '', care: null, from }, score, alone: score }));

describe('tests/care/trainCare', () => {
  it('asks for a score that few harmless messages reach, and nearly none by one sentence', () => {
    const scores = Array.from({ length: 1000 }, (_, place) => place);
    const { beside, alone } = leastScores([...judged('alike', scores), ...judged('conversation', [-5])]);
    expect(scores.filter((score) => score >= beside)).toHaveLength(20);
    expect(scores.filter((score) => score >= alone)).toHaveLength(10);
  });

  it('asks for more where conversations would alarm', () => {
    expect(leastScores([...judged('alike', [1]), ...judged('conversation', [7])]).beside).toBeGreaterThan(7);
  });
});
