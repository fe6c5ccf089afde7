import { describe, expect, it } from 'vitest';
import { factTopics } from '../../../../data/language/factWords.ts';
import { fieldTopics } from '../../../../data/model/assistant/modelAnswer.ts';
import { knownQuestionSchema, knownQuestionsSchema } from '../../../../data/schema/knownQuestion.ts';

const isValid = (fields: Record<string, unknown>) =>
  knownQuestionSchema.safeParse({ asked: ['is there wifi'], ...fields }).success;

describe('data/schema/knownQuestion', () => {
  it('takes one line, two, a topic, or no answer', () => {
    expect(isValid({ says: ['No wifi.'] })).toBe(true);
    expect(isValid({ says: ['No wifi.', 'No outlets.'] })).toBe(true);
    expect(isValid({ fact: 'booking' })).toBe(true);
    expect(isValid({})).toBe(true);
  });

  it('takes messages of any language up to 200 characters', () => {
    expect(isValid({ asked: ['¿hay wifi?', 'ワイファイはありますか', 'x'.repeat(200)] })).toBe(true);
    expect(isValid({ asked: ['x'.repeat(201)] })).toBe(false);
    expect(isValid({ asked: [' is there wifi'] })).toBe(false);
    expect(isValid({ asked: [] })).toBe(false);
  });

  it('refuses two kinds of answers, more than two lines, and what is no topic', () => {
    expect(isValid({ says: ['No wifi.'], fact: 'booking' })).toBe(false);
    expect(isValid({ says: ['One.', 'Two.', 'Three.'] })).toBe(false);
    expect(isValid({ fact: 'other' })).toBe(false);
    expect(isValid({ fact: 'wifi' })).toBe(false);
  });

  it('knows every topic but that of what is no topic', () => {
    expect(new Set(fieldTopics)).toEqual(new Set(factTopics.filter((topic) => topic !== 'other')));
  });

  it('refuses a file without a question', () => {
    expect(knownQuestionsSchema.safeParse([]).success).toBe(false);
  });
});
