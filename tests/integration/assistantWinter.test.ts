import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant } from '../support/askBatch.ts';

const { knowledge, context } = openAssistant('data/content', '2026-12-17T15:30:00Z');

/** The last answer of a conversation whose messages have " | " between them. */
function endOf(messages: string) {
  const answer = converse(messages.split(' | '), knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages}`);
  return {
    text: [answer.reply, ...answer.options].join(' '),
    preferences: answer.preferences,
    deals: answer.deals.map(({ deal }) => deal),
    slugs: answer.deals.map(({ deal }) => deal.slug),
    why: answer.deals.map(({ why }) => why),
  };
}

describe('what all have together', () => {
  it.each([
    ['whats the cheapest thing to do with 3 kids tonight | we have only 15 dollars', 4, 15],
    ['i have 20 dollars to feed my 4 kids tonight', 4, 20],
    ['my daughters birthday party on saturday, 12 kids | 300 total', 12, 300],
    ['under 40 dollars for me and my 3 kids saturday', 4, 40],
    ['que puedo hacer con 3 niños hoy por menos de 25 dolares en total', 4, 25],
    ['tengo 12 dolares, que hago con mis 3 hijos', 4, 12],
  ])('is held against what all who come pay: %s', (messages, party, max) => {
    const { preferences, deals, why } = endOf(messages);
    expect(preferences.party).toBe(party);
    expect(preferences.priceRange).toMatchObject({ max, people: party });
    for (const [at, deal] of deals.entries())
      if (/within your budget|dentro de tu presupuesto/i.test(why[at] ?? ''))
        expect(
          (deal.price ?? 0) * (typeof deal.priceFor === 'number' ? Math.ceil(party / deal.priceFor) : party),
        ).toBeLessThanOrEqual(max);
  });

  it('is too little for anything, and the answer says so with what costs least', () => {
    const { text, slugs, why } = endOf('something to do with 3 kids tonight | we have only 15 dollars');
    expect(text).toContain('I have nothing under $15 for that');
    expect(slugs).toEqual(['mini-golf-ballantyne']);
    expect(why[0]).toContain('$30 for 4');
  });

  it('brings no children who only are somebody’s', () => {
    expect(endOf('we have 3 kids and need an evening out, no kids').preferences.party).toBeNull();
  });
});
