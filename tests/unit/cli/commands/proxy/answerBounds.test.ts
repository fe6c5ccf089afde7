import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerBounds } from '../../../../../cli/commands/proxy/answerBounds.ts';
import { statedTopics } from '../../../../../data/model/assistant/modelAnswer.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

/** What is passed on of a text that comes in `pieces`. */
function bounded(pieces: readonly string[]): string {
  const bound = createAnswerBounds();
  return pieces.map((piece) => bound(piece) ?? '').join('');
}

const answer = {
  deals: [
    { id: 'a-deal-with-a-long-name', facts: statedTopics, quotes: [{ field: 'included', index: 0 }] },
    { id: 'another', facts: ['price'], quotes: [] },
  ],
  cannot: ['a "pool"', 'C:\\'],
  wish: 'Something lovely 🎉',
  opening: 'é'.repeat(400),
};

describe('cli/commands/proxy/answerBounds', () => {
  it('passes on an answer in the format as it is, whatever its pieces', () => {
    for (const indent of [0, 2]) {
      const text = JSON.stringify(answer, null, indent);
      fc.assert(
        fc.property(fc.array(fc.nat(text.length), { maxLength: 20 }), (cuts) => {
          const at = [0, ...cuts.sort((a, b) => a - b), text.length];
          const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));
          expect(bounded(pieces)).toBe(text);
        }),
        propertyRuns(200),
      );
    }
  });

  it('cuts each string, and whatever stands between two, and keeps the form', () => {
    const essay = 'Once upon a time \u2028\n"there" was 🎉\\. '.repeat(40);
    const text = JSON.stringify({ cannot: [essay, 'pool', essay], voice: { opening: essay, closing: '' } });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (size) => {
        const pieces = text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
        const kept = JSON.parse(bounded(pieces));
        expect(kept.cannot[1]).toBe('pool');
        for (const cut of [kept.cannot[0], kept.cannot[2], kept.voice.opening]) {
          expect([...cut].length).toBeLessThanOrEqual(400);
          expect(essay.startsWith(cut)).toBe(true);
        }
      }),
      propertyRuns(200),
    );
    expect(bounded(['x'.repeat(5000)])).toBe('x'.repeat(400));
  });

  it('gives up an answer that is too long', () => {
    const bound = createAnswerBounds();
    expect(bound('"so",'.repeat(1200))).not.toBeNull();
    expect(bound('"')).toBeNull();
  });

  it('keeps what it has already passed on, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (pieces) => {
        const bound = createAnswerBounds();
        for (const piece of pieces) expect((bound(piece) ?? '').length).toBeLessThanOrEqual(piece.length);
      }),
      propertyRuns(500),
    );
  });
});
