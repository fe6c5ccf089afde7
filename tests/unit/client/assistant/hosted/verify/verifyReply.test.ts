import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../../../../../client/assistant/hosted/verify/verifyReply.ts';
import type { DealRecord } from '../../../../../../data/model/deals/dealRecord.ts';
import { offerRecord, sampleRecord } from '../../../../../support/dealData.ts';
import { propertyRuns } from '../../../../../support/fullRun.ts';
import { sampleKnowledge } from '../../support/sampleAssistant.ts';

const soup = sampleRecord('soup-for-two', {
  title: 'Chowder Supper for Two',
  summary: 'Two bowls, bread and a 3-hour table.',
  vendor: 'The Pot',
  price: 24,
  originalPrice: 40,
  percent: 40,
  when: { days: [4, 5] },
});
const jazz = sampleRecord('jazz-night', {
  title: 'Jazz Night 5K Run',
  summary: 'Run, then music. Kids are free.',
  vendor: 'Blue Note Runners',
  price: 12.5,
  originalPrice: 1250,
  percent: 99,
  expiryDate: '2026-12-05',
});
const hidden = sampleRecord('ghosts', { title: 'Ghost Walk at Midnight', vendor: 'Lantern Walks' });
const knowledge = sampleKnowledge([soup, jazz, hidden]);
const verifier = (chosen = [soup, jazz], counts: number[] = []) =>
  createVerifier(chosen, [soup, jazz, hidden], { counts, budgets: [] }, knowledge);
const isTrue = (text: string, chosen = [soup, jazz], counts: number[] = []) =>
  verifier(chosen, counts).reply(text, true) === text;

