import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant } from '../support/askBatch.ts';

const { knowledge, context } = openAssistant('data/content', '2026-11-29T15:00:00Z');

/** The answer to the last of `messages`, which are those of one conversation. */
function answerTo(...messages: readonly string[]) {
  const answer = converse(messages, knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages.join(' | ')}`);
  return answer;
}

const slugsAfter = (...messages: readonly string[]) =>
  answerTo(...messages).deals.map(({ deal }) => deal.slug);

describe('what a place to stay has', () => {
  it.each([
    ['a hotel with an indoor pool for the kids', 'is there breakfast', /^Yes, .*hot breakfast/],
    ['a hotel with an indoor pool for the kids', 'do they serve breakfast', /[Hh]ot breakfast/],
    ['a hotel with an indoor pool for the kids', 'is there a pool?', /^Yes.*pool/],
    ['a hotel with an indoor pool for the kids', 'any breakfast?', /^Yes, .*hot breakfast/],
    ['a hotel with an indoor pool for the kids', 'is there a kitchen too', /kitchenette/],
    ['bed and breakfast in dilworth', 'is there breakfast', /breakfast for two/],
    ['bed and breakfast in dilworth', 'and is there a gym', /page doesn’t say/],
    ['somewhere to stay in ballantyne', 'does the hotel have breakfast', /breakfast for two/],
    ['hotel for tonight', 'is there breakfast', /“Family suite with indoor pool”: Yes/],
    [
      'hotel for tonight',
      'is there a pool for the kids',
      /“Family suite with indoor pool”: Yes, .*indoor pool/,
    ],
    ['hotel for tonight', 'is there a pool', /“Family suite with indoor pool”: Yes/],
    ['hotel en University', 'hay desayuno', /Hot breakfast/],
  ])('is asked of those that were shown: %s, %s', (wish, question, answer) => {
    expect(answerTo(wish, question).reply).toMatch(answer);
    expect(slugsAfter(wish, question).every((slug) => slugsAfter(wish).includes(slug))).toBe(true);
  });

  it.each([
    ['a hotel in university', 'is there a pizza place nearby'],
    ['a hotel in university', 'is there anything else'],
    ['a hotel in university', 'is there a breakfast place around there'],
    ['a hotel in university', 'I want breakfast'],
    ['a taco place', 'is there breakfast'],
    ['a haircut', 'is there a pool'],
  ])('is not what is wished for beside it: %s, %s', (wish, next) => {
    expect(slugsAfter(wish, next)).not.toEqual([]);
    expect(slugsAfter(wish, next)).not.toContain(slugsAfter(wish)[0]);
  });
});
