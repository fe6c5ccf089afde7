import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

/** Thursday, December 10, at noon. */
const assistant = openAssistant('data/content', '2026-12-10T17:00:00Z');

describe('an order that went wrong', () => {
  it.each([
    'I bought a deal last week and can’t find my voucher',
    'i lost my voucher',
    'my code doesn’t work at checkout',
    'i paid but never got an email',
    'how do I get a refund | it was the bowling voucher',
    'compré un vale y no lo encuentro',
    'ya pagué y no me llegó nada',
    'mi código no funciona',
  ])('gets whom to ask, and no deals: %s', (messages) => {
    const { reply, deals } = lastAnswer(messages, assistant);
    expect(reply).toMatch(/contact page|from the vendor|página de contacto|el negocio/);
    expect(deals).toEqual([]);
  });

  it('is no wish for the place that sold it', () => {
    const { deals } = lastAnswer(
      'how do I get a refund | I already bought it. how do I get my money back from tenpin yard',
      assistant,
    );
    expect(deals).toEqual([]);
  });
});

it.each([
  'who do I contact then',
  'how do I contact the site',
  'where’s the contact page',
  'bowling | ok thanks I guess, where’s the contact page',
  'is there a phone number i can call you',
  'a human please',
  'perdí todo, a quién llamo por mi vale',
])('names the contact page to whoever looks for people: %s', (messages) => {
  expect(lastAnswer(messages, assistant).reply).toMatch(/contact page|página de contacto/);
});

it.each([
  'so what is this? another bot that doesnt answer anything',
  'what is this site',
  'I just asked what you are',
  'qué es esta página',
])('says what it is: %s', (message) => {
  expect(lastAnswer(message, assistant).reply).toMatch(/program/);
});

it('leaves how to reach a vendor to the page of a deal', () => {
  expect(lastAnswer('bowling | how do i contact them', assistant).reply).not.toContain('contact page');
});