describe('client/assistant/hosted/verify/verifyReply', () => {
  it.each([
    'Chowder Supper for Two is $24, down from $40.',
    'You save $16 there, and that is 40% off.',
    'It costs 24 dollars, or US$24, or $24.00 USD.',
    'Jazz Night 5K Run is only $12.50 instead of $1,250.',
    'A 3-hour table for two waits for you.',
    'It ends on June 30, 2027, so there is time.',
    'Go before Dec. 5 or 5 December 2026, or 12/5/2026, or 2026-12-05.',
    'December suits the run, and Thursdays suit the soup.',
    '“Chowder Supper for Two” at The Pot in Old Town is lovely.',
    'Kids are free, as ever.',
    'Feel free to ask for more, or for a kid-free evening.',
    'I think it fits. Springfield has more!',
    'Here are 2 ideas. Who is coming?',
    '¿Quién viene? Cuesta 24 dólares, con un 40 % de descuento.',
    'Great picks! You may like both.',
  ])('keeps true sentences: %s', (text) => {
    expect(verifier().reply(text, true)).toBe(text);
  });

  it.each([
    'It is only $20.',
    'It is only 20 bucks.',
    'It costs 19.',
    'It costs nineteen dollars.',
    'It costs twenty.',
    'You pay €24.',
    'You pay 24 euros.',
    'Cuesta veinte dólares.',
    'Take 50% off.',
    'Take fifty percent off.',
    'Take half off with us.',
    'Two for one tonight.',
    'It costs ＄２０.',
    'It costs ₁₂ or ٢٠.',
    'It costs $24k.',
    'It costs 4.99 per person.',
    'It ends on July 1.',
    'It ends on June 30, 2030.',
    'It ends on 2027-07-01.',
    'It runs all of February.',
    'It starts at 7 pm.',
    'Call 555 0100.',
    'Write to me@deals.example.',
    'See www.deals.example for it.',
    'See deals.example for it.',
    'Use the code WELCOME.',
    '“Lobster Palace” is next door.',
    'The new "lobster for a penny" is next door.',
    'Try Lobster Palace Grill tonight.',
    'Lobster Palace is great.',
    'Ghost walk at midnight is great too.',
    'Ask lantern walks about it.',
    'Ask for Bob’s Burger Bonanza.',
  ])('drops false sentences: %s', (text) => {
    expect(verifier().reply(`Hello there. ${text} Enjoy!`, true)).toBe('Hello there. Enjoy!');
  });

  it('calls a thing free only if it is', () => {
    expect(isTrue('The bread is free.', [soup])).toBe(false);
    expect(isTrue('Kids are free.', [jazz])).toBe(true);
  });

  it('checks a sentence against the deal that it names', () => {
    expect(isTrue('Chowder Supper for Two is $12.50.')).toBe(false);
    expect(isTrue('Jazz Night 5K Run is $12.50.')).toBe(true);
    expect(isTrue('Chowder Supper for Two runs on Mondays.')).toBe(false);
    expect(isTrue('Jazz Night 5K Run is on Monday too.')).toBe(true);
  });

  it('allows no amounts without a chosen deal, but questions about days', () => {
    expect(isTrue('There is something for $24.', [])).toBe(false);
    expect(isTrue('Will you come on Saturday?', [])).toBe(true);
  });

  it("allows the visitor's numbers, but not as amounts", () => {
    expect(isTrue('For 6 people that works.', [soup], [6])).toBe(true);
    expect(isTrue('It costs 6.', [soup], [6])).toBe(false);
    expect(isTrue('For 7 people that works.', [soup], [6])).toBe(false);
  });

  it('removes markup', () => {
    const modelText =
      '## Ideas\n1. **Chowder Supper for Two** [soup-for-two]\n2. _Jazz Night 5K Run_ (id: jazz-night)\n![x](https://evil.example/a.png)\n<b>Enjoy</b> the [soup](https://evil.example)!';
    expect(verifier().reply(modelText, true)).toBe(
      'Ideas\n– Chowder Supper for Two\n– Jazz Night 5K Run\nEnjoy the soup!',
    );
  });

  it('replaces ids with titles', () => {
    expect(verifier().reply('I would take soup-for-two.', true)).toBe('I would take Chowder Supper for Two.');
  });

  it('shows a sentence once it is complete, and never removes it', () => {
    const modelText = 'Try the soup. It is $24! Or\nlisten to jazz; it is $13. Bye.';
    let before = '';
    for (let end = 0; end <= modelText.length; end++) {
      const now = verifier().reply(modelText.slice(0, end), end === modelText.length);
      expect(now.startsWith(before)).toBe(true);
      before = now;
    }
    expect(before).toBe('Try the soup. It is $24! Or\nBye.');
    expect(verifier().reply('It is $2', false)).toBe('');
  });

  it('drops amounts that no chosen deal has, in any context', () => {
    const truths = new Set([24, 40, 16, 12.5, 1250, 1237.5, 2]);
    const piece = fc.oneof(
      fc.constantFrom(
        '$',
        ' $',
        '%',
        ' percent',
        ' dollars',
        '.',
        ', ',
        '\n',
        '“',
        '”',
        '**',
        '<b>',
        ' only',
        'for',
      ),
      fc.constantFrom(
        'US$',
        '€',
        'half',
        'cents',
        '​',
        '‮',
        '５',
        '[x](',
        ')',
        '`',
        '-',
        '/',
        ' until ',
        'June ',
      ),
      fc.integer({ min: 0, max: 3000 }).map(String),
      fc.constantFrom('24', '40', '12.50', '1,250', 'soup', 'Chowder Supper for Two', 'jazz-night'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const shown = verifier().reply(pieces.join(''), true);
        for (const [, amount = ''] of shown.matchAll(/[$€]\s?(\d[\d.,]*)/g)) {
          expect(truths).toContain(Number(amount.replace(/,(?=\d{3})/g, '').replace(/[.,]$/, '')));
        }
        for (const [, share] of shown.matchAll(/(\d+)\s?(?:%|percent)/g))
          expect([40, 99]).toContain(Number(share));
        expect(shown).not.toMatch(/[<>]b|\u200b|\u202e|\]\(/u);
      }),
      propertyRuns(2000),
    );
  });

  it('lets free deals be called free, and offers by their own words, but no others', () => {
    const quiz = offerRecord('quiz', { title: 'Tuesday Quiz', price: 0 });
    const wash = offerRecord('wash', { title: 'Brush Wash', offerText: 'Two for one' });
    const says = (text: string, ...deals: DealRecord[]) =>
      createVerifier(deals, deals, { counts: [], budgets: [] }, sampleKnowledge(deals)).reply(text, true) ===
      text;
    expect(says('The Tuesday Quiz is free.', quiz)).toBe(true);
    expect(says('It is two for one.', wash)).toBe(true);
    expect(says('It is free.', wash)).toBe(false);
    expect(says('It is free.', soup)).toBe(false);
    expect(says('Both are free.', quiz, wash)).toBe(false);
  });

  it('checks the days of deals without an end', () => {
    const { expiryDate: _, endsAt: __, ...ongoing } = soup;
    expect(isTrue('It runs on Thursdays.', [ongoing])).toBe(true);
    expect(isTrue('It runs on Mondays.', [ongoing])).toBe(false);
    expect(isTrue('It runs every day.', [ongoing])).toBe(false);
  });
});
