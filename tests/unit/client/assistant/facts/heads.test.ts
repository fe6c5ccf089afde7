import { describe, expect, it } from 'vitest';
import { headsIn, withoutHeads, withoutPrices } from '../../../../../client/assistant/facts/heads.ts';
import { englishFactReplies } from '../../../../../data/language/english/factReplies.ts';
import { spanishFactReplies } from '../../../../../data/language/spanish/factReplies.ts';

describe('client/assistant/facts/heads', () => {
  it.each([
    ['how much for 2 adults and 2 kids . 4 and 9 .', 4, 2],
    ['how much is it for 2 adults and a 6 year old', 3, 1],
    ['what do 2 couples pay', 4, 0],
    ['how much for my wife and me and our 2 kids , 3 and 7', 4, 2],
    ['how much for a family of 4', 4, 0],
    ['the 5 of us , 2 adults and 3 kids', 5, 3],
    ['what is the total for 6', 6, 0],
    ['my mom and me', 2, 0],
    ['pottery for me and my sister , how much for both', 2, 0],
    ['a table for 2 , how much for both of us', 2, 0],
    ['our 10 kids and 4 adults', 14, 10],
    ['me , my wife and our kids who are 4 and 9', 4, 2],
    ['me and 3 girlfriends', 4, 0],
  ])('counts those in "%s"', (said, all, children) => {
    expect(headsIn(` ${said} `, englishFactReplies)).toEqual({ all, children });
  });

  it.each(['price for 3 hours', 'how much for 2 nights', 'do kids pay', 'is it 20 dollars'])(
    'counts nobody in "%s"',
    (said) => {
      expect(headsIn(` ${said} `, englishFactReplies)).toBeNull();
    },
  );

  it.each([
    ['para 2 adultos y 2 ninos de 4 y 9', 4, 2],
    ['cuanto pagamos mi esposo y yo', 2, 0],
    ['para 5 en total', 5, 0],
    ['un adulto y una nina', 2, 1],
  ])('counts those in "%s", in Spanish', (said, all, children) => {
    expect(headsIn(` ${said} `, spanishFactReplies)).toEqual({ all, children });
  });

  it.each([
    ['how much for all 8 kids together', 'how much for _'],
    ['candles plus bingo for 10 people', 'candles plus bingo _'],
    ['both together for 2 adults', 'both together _'],
  ])('leaves what else "%s" says', (said, rest) => {
    expect(withoutHeads(` ${said} `, englishFactReplies)).toBe(` ${rest} `);
  });

  it.each([
    ['is it one ticket or 2 for 24', 'is it one ticket or 2 for _'],
    ['is that 24 a night or 30', 'is that _ a night or _'],
    ['how much is it for 24 friends', 'how much is it for 24 friends'],
  ])('counts no price as people in "%s"', (said, plain) => {
    const deal = { price: 24, originalPrice: 30 };
    expect(withoutPrices(` ${said} `, deal, englishFactReplies)).toBe(` ${plain} `);
  });
});
