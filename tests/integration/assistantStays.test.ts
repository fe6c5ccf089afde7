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

describe('how long somebody stays', () => {
  it.each([
    [['a hotel in university for 3 nights', 'what’s the total'], /3 nights would be \$357/],
    [
      ['hotel for two nights with kids', 'how much in total'],
      /2 nights would be \$238.*bungalow”: it’s \$238 for 4 people together, instead of \$298\.$/,
    ],
    [
      ['family suite with a pool, 4 nights', 'is there parking', 'how much is that'],
      /4 nights would be \$476/,
    ],
    [['a hotel in university for a 2-night stay', 'how much is it'], /2 nights would be \$238/],
    [
      ['inn in dilworth for two nights', 'how much is it', 'and for 3 nights', 'what do we pay in total'],
      /3 nights would be \$507/,
    ],
    [['bungalow in plaza midwood for 3 nights', 'how much is it'], /for another length of time/],
    [['hotel en University por 3 noches', 'cuánto es en total'], /3 noches.*\$\s?357|357/],
  ])('counts for prices that are asked for later: %j', (messages, answer) => {
    expect(answerTo(...messages).reply).toMatch(answer);
  });

  it.each([
    [['a hotel in university for 3 nights', 'how much is one night'], /3 nights|another length/],
    [['a hotel in university for 3 nights', 'how much per night'], /3 nights|another length/],
    [['a hotel in university', 'how much for one night'], /another length/],
    [['a hotel in university for 3 nights', 'bowling tomorrow', 'how much is it'], /nights/],
    [['we are here for 3 nights, pizza', 'how much is it'], /nights/],
  ])('says nothing of other prices: %j', (messages, wrong) => {
    expect(answerTo(...messages).reply).toMatch(/\$/);
    expect(answerTo(...messages).reply).not.toMatch(wrong);
  });
});

describe('those who come', () => {
  it.each([
    ['plan a day for us, two adults and a 6 year old', 3],
    ['dinner for me and my 6 year old', 2],
    ['lunch with my wife, our son (4) and me', 3],
    ['brunch, my husband, our daughter and I', 3],
    ['zoo for 2 adults, a 6-year-old and a 9-year-old', 4],
    ['pizza for my mom, my dad and me', 3],
    ['an escape room for me, my wife and 3 friends', 5],
    ['museo, dos adultos y un niño de 6 años', 3],
    ['cena con mi esposa, mi hija y yo', 3],
  ])('are counted where a message lists them: %s', (message, party) => {
    expect(answerTo(message).preferences.party).toBe(party);
  });

  it.each([
    'a gift for my mom, i have 50 dollars',
    'flowers for my wife and my mom',
    'dinner for me and my wife and the kids',
    'a present for my son (5) and my wife',
    'a cake for our daughter, 6 years old',
  ])('are no others: %s', (message) => {
    expect(answerTo(message).preferences.party).toBeNull();
  });
});

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
    ['hotel for tonight', 'is there a pool for the kids', /“Family suite with indoor pool”: Yes.*pool/],
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
