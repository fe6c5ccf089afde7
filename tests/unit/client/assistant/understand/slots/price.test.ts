import { describe, expect, it } from 'vitest';
import { preferencesFrom, understood } from '../../support/sampleAssistant.ts';

const price = (text: string) => preferencesFrom(text).priceRange;

describe('client/assistant/understand/slots/price', () => {
  it.each([
    'under $40',
    '$40 or less',
    '40 dollars tops',
    'at most forty bucks',
    'no more than $40',
    'not over $40',
    'our budget of 40',
    'we can spend 40',
    'a $40 dinner',
    'nothing above $40',
    'anything over $40 is out',
    '< $40',
    'dinner under forty',
    '$60, sorry, $40',
    'over $80, no, under $40',
  ])('reads "%s" as at most 40', (text) => {
    expect(price(text)).toEqual({ min: 0, max: 40 });
  });

  it.each(['over $40', '$40 or more', '$40 and up', 'at least 40 dollars', 'not under $40', 'more than $40'])(
    'reads "%s" as at least 40',
    (text) => {
      expect(price(text)).toEqual({ min: 40, max: null });
    },
  );

  it.each([
    'between $50 and $80',
    'from 50 to 80 dollars',
    '$50-$80',
    'between 50 and 80',
    'over $50 but under $80',
    'fifty to eighty bucks',
    'price range 50 to 80',
    'nicer, more like 50 to 80',
    'closer to 50-80',
  ])('reads "%s" as from 50 to 80', (text) => {
    expect(price(text)).toEqual({ min: 50, max: 80 });
  });

  it.each([
    ['something cheap', { min: 0, max: 50, isVague: true }],
    ['nothing fancy', { min: 0, max: 50, isVague: true }],
    ['mid-range', { min: 50, max: 150 }],
    ['let us splurge', { min: 150, max: 1000 }],
    ['money is no object', { min: 150, max: 1000 }],
    ['cheap, so $30 at most', { min: 0, max: 30 }],
  ])('reads "%s" as a price band, unless an amount is named', (text, range) => {
    expect(price(text)).toEqual(range);
  });

  it.each(['something free', 'free of charge', 'no cover charge', 'without paying a cent', 'costs nothing'])(
    'reads "%s" as free',
    (text) => {
      expect(price(text)).toEqual({ min: 0, max: 0 });
    },
  );

  it.each([
    'I have a $20 coupon',
    'I saved $40 yesterday',
    '30% off',
    'at 6:30 pm',
    'room 12',
    'we are 6 people',
    'between 6 and 8',
    'kids under 12',
    'anyone over 21',
    'over 21',
    'under 18',
    'sugar-free',
    'free parking',
    'feel free to ask',
    'are you free tonight',
    'it need not be free',
    'talk is cheap',
    'I fancy a drink',
    'my car broke down',
    '$999,999,999',
  ])('finds no price in "%s"', (text) => {
    expect(price(text)).toBeUndefined();
  });

  it('removes a limit when the visitor does', () => {
    expect(understood('forget the budget').mentions).toMatchObject([
      { slot: 'priceRange', polarity: 'against' },
    ]);
  });

  it('returns the offsets of the amount', () => {
    const text = 'dinner for two hundred and fifty bucks';
    const mention = understood(text).mentions.find(({ slot }) => slot === 'priceRange');
    expect(text.slice(mention?.start, mention?.end)).toBe('two hundred and fifty bucks');
  });

  it('reads a corrected amount: "make it $60"', () => {
    expect(price('make it $60')).toEqual({ min: 0, max: 60 });
    expect(price('$80, no, make it $60')).toEqual({ min: 0, max: 60 });
  });

  it('reads the amount of a budget without its sign', () => {
    expect(price('our budget is 40')).toEqual({ min: 0, max: 40 });
  });

  it('reads a range with spaces around its dash', () => {
    expect(price('$50 - $80')).toEqual({ min: 50, max: 80 });
  });

  it.each(['a gift around $60', 'something about 60 dollars', 'around 60 bucks', '60 dollars or so'])(
    'reads "%s" as a price near 60',
    (text) => {
      expect(price(text)).toEqual({ min: 0, max: 75, near: 60 });
    },
  );

  it.each(['what is the price, is it open 11 to 6', 'is it cheap from 10 to 12'])(
    'reads hours and no amount in "%s"',
    (text) => {
      expect(price(text)?.max).not.toBe(12);
      expect(price(text)?.max).not.toBe(11);
    },
  );
});
