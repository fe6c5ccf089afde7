import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2027-02-12T20:00:00Z');
const brunch = 'brunch sunday';
const date = 'date night saturday';

describe('which of several deals have a thing', () => {
  it.each([
    [`${brunch} | which of them serves waffles`, ['Winter brunch', 'Disco bingo brunch'], ['elevator']],
    [`${brunch} | which one has the mimosas`, ['Alcohol is not included', 'Drinks are extra'], ['Yes']],
    [`${date} | do any of these have food`, ['Jazz on the terrace', 'olives and almonds'], ['injera']],
    [`${brunch} | which one takes reservations`, ['you have to book'], []],
    ['hoy en la noche para dos | alguno tiene estacionamiento', ['el estacionamiento es gratis'], ['noodle']],
  ])('is told of those that were shown: %s', (messages, says, never) => {
    const { text } = conversationEnd(messages, assistant);
    for (const words of says) expect(text).toContain(words);
    for (const words of never) expect(text).not.toContain(words);
  });

  it.each([
    `${brunch} | do any of them have high chairs`,
    `${brunch} | which one has a playground`,
    'kids saturday | which ones have free parking',
  ])('is said to be none where no page tells: %s', (messages) => {
    const { text, slugs } = conversationEnd(messages, assistant);
    expect(text).toBe('I don’t find that on any of their pages.');
    expect(slugs).toEqual([]);
  });
});
