import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant } from '../support/askBatch.ts';

const saturday = openAssistant('data/content', '2026-11-28T23:00:00Z');
const friday = openAssistant('data/content', '2026-12-04T17:00:00Z');

/** The last answer to messages with " | " between them. */
function answerTo(messages: string, { knowledge, context } = friday) {
  const answer = converse(messages.split(' | '), knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages}`);
  return answer;
}

const replyTo = (messages: string, assistant = friday) => answerTo(messages, assistant).reply;
const slugsOf = (messages: string, assistant = friday) =>
  answerTo(messages, assistant).deals.map(({ deal }) => deal.slug);

describe('a meal near what was shown', () => {
  it.each([
    ['museum tomorrow | and lunch nearby?', 'lunch'],
    ['museum tomorrow | where should we have dinner close to it', 'dinner'],
    ['museo mañana | ¿y dónde cenamos cerca?', 'dinner'],
    ['museo mañana | algo para cenar cerca', 'dinner'],
    ['museo mañana | y para almorzar cerca de ahí', 'lunch'],
    ['museo mañana | ¿hay un restaurante cerca para la cena?', 'dinner'],
  ])('is looked for in its part of town, on its day: %s', (messages, meal) => {
    for (const assistant of [saturday, friday]) {
      const { preferences, deals } = answerTo(messages, assistant);
      expect(preferences).toMatchObject({
        neighborhoods: ['elizabeth'],
        when: 'tomorrow',
        interests: [meal],
      });
      expect(deals[0]?.deal.category).toBe('food-drink');
    }
  });

  it.each(['museo mañana | algo más cerca', 'pizza cerca'])(
    'is none where what is closer is wished for: %s',
    (m) => {
      expect(answerTo(m).preferences.neighborhoods).toEqual([]);
    },
  );
});
