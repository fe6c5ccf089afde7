import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

/** A Friday at 17:00 in the sample city. */
const assistant = openAssistant('data/content', '2026-12-11T22:00:00Z');

const answerTo = (messages: string) => lastAnswer(messages, assistant);

const slugsOf = (messages: string) => answerTo(messages).deals.map(({ deal }) => deal.slug);

describe('turning down one of the deals shown', () => {
  it.each([
    'romantic things, 100 dollars max, sunday night | axe throwing isn’t romantic lol',
    'romantic things, 100 dollars max, sunday night | not axe throwing',
    'romantic things, 100 dollars max, sunday night | axes? no. something actually romantic',
    'algo romántico el domingo en la noche, máximo 100 dólares | lanzar hachas no es romántico',
  ])('keeps the others that fit: %s', (messages) => {
    const slugs = slugsOf(messages);
    expect(slugs).toEqual(expect.arrayContaining(['quartet-elizabeth', 'dinner-for-two-elizabeth']));
    expect(slugs).not.toContain('axe-throwing-south-end');
  });

  it.each([
    'whats the cheapest thing to do in noda on a friday | im not going to a gym lol. something fun',
    'cheap things to do in noda tonight | something fun, not a gym',
    'cosas que hacer en noda esta noche, barato | no quiero ir al gimnasio, algo divertido',
  ])('puts no shelf and no bed before what is fun: %s', (messages) => {
    const slugs = slugsOf(messages);
    expect(slugs[0]).toBe('comedy-late-noda');
    for (const other of ['gym-day-pass', 'used-paperbacks', 'vintage-noda', 'hostel-bunk-noda'])
      expect(slugs).not.toContain(other);
  });

  it.each([
    'cheap lunch uptown | that’s a weekend brunch for 38 dollars...',
    'cheap lunch uptown | this is a brunch on saturdays',
    'cheap lunch uptown | no, that’s just a brunch for two people',
    'cheap lunch uptown | ok that is a brunch',
    'almuerzo barato en uptown | eso es un brunch de 38 dólares',
    'almuerzo barato en uptown | ese es un brunch de fin de semana',
  ])('by what it is brings another of what was wanted: %s', (messages) => {
    const { deals, preferences } = answerTo(messages);
    expect(preferences).toMatchObject({
      interests: ['lunch'],
      when: null,
      priceRange: { max: 50, isVague: true },
    });
    expect(deals.map(({ deal }) => deal.slug)).toContain('ramen-lunch-noda');
    expect(deals.map(({ deal }) => deal.slug)).not.toContain('rooftop-brunch-uptown');
  });

  it('for its day or price still wants its kind', () => {
    expect(slugsOf('brunch uptown | that’s a weekend brunch for 38 dollars...')).toEqual(['disco-bingo']);
  });

  it.each([
    'brunch | that’s a brunch?',
    'brunch | that’s a brunch on sunday, right?',
    'brunch | that’s a great brunch',
  ])('is none that asks or praises: %s', (messages) => {
    expect(answerTo(messages).preferences.excluded.deals).toEqual([]);
  });
});

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

describe('a spouse', () => {
  it.each([
    'haircut | my wife also wants a cut',
    'haircut | my wife wants one too',
    'where can i get my hair cut | what about my wife',
    'quiero un corte de cabello para mujer | mi esposa también quiere cortarse',
    'Necesito cortarme el pelo mañana, algo barato | ¿y la mujer? mi esposa también quiere cortarse',
  ])('who wants the same comes for no date: %s', (messages) => {
    const { preferences, deals } = answerTo(messages);
    expect(preferences.occasion).not.toBe('date');
    expect(deals.map(({ deal }) => deal.slug)).toContain('haircut-elizabeth');
  });

  it('who comes along makes it a date', () => {
    expect(answerTo('dinner saturday with my wife').preferences.occasion).toBe('date');
    expect(answerTo('cena el sábado con mi esposa').preferences.occasion).toBe('date');
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
