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

describe('who takes somebody out', () => {
  it.each([
    'where can I take out of town guests tomorrow',
    'somewhere to take out my parents',
    'where to take out the kids tonight',
    'taking out clients on friday, where do I take out clients',
    'a place to take out our friends',
  ])('wants no food to go: %s', (message) => {
    expect(answerTo(message).preferences).toMatchObject({ needs: [] });
    expect(answerTo(message).preferences.occasion).not.toBe('quick');
  });

  it.each(['thai take out', 'pizza takeout tonight', 'take out for 2', 'noodles to go'])(
    'may be who takes food out: %s',
    (message) => {
      expect(answerTo(message).preferences.needs).toEqual(['pick-up']);
    },
  );
});

describe('a play', () => {
  it.each(['what about a play', 'how about a play', 'and a play', 'how about a play on the 10th'])(
    'is another wish after films: %s',
    (message) => {
      expect(answerTo('movie tickets', message).deals[0]?.deal.slug).toBe('captioned-one-acts');
    },
  );
});

describe('a stay of several nights', () => {
  it.each([
    'weekend getaway for two, Friday and Saturday night',
    'romantic getaway for a weekend',
    'a hotel for friday and saturday night',
    'hotel next weekend',
    'hotel from december 4 to december 6',
    'a place to stay on friday for 2 nights',
    'a hotel this weekend',
  ])('is possible on each of them: %s', (message) => {
    const slugs = slugsAfter(message);
    expect(slugs).not.toEqual([]);
    for (const slug of [
      'garden-inn-dilworth',
      'railyard-hotel',
      'bungalow-plaza-midwood',
      'spa-resort-ballantyne',
    ])
      expect(slugs).not.toContain(slug);
  });

  it.each([
    ['inn in dilworth on friday', 'garden-inn-dilworth'],
    ['inn in dilworth from december 1 to december 4', 'garden-inn-dilworth'],
    ['bungalow in plaza midwood, monday and tuesday', 'bungalow-plaza-midwood'],
    ['hotel in south end tonight', 'railyard-hotel'],
  ])('may be one that is not sold on other nights: %s', (message, slug) => {
    expect(slugsAfter(message)[0]).toBe(slug);
  });
});

describe('other days', () => {
  it.each([
    ['pizza tonight', 'any other nights?', 'square-pizza-south-end'],
    ['pizza tonight', 'what about other nights', 'square-pizza-south-end'],
    ['comedy on friday', 'any other dates', 'improv-theatre'],
    ['pizza esta noche', 'otras noches', 'square-pizza-south-end'],
  ])('take back the day that was wanted: %s, %s', (wish, next, slug) => {
    const { preferences } = answerTo(wish, next);
    expect(preferences).toMatchObject({ when: null, days: [], dates: null });
    expect(slugsAfter(wish, next)).toContain(slug);
  });

  it.each(['any other pizza tonight', 'every other day I eat pizza'])('are none: %s', (next) => {
    expect(answerTo('pizza tonight', next).preferences.when).toBe('tonight');
  });
});

describe('a code', () => {
  it.each([
    [['coupon code for laundry', 'how do I use it'], /DOORKNOB/],
    [['wash and fold', 'how do I redeem this'], /DOORKNOB/],
    [['running shoes', 'any discount codes'], /[Ii]t needs no code/],
    [['running shoes', 'any promo codes?'], /[Ii]t needs no code/],
    [['running shoes', 'any coupon codes'], /needs no code/],
    [['running shoes', 'how do I use it'], /^(?!.*code)/],
  ])('is told to who needs one: %j', (messages, answer) => {
    expect(answerTo(...messages).reply).toMatch(answer);
  });
});

describe('what a deal is', () => {
  it.each([
    ['sushi class', 'is it a restaurant'],
    ['a hotel in south end', 'is it in a walkable area?'],
    ['axe throwing', 'is that a good place for a first date'],
    ['bowling', 'is this a bar'],
  ])('is asked of it: %s, %s', (wish, question) => {
    expect(answerTo(wish, question).reply).not.toMatch(/Terms and booking are on its page/);
    expect(slugsAfter(wish, question).every((slug) => slugsAfter(wish).includes(slug))).toBe(true);
  });
});

describe('what a place to stay has', () => {
  it.each([
    ['a hotel with an indoor pool for the kids', 'is there breakfast', /^Yes, .*hot breakfast/],
    ['a hotel with an indoor pool for the kids', 'do they serve breakfast', /[Hh]ot breakfast/],
    ['a hotel with an indoor pool for the kids', 'is there a pool?', /^Yes.*pool/],
    ['a hotel with an indoor pool for the kids', 'any breakfast?', /^Yes, .*hot breakfast/],
    ['a hotel with an indoor pool for the kids', 'is there a kitchen too', /kitchenette/],
    ['bed and breakfast in dilworth', 'is there breakfast', /breakfast/],
    ['bed and breakfast in dilworth', 'and is there a gym', /page doesn’t say/],
    ['somewhere to stay in ballantyne', 'does the hotel have breakfast', /breakfast/],
    ['hotel for tonight', 'is there breakfast', /“Family suite with indoor pool”: Yes/],
    ['hotel for tonight', 'is there a pool for the kids', /“Family suite with indoor pool”: Yes.*pool/],
    ['hotel for tonight', 'is there a pool', /“Family suite with indoor pool”: Yes/],
    ['hotel en University', 'hay desayuno', /[Bb]reakfast/],
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
