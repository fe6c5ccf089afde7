import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant } from '../support/askBatch.ts';

const { knowledge, context } = openAssistant('data/content', '2026-11-28T23:00:00Z');

/** The last answer of a conversation whose messages have " | " between them. */
function endOf(messages: string) {
  const answer = converse(messages.split(' | '), knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages}`);
  return { text: answer.reply, slugs: answer.deals.map(({ deal }) => deal.slug) };
}

describe('something cheaper', () => {
  it.each([
    ['brunch tomorrow | something cheaper', 'rooftop-brunch-uptown', '$38 for 2'],
    ['brunch mañana | algo más barato', 'rooftop-brunch-uptown', '$38 para 2'],
    ['dinner for two tonight | cheaper please', 'late-night-slice', '$11 for 2'],
    ['dinner for six tonight | too expensive', 'late-night-slice', '$33 for 6'],
    ['dinner tonight | for 4 people | something less pricey', 'late-night-slice', ''],
    ['just me, dinner tonight | cheaper', 'late-night-slice', '$5.50,'],
    ['kids activities tomorrow | cheaper', 'treasure-walk-dilworth', '$18 for 5'],
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
