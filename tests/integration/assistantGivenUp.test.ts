import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-05T15:00:00Z');

const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('"the axe one"', () => {
  const shown = 'date night ideas under $50 | we did jazz already. something more active';

  it.each([
    'the axe one, is it 18+?',
    'is the axe one 18+?',
    'that axe one. how old do we have to be?',
    'how old do you have to be for the axe one',
  ])('is the shown deal with that word, however short: %s', (message) => {
    const { text, slugs } = endOf(`${shown} | ${message}`);
    expect(text).toContain('for ages 18 and over');
    expect(slugs).toEqual(['axe-throwing-south-end']);
  });
});

describe('what was wanted right now', () => {
  it.each([
    'college student broke need food lol | dinner under 10',
    'college student broke need food lol | ok dinner under 10 tonight',
    "I'm starving | dinner for less than 10",
    'anything open now to eat | dinner around 10 dollars',
    'tengo hambre | cena por menos de 10',
  ])('is no longer so for a meal that is later, nor is the price lost: %s', (messages) => {
    const { text, slugs } = endOf(messages);
    expect(slugs[0]).toBe('late-night-slice');
    expect(text).not.toContain('nothing');
  });
});

describe('something free for others', () => {
  it.each([
    'anything to help with groceries (I lost my job) | thank you. anything free for the kids too',
    'cheap groceries | also something free for the children?',
    'where can I buy groceries cheaply | algo gratis para los niños también',
  ])('gives up what costs more: %s', (messages) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences.priceRange).toEqual({ min: 0, max: 0 });
    expect(preferences.interests).toEqual([]);
    expect(slugs).toContain('free-museum-hour');
  });
});

describe('the cheapest thing that is open', () => {
  it.each([
    'anything open late tonight w live music | what about dancing | ok whats the cheapest thing open after midnight',
    "live music tonight | whats the cheapest thing that's open after midnight",
    'dancing tonight | cheapest thing to do tonight',
    'quiero bailar esta noche | qué es lo más barato que esté abierto después de medianoche',
  ])('is anything, whatever was wanted before: %s', (messages) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences.interests).toEqual([]);
    expect(slugs).toContain('late-night-slice');
  });
});

describe('"what about" with where it is', () => {
  it.each([
    ['free things this weekend | what about outdoors and free', 'outdoor'],
    ['family things this weekend | what about outdoors and cheap', 'outdoor'],
    ['date night | how about indoors', 'indoor'],
    ['free things this weekend | qué tal algo al aire libre y gratis', 'outdoor'],
  ])('looks for others after several deals: %s', (messages, setting) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences.setting).toBe(setting);
    expect(slugs).not.toEqual([]);
  });

  it('asks of the deal that is named', () => {
    expect(endOf('date night | what about the first one, is it outdoors').preferences.setting).toBeNull();
  });
});

describe('"is salsa too hard"', () => {
  const shown = 'dance lessons for couple our age (late 60s)';

  it.each(['is salsa too hard for beginners', 'ok, is the salsa too fast for us?', 'is salsa too hard'])(
    'asks it, and rules nothing out: %s',
    (message) => {
      expect(endOf(`${shown} | ${message}`).preferences.excluded.interests).toEqual([]);
    },
  );

  it('rules it out as a statement', () => {
    expect(endOf(`${shown} | salsa is too hard for us`).preferences.excluded.interests).toEqual(['salsa']);
  });
});

describe('what has begun and has to be booked', () => {
  it.each([
    'can I still make it to the goat farm this morning',
    'Is there a zoo or somewhere with animals | can we still go to the goats today?',
    'is the goat farm open today',
  ])('is promised to nobody: %s', (messages) => {
    expect(endOf(messages).text).toBe('It’s open 9:30 AM–11 AM on Saturday, December 5; you have to book.');
  });

  it('says nothing against opening hours', () => {
    expect(endOf('can I still go to the rooftop brunch this morning').text).toMatch(/^Yes/);
  });
});
