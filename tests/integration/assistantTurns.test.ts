import { describe, expect, it } from 'vitest';
import { labeledTurns } from '../eval/labeledTurns.ts';
import { countMarks, type Mark, markTurns } from '../eval/turnMarks.ts';
import { sampleOf } from '../support/fullRun.ts';

const counts = countMarks(markTurns(sampleOf(labeledTurns(), 4)));
const count = (...marks: readonly Mark[]) => marks.reduce((sum, mark) => sum + (counts.get(mark) ?? 0), 0);
const share = (part: number, all: number) => (100 * part) / all;

describe('the answers to labeled turns of visitors', () => {
  const questions = count('deal meant', 'deal among others', 'other deal', 'not heard');
  const wishes = count('first fits', 'another fits', 'only near', 'none fits', 'none shown');

  it('are about the deals that are meant in four of five questions', () => {
    expect(share(count('deal meant'), questions)).toBeGreaterThanOrEqual(80);
  });

  it('say what they have to in four of five', () => {
    expect(share(count('said'), count('said', 'not said'))).toBeGreaterThanOrEqual(80);
  });

  it('begin with a deal that fits in three of five wishes, and show one in seven of ten', () => {
    expect(share(count('first fits'), wishes)).toBeGreaterThanOrEqual(59);
    expect(share(count('first fits', 'another fits'), wishes)).toBeGreaterThanOrEqual(69);
  });

  it('offer nothing else in half of the wishes that no deal fits', () => {
    expect(share(count('plain none'), count('plain none', 'offers anyway'))).toBeGreaterThanOrEqual(45);
  });
});
