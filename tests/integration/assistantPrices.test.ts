import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-11-28T23:00:00Z');

const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('something cheaper', () => {
  it.each([
    ['brunch tomorrow | something cheaper', 'rooftop-brunch-uptown', '$38 for 2'],
    ['brunch mañana | algo más barato', 'rooftop-brunch-uptown', '$38 para 2'],
    ['dinner for two tonight | cheaper please', 'late-night-slice', '$11 for 2'],
    ['dinner for six tonight | too expensive', 'late-night-slice', '$33 for 6'],
    ['dinner tonight | for 4 people | something less pricey', 'late-night-slice', ''],
    ['just me, dinner tonight | cheaper', 'late-night-slice', '$5.50,'],
    ['kids activities tomorrow | cheaper', 'free-museum-hour', 'is free'],
  ])('costs those who come less: %s', (messages, slug, paid) => {
    const { text, slugs } = endOf(messages);
    expect(slugs[0]).toBe(slug);
    expect(text).toContain(paid);
  });

  it.each([
    ['something special for our anniversary tomorrow | something cheaper', 'ghost-walk-uptown'],
    ['something romantic tonight | something cheaper', 'ghost-walk-uptown'],
    ['date night on friday | too expensive', 'ghost-walk-uptown'],
    ['breakfast tomorrow | something cheaper', 'gelato-ballantyne'],
    ['breakfast tomorrow | cheaper', 'pancake-supper-ballantyne'],
    ['spa day for two | too expensive', 'yoga-five-south-end'],
    ['brunch tomorrow | cheaper', 'disco-bingo'],
  ])('is nothing that costs a couple more, nor another thing: %s', (messages, slug) => {
    expect(endOf(messages).slugs).not.toContain(slug);
  });
});

describe('a comparison by price', () => {
  it.each([
    ['ghost walk or jazz on the terrace, which is cheaper?', '$49 for 2 and “Uptown ghost walk” $28 each'],
    [
      'jazz or ghost walk, which is cheaper for three',
      '$84 for 3 and “Jazz on the terrace for two” $98 for 3',
    ],
    ['museums | which one is free?', 'free, “Trolley sightseeing day pass” $19 each'],
    ['jazz terrace and ghost walk | compare them', 'costs $7 less for 2'],
    ['coffee and ramen | which costs less', '$21 for 2, “Ramen lunch with a soft egg” $13.50 each'],
  ])('says for how many a price is, and sets one for each beside it: %s', (messages, words) => {
    expect(endOf(messages).text).toContain(words);
  });

  it('takes no diet for a price', () => {
    expect(endOf('pizza | which one is gluten free').text).not.toContain('By price');
  });
});

describe('how many come', () => {
  it.each([
    ['jazz | we are 4', 'for 4 you need 2 of these, $98 in total'],
    ['jazz | we’re 5', 'for 5 you need 3 of these, $147 in total'],
    ['comedy show | there will be 3', 'for 3 you need 2 of these, $60 in total'],
    ['wine tasting | is it open tomorrow? | we are just four', 'for 4 you need 2 of these, $84 in total'],
    ['axe throwing | we are 4, how much?', '$78 in total'],
    ['axe throwing | we’re six, what would that cost?', '$117 in total'],
    ['jazz | for three', '$98 in total'],
    ['jazz | somos 4', '$98 en total'],
    ['jazz | para 4', '$98 en total'],
  ])('is no age, and says what they pay: %s', (messages, words) => {
    expect(endOf(messages).text).toContain(words);
  });

  it.each(['jazz | he’s 4', 'jazz | the kids are 4 and 6', 'jazz | my daughter is 16', 'jazz | we are 19'])(
    'is not what an age says: %s',
    (messages) => {
      expect(endOf(messages).text).toMatch(/ages 21 and over/);
    },
  );

  it.each([
    ['massage tomorrow | for two', 2],
    ['museum | for two please', 2],
    ['new year’s eve | just for 2', 2],
    ['dinner tonight | make it for four', 4],
    ['museo | para dos', 2],
    ['bowling | for 2 hours', null],
    ['hotel | for 3 nights', null],
    ['museum | for 20 dollars', null],
  ])('belongs to the wish where no price was asked for: %s', (messages, party) => {
    const { preferences, text } = endOf(messages);
    expect(preferences.party).toBe(party);
    if (party !== null) expect(text).not.toContain('together');
  });

  it.each(['massage tomorrow | for two', 'massage for two tomorrow', 'a massage for the 2 of us'])(
    'prefers for two what has one price for two: %s',
    (messages) => {
      expect(endOf(messages).slugs[0]).toBe('couples-massage-uptown');
    },
  );

  it('asks for a sum after a question about the price', () => {
    expect(endOf('axe throwing | how much is it? | for four').text).toContain('$78 in total');
    expect(endOf('trolley day pass | what does it cost | for two?').text).toContain('$38 in total');
    expect(endOf('museum | how much for two').text).toContain('for 2, that’s $38 in total');
  });
});

describe('one price for many', () => {
  it.each([
    'dinner with my parents sunday',
    'supper with the family tomorrow',
    'a birthday dinner for dad',
    'splurge on dinner tomorrow',
    'a really fancy dinner',
    'team building ideas',
    'bachelorette dinner',
    'cena con mis papás mañana',
  ])('does not lead where nobody said that so many come: %s', (message) => {
    expect(endOf(message).slugs[0]).not.toBe('long-table-for-twelve');
  });

  it.each([
    'dinner for ten people on thursday',
    'long table',
    'a private room for a big group dinner',
    'dinner party for 12',
    'group dinner tomorrow',
  ])('leads where they do, or it is named: %s', (message) => {
    expect(endOf(message).slugs[0]).toBe('long-table-for-twelve');
  });

  it.each([
    ['karaoke with friends', 'karaoke-room-uptown'],
    ['bachelorette karaoke', 'karaoke-room-uptown'],
    ['bowling', 'bowling-university'],
    ['fancy dinner', 'dinner-for-two-elizabeth'],
  ])('is no matter where the thing is meant: %s', (message, slug) => {
    expect(endOf(message).slugs[0]).toBe(slug);
  });
});
