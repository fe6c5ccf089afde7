import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant } from '../support/askBatch.ts';

const { knowledge, context } = openAssistant('data/content', '2026-12-05T15:00:00Z');

/** The last answer of a conversation whose messages have " | " between them. */
function endOf(messages: string) {
  const answer = converse(messages.split(' | '), knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages}`);
  return {
    text: answer.reply,
    preferences: answer.preferences,
    slugs: answer.deals.map(({ deal }) => deal.slug),
    why: answer.deals.map(({ why }) => why),
  };
}

describe('a question about the use of deals', () => {
  it.each([
    'how do I get the discount? do I need to print something',
    'do I have to print the coupon',
    'are these coupons',
    'should I print these out',
    'do i need a printed voucher',
    'how do we redeem the offers',
    'how do i claim a discount',
    '¿tengo que imprimir el cupón?',
    '¿son cupones?',
    'cómo consigo el descuento',
  ])('hears that there is nothing to print and how one gets a deal: %s', (message) => {
    const { text, slugs } = endOf(message);
    expect(text).toMatch(/nothing to print here: you book or buy with the vendor|nada que imprimir/);
    expect(slugs).toEqual([]);
  });

  it.each([
    'can I use two coupons at once',
    'can I combine deals',
    'is it possible to stack offers',
    'can we use more than one deal at the same place',
    'can two deals be combined',
    '¿puedo usar dos ofertas a la vez?',
    'se pueden juntar dos cupones',
  ])('hears that whether deals combine is up to the vendor: %s', (message) => {
    const { text, slugs } = endOf(message);
    expect(text).toMatch(/whether deals combine are up to the vendor|si se combinan ofertas los decide/);
    expect(slugs).toEqual([]);
  });

  it.each(['do I have to print the coupon', 'are these coupons', 'how do I get the deal'])(
    'is answered from the page of the only deal in question: %s',
    (message) => {
      expect(endOf(`karaoke room | ${message}`).text).toContain('through the link on its card');
    },
  );

  it.each(['are there coupons for pizza', 'combine dinner and a show for two'])(
    'is no wish for deals: %s',
    (message) => {
      expect(endOf(message).text).not.toMatch(/print|Refunds/);
    },
  );
});
