import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestQuestion } from '../../../../../client/assistant/facts/knownQuestions.ts';
import { utteranceOf } from '../../../../../client/assistant/words/utteranceOf.ts';
import { englishFactReplies } from '../../../../../data/language/english/factReplies.ts';
import type { KnownQuestion } from '../../../../../data/model/deals/dealDetails.ts';

const warm: KnownQuestion = {
  asked: ['will my toddler freeze', 'is the hall cold in winter', 'should we bring sweaters'],
  says: ['The hall is heated.'],
};
const music: KnownQuestion = {
  asked: ['is it loud', 'can we talk while they play'],
  says: ['No band on weekdays.'],
};
const booking: KnownQuestion = { asked: ['can I just show up', 'do they take walk-ins'], fact: 'booking' };
const untold: KnownQuestion = { asked: ['is there wifi', 'can I charge my phone'] };
const questions = [warm, music, booking, untold];

const near = (text: string, known: readonly KnownQuestion[] = questions) =>
  nearestQuestion(
    utteranceOf(text),
    { title: 'Soup in the old hall' },
    { description: '', places: [], questions: known },
    englishFactReplies,
  );

describe('client/assistant/facts/knownQuestions', () => {
  it.each([
    ['will the toddlers freeze in there?', warm],
    ['is it heated', warm],
    ['gonna be loud?', music],
    ['could we just show up tomorrow', booking],
    ['any place to charge a phone', untold],
  ])('finds what people asked in like words: %s', (text, question) => {
    expect(near(text)?.question).toBe(question);
    expect(near(text)?.nearness).toBeGreaterThan(0.3);
  });

  it('comes near to nothing by words that all questions have', () => {
    expect(near('and what can I do there')?.nearness).toBe(0);
    expect(near('is there something in it')?.nearness).toBe(0);
  });

  it('comes near to nothing by the name of the deal', () => {
    expect(near('is the old hall far')?.nearness).toBe(near('is the hall far')?.nearness);
    expect(near('soup')?.nearness).toBe(0);
  });

  it('is surer of what is nearer than all that has another answer', () => {
    const alike: KnownQuestion = { asked: ['will my baby freeze'], says: ['Babies get blankets.'] };
    const alone = near('will my kid freeze');
    const rivaled = near('will my kid freeze', [...questions, alike]);
    expect(alone?.likelihood).toBeGreaterThan(rivaled?.likelihood ?? 1);
  });

  it('knows nothing of a deal without questions', () => {
    expect(near('is it cold', [])).toBeNull();
  });

  it('is sure of each message that is known, and never out of bounds', () => {
    for (const question of questions)
      for (const text of question.asked) expect(near(text)).toMatchObject({ question, nearness: 1 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { nearness = 0, likelihood = 0 } = near(text) ?? {};
        expect(nearness).toBeGreaterThanOrEqual(0);
        expect(nearness).toBeLessThanOrEqual(1);
        expect(likelihood).toBeGreaterThanOrEqual(0);
        expect(likelihood).toBeLessThan(1);
      }),
    );
  });
});
