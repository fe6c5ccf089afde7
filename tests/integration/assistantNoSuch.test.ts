import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2027-03-24T16:00:00Z');

const saidAt = (messages: string, there = assistant) => {
  const { reply, options, deals } = lastAnswer(messages, there);
  return { reply, text: [reply, ...options].join(' '), slugs: deals.map(({ deal }) => deal.slug) };
};

describe('what nobody has', () => {
  it.each([
    ['My AC is making a weird noise and I need someone to look at it', /no ac repair/],
    ['AC repair', /no ac repair/],
    ['air conditioning repair', /no air conditioning/],
    ['do you have anyone who fixes things in a house', /no house repair/],
    ['somebody to fix stuff around my apartment', /no apartment repair/],
    ['reparación de aire acondicionado', /ofertas de reparación de aire acondicionado/],
    ['brunch on sunday | do you have a plumber', /no plumber/],
    ['easter brunch for 6 | is there at least an easter egg hunt somewhere', /no Easter egg hunt/],
    ['brunch for 6 with kids | is there an escape room anywhere', /no escape room/],
    ['my teeth are yellow, looking for whitening | so no whitening anywhere?', /no whitening/],
  ])('is said: %s', (messages, none) => {
    expect(saidAt(messages).reply).toMatch(none);
  });

  it.each(['AC repair', 'do you have anyone who fixes things in a house', 'air conditioning repair'])(
    'brings nothing else: %s',
    (messages) => {
      expect(saidAt(messages).slugs).toEqual([]);
    },
  );

  it.each([
    ['my teeth are yellow, looking for whitening', /no whitening.*Dental/, 'dental-checkup-university'],
    ['do you do car detailing', /no detailing.*car wash/, 'two-for-one-car-wash'],
    ['no I mean detailing', /no detailing.*car wash/, 'two-for-one-car-wash'],
    ['do you have helicopter tours', /no helicopter.*balloon/, 'balloon-sunrise'],
    ['skydiving', /no skydiving.*balloon/, 'balloon-sunrise'],
  ])('is said before what serves the same purpose: %s', (messages, sentences, slug) => {
    const { reply, slugs } = saidAt(messages);
    expect(reply).toMatch(sentences);
    expect(slugs).toEqual([slug]);
  });

  it('is like nothing that was shown before', () => {
    const { reply } = saidAt(
      'noodles | I said a gift!! whiskey bottle, bourbon, cigars, anything like that?',
    );
    expect(reply).toMatch(/^I have no whiskey/);
  });

  it('is no question about the place in talk, but a pool of a hotel is', () => {
    expect(saidAt('hotel | is there a swimming pool').text).not.toMatch(/no swimming pool/);
  });
});

describe('what is found under another word', () => {
  it.each([
    ['pizzza 2nite', 'late-night-slice'],
    ['photography session for the family', 'portrait-mini'],
    ['oil change | ok then anything for my car at all', 'two-for-one-car-wash'],
    ['gift card for a teenage boy, 15, loves gaming', 'arcade-plaza-midwood'],
    ['sushi | ok what about thai or chinese', 'dumpling-lunch-university'],
  ])('is shown first: %s', (messages, slug) => {
    expect(saidAt(messages).slugs[0]).toBe(slug);
  });

  it('is no language that is asked for', () => {
    expect(saidAt('sushi class | do they speak chinese').text).toMatch(/languages/);
  });
});

describe('a diet of which no page speaks', () => {
  const december = openAssistant('data/content', '2026-12-18T22:00:00Z');

  it.each([
    'my son is allergic to peanuts and tree nuts, any restaurant where we could eat safely sunday',
    'nut free lunch sunday',
    'kosher tacos',
    'tacos kosher para dos',
  ])('is said to be in none before any deal is praised: %s', (messages) => {
    expect(saidAt(messages, december).reply).toMatch(
      /^(?:I have nothing for that whose page says|No tengo nada así)/,
    );
  });

  it('lets what is known to suit come first, on another day', () => {
    const { slugs } = saidAt('any restaurant for a peanut allergy sunday, with my son of 6', december);
    expect(slugs[0]).toBe('pierogi-delivery');
  });

  it.each([
    'gluten free brunch sunday',
    'gluten free ramen, i have celiac',
    'nut-free sushi',
    'ramen sin gluten',
  ])('gives way to other food that is known to suit an allergy: %s', (messages) => {
    const { deals } = lastAnswer(messages, december);
    expect(deals.length).toBeGreaterThan(0);
    expect(saidAt(messages, december).text).not.toMatch(/whose page says|no dice/);
  });
});

describe('a part of town without a deal', () => {
  it('is said also beside what nobody knows', () => {
    expect(
      saidAt('lunch today uptown cheap | I only have an hour and I’m on foot. anything near Trade and Tryon?')
        .text,
    ).toMatch(/nothing in Uptown/);
  });

  it('is not said above a deal that is there', () => {
    const there = openAssistant('data/content', '2026-12-18T22:00:00Z');
    const messages =
      'I have tomorrow afternoon free, staying uptown | and a museum near there? | I want an art museum or history museum in the afternoon';
    expect(saidAt(messages, there).text).not.toMatch(/nothing in Uptown/);
  });
});
