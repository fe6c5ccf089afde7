import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const inSpring = openAssistant('data/content', '2027-04-08T22:00:00Z');
const inWinter = openAssistant('data/content', '2027-01-30T16:00:00Z');

const endOf = (messages: string) => conversationEnd(messages, inSpring);

describe('bad weather', () => {
  it.each([
    'what can we do with a 4 and a 7 year old this weekend, weather looks bad',
    'the weather is supposed to be awful saturday, what can the kids do',
    'its gross outside, ideas for us two?',
    'it looks nasty out there, what can i do with the kids',
    'va a hacer feo el sábado, qué hacemos con los niños',
    'qué hacemos con los niños el sábado, hace mal clima',
  ])('keeps everybody inside: %s', (message) => {
    const { deals } = endOf(message);
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.filter(({ outdoor }) => outdoor === true)).toEqual([]);
  });
});

describe('something else than dinner', () => {
  it.each([
    'date night tomorrow, something other than just dinner',
    'date night tomorrow, something besides just dinner',
    'anniversary tomorrow, apart from only dinner',
    'algo para mi esposa y yo mañana que no sea solo cenar',
    'cita mañana, aparte de solo cenar',
  ])('is no dinner: %s', (message) => {
    const { deals, preferences } = endOf(message);
    expect(preferences.interests).not.toContain('dinner');
    expect(deals.flatMap(({ tags = [] }) => tags)).not.toContain('dinner');
  });
});

describe('the age of a grown-up', () => {
  it.each([
    'something relaxing for a woman of 60',
    'a gift for a man of 70',
    'a present for my dad of 65',
    'algo para una mujer de 60',
    'un regalo para mi mamá de 60',
  ])('is no budget: %s', (message) => {
    expect(endOf(message).preferences.priceRange).toBeNull();
  });

  it('does not hide a budget', () => {
    expect(endOf('a gift for my mom, under 60').preferences.priceRange?.max).toBe(60);
  });
});

describe('how something should be', () => {
  it('is no price that nobody named', () => {
    expect(endOf('bachelorette party, 8 girls, fun but classy').preferences.priceRange).toBeNull();
  });
});

describe('what is said of some of those who come', () => {
  it.each([
    'dinner for 12 on thursday | two of us are vegan',
    'escape room for 6 on saturday | two of us are 16',
    'team of 12, three of us cant eat gluten',
  ])('says nothing of how many come: %s', (messages) => {
    expect([6, 12]).toContain(endOf(messages).preferences.party);
  });

  it('leaves who says how many come', () => {
    expect(endOf('four of us are going out on saturday').preferences.party).toBe(4);
    expect(endOf('the two of us are vegan, dinner').preferences.party).toBe(2);
  });

  it.each([
    'six of us, two are 16, what can we do on saturday at 8',
    'six of us on saturday night, 2 of us are 17',
  ])('rules out what is for grown-ups: %s', (message) => {
    const { deals } = endOf(message);
    expect(deals.filter(({ adults, ages }) => adults || (ages?.[0] ?? 0) > 17)).toEqual([]);
  });
});

describe('before an hour without a half of the day', () => {
  it.each([
    'breakfast for us saturday | somewhere with eggs before 9',
    'coffee before 8 tomorrow',
    'desayuno el sábado antes de las 9',
  ])('is in the morning for what is open then: %s', (messages) => {
    expect(endOf(messages).preferences.hours?.to).toBeLessThanOrEqual(9 * 60);
  });

  it('is in the evening for the rest', () => {
    expect(endOf('pizza saturday before 9').preferences.hours?.to).toBe(21 * 60);
  });
});

describe('what is too expensive', () => {
  it.each([
    'is there a skydiving deal | way too expensive. something with adrenaline under 80',
    'is there a skydiving deal | too pricey. anything exciting for less than 60',
    '¿hay paracaidismo? | muy caro. algo con adrenalina por menos de 80',
  ])('gives way to another thing that is as wished, for less: %s', (messages) => {
    const { deals } = endOf(messages);
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.every(({ price = 100 }) => price < 80)).toBe(true);
  });
});

describe('anything else that is free', () => {
  it.each(['anything under $10? | cool. anything else free this weekend', 'what else is free tomorrow'])(
    'costs nothing: %s',
    (messages) => {
      const { deals } = endOf(messages);
      expect(deals.length).toBeGreaterThan(0);
      expect(deals.filter(({ price }) => price !== 0)).toEqual([]);
    },
  );
});

describe('a thing or anything', () => {
  it.each([
    'is there ice skating or anything outdoors in this cold',
    'surfing or something else outside this weekend',
    'hay esquí o algo al aire libre',
  ])('takes what is outdoors where there is none of the thing: %s', (message) => {
    const { deals } = conversationEnd(message, inWinter);
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.filter(({ outdoor }) => outdoor !== true)).toEqual([]);
  });
});

describe('less money than a table costs', () => {
  it.each([
    'cheap dinner today for 2 | anything under 25 for both of us',
    'algo barato para cenar hoy, somos 2 | ¿algo por menos de 25 para los dos?',
  ])('buys what is eaten at a counter: %s', (messages) => {
    expect(conversationEnd(messages, inWinter).slugs).toContain('late-night-slice');
  });
});

describe('a class that begins now', () => {
  it.each(['sushi tonite??', 'sushi today', 'sushi esta noche'])('is for another day: %s', (message) => {
    const { text, deals } = endOf(message);
    expect(text).toMatch(/no sushi deals for|ofertas de sushi para/);
    expect(deals.map(({ title }) => title).join()).not.toContain('sushi');
  });

  it('is one that begins an hour later', () => {
    const early = openAssistant('data/content', '2027-04-08T20:00:00Z');
    expect(conversationEnd('sushi tonight', early).deals[0]?.title).toContain('sushi');
  });
});
