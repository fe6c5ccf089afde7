import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant } from '../support/askBatch.ts';

/** A Friday at 17:00 in the sample city. */
const { knowledge, context } = openAssistant('data/content', '2026-12-11T22:00:00Z');

/** The last answer to messages with " | " between them. */
function answerTo(messages: string) {
  const answer = converse(messages.split(' | '), knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages}`);
  return answer;
}

const slugsOf = (messages: string) => answerTo(messages).deals.map(({ deal }) => deal.slug);

describe('anything else', () => {
  it.each([
    'We want to see a movie tonight | thats april.. anything else indoors tonight for the two of us',
    'movie tonight | something else indoors',
    'cine esta noche | ¿algo más bajo techo esta noche para los dos?',
  ])('at a time when what was wanted is not on is of any kind: %s', (messages) => {
    const { deals } = answerTo(messages);
    expect(deals).toHaveLength(3);
    for (const { deal } of deals) expect(deal.outdoor).not.toBe(true);
  });

  it('of a thing that is on stays near it', () => {
    expect(answerTo('tacos tonight | anything else tonight').preferences.interests).toEqual(['tacos']);
    expect(answerTo('movie tonight | show me more').preferences.interests).toEqual(['movie']);
  });
});

describe('what is said of it', () => {
  it.each(['sunday', 'monday', 'tuesday', 'thursday', 'saturday'])('at night is the evening: %s', (day) => {
    expect(answerTo(`things to do ${day} night`).preferences.part).toBe('evening');
  });

  it.each([
    '¿Qué hay de Navidad para ver en familia este fin de semana?',
    'cosas de navidad para niños',
    'algo navideño para los niños',
  ])('in Spanish finds Christmas: %s', (message) => {
    const { reply, deals } = answerTo(message);
    expect(reply).not.toContain('no tengo');
    expect(deals[0]?.deal.slug).toBe('winter-lights-ballantyne');
  });

  it('in Spanish tells ice from wheels', () => {
    expect(slugsOf('¿Cuánto cuesta patinar sobre hielo? | la de hielo, somos 2 adultos y 2 niños')).toEqual([
      'ice-skating-uptown',
    ]);
  });
});
