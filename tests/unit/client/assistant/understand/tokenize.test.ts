import { describe, expect, it } from 'vitest';
import { tokenize } from '../../../../../client/assistant/understand/tokenize.ts';
import { tokenAt } from '../../../../../client/assistant/understand/utterance.ts';
import { sampleVocabulary, understood } from '../support/sampleAssistant.ts';

const read = (text: string) => tokenize(text, sampleVocabulary);
const wordsOf = (text: string) => read(text).tokens.map(({ word }) => word);

describe('client/assistant/understand/tokenize', () => {
  it('returns lowercase words with single spaces', () => {
    expect(read('  Somewhere   NICE\tplease ').text).toBe(' somewhere nice please ');
    expect(read('').text).toBe('  ');
    expect(read('').tokens).toEqual([]);
  });

  it('spells out short forms, but not a message that is nothing else', () => {
    expect(wordsOf('smth fun 4 us n the kids 2nite w/ music')).toEqual(
      'something fun for us and the kids 2nite with music'.split(' '),
    );
    expect(wordsOf('r u open rn, either 1 works')).toEqual(
      'are you open right now , either one works'.split(' '),
    );
    expect(wordsOf('n')).toEqual(['n']);
  });

  it('reads a picture as a word where few words stand beside it', () => {
    expect(wordsOf('🍕')).toEqual(['pizza']);
    expect(wordsOf('🍺🧋 tonight?')).toEqual(['beer', 'bubble', 'tea', 'tonight', '.']);
    expect(wordsOf('⛸️ with the kids')).toEqual(['ice', 'skating', 'with', 'the', 'kids']);
    expect(wordsOf('a birthday dinner for my mom 🎂🍷')).toEqual('a birthday dinner for my mom'.split(' '));
    expect(wordsOf('see you ❤️')).toEqual(['see', 'you']);
  });

  it('gives all words of a short form its place in the message', () => {
    expect(read('open rn').tokens.map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [5, 7],
      [5, 7],
    ]);
  });

  it('removes accents and all kinds of apostrophes', () => {
    expect(wordsOf("Café naïve don’t don't don`t")).toEqual(['cafe', 'naive', 'dont', 'dont', 'dont']);
    expect(wordsOf('ＫＩＤＳ 𝐤𝐢𝐝𝐬')).toEqual(['kids', 'kids']);
  });

  it('maps marks that end a clause to ".", and others to ","', () => {
    expect(wordsOf('a! b? c; d… e (f) — g\nh, i')).toEqual('a . b . c . d . e . f . g . h , i'.split(' '));
    expect(wordsOf('what?!?! ... ok')).toEqual(['what', '.', 'ok']);
  });

  it('splits words at hyphens, reads hyphens between numbers as "to" and dashes as marks', () => {
    expect(wordsOf('three-year-old')).toEqual(['3', 'year', 'old']);
    expect(wordsOf('$20-$40')).toEqual(['$20', 'to', '$40']);
    expect(wordsOf('20–40')).toEqual(['20', 'to', '40']);
    expect(wordsOf('dinner - late')).toEqual(['dinner', '.', 'late']);
  });

  it.each([
    ['$1,200', '$1200'],
    ['$ 15', '$15'],
    ['30$', '$30'],
    ['€12.50', '$12.5'],
    ['$1.2k', '$1200'],
    ['50%', '50%'],
    ['21+', '21+'],
    ['a fiver', 'a $5'],
    ['tenner', '$10'],
    ['<', 'under'],
    ['>', 'over'],
    ['&', 'and'],
  ])('reads the amount or sign %s as %s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });

  it.each([
    ['seven', '7'],
    ['twenty five', '25'],
    ['twenty-five', '25'],
    ['sixty', '60'],
    ['nineteen', '19'],
    ['a hundred', '100'],
    ['two hundred and fifty', '250'],
    ['a couple hundred', 'a 200'],
    ['a thousand', '1000'],
    ['three grand', '3000'],
    ['one hundred and one', '101'],
    ['this one', 'this one'],
    ['the zero line', 'the 0 line'],
    ['hundred', 'hundred'],
  ])('reads the number %s as %s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });

  it('reads names of inherited properties as ordinary words', () => {
    expect(wordsOf('constructor toString')).toEqual(['constructor', 'tostring']);
  });

  it('keeps a digit that stands for a word', () => {
    expect(wordsOf('2nite or 2morrow')).toEqual(['2nite', 'or', '2morrow']);
  });

  it('returns the offsets of each word, and of numbers of several words', () => {
    const text = 'Hé, twenty five “Kids”!';
    expect(read(text).tokens.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Hé',
      ',',
      'twenty five',
      'Kids',
      '!',
    ]);
  });

  it('ignores emoji and other symbols', () => {
    expect(wordsOf('👨‍👩‍👧 kids 🎉 <b>$$ ^_^')).toEqual(['kids', 'under', 'b', 'over']);
  });

  it('reads far more characters than anybody writes, and no more', () => {
    expect(wordsOf(`${'so '.repeat(7000)} kids`)).not.toContain('kids');
    expect(wordsOf(`${'so '.repeat(6000)} kids`)).toContain('kids');
  });

  it('finds the token at an offset', () => {
    const line = read('for the kids');
    expect([1, 5, 9, 99].map((offset) => tokenAt(line, offset))).toEqual([0, 1, 2, 3]);
  });

  it('keeps words and offsets in line if one character stands for several words', () => {
    expect(understood('ﷺ kids').mentions).toMatchObject([{ slot: 'audience', start: 2, end: 6 }]);
  });
});
