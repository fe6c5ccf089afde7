import { describe, expect, it } from 'vitest';
import type { CareMessage } from '../../../care/careCorpus.ts';
import { leastScores } from '../../../care/trainCare.ts';

const judged = (
  from: CareMessage['from'],
  scores: readonly number[],
  { isLong = false, care = null }: { isLong?: boolean; care?: CareMessage['care'] } = {},
) => scores.map((score) => ({ message: { text: '', care, from }, isLong, score }));

const hundreds = Array.from({ length: 1000 }, (_, place) => place);

describe('tests/care/trainCare', () => {
  it('asks for a score that few harmless messages reach', () => {
    const { short } = leastScores([...judged('alike', hundreds), ...judged('conversation', [-5])]);
    const share = hundreds.filter((score) => score >= short).length / hundreds.length;
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.05);
  });

  it('asks for more where conversations would alarm', () => {
    expect(leastScores([...judged('alike', [1]), ...judged('conversation', [7])]).short).toBeGreaterThan(7);
  });

  it('asks for less where plain needs would be missed', () => {
    const needs = judged('composed', [3, 3, 3, 3], { care: 'crisis' });
    expect(leastScores([...judged('alike', [7]), ...needs]).short).toBe(3);
  });

  it('learns from long messages alone what to ask of them', () => {
    const stories = judged('story', [4], { isLong: true });
    const { short, long } = leastScores([...judged('alike', [1]), ...stories]);
    expect(short).toBeLessThan(2);
    expect(long).toBeGreaterThan(4);
  });
});
