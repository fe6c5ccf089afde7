import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-11T22:00:00Z');

const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('a present for a feast', () => {
  it.each([
    'what do i get my mother in law for christmas, she has everything. 50ish dollars',
    'what can I give my dad for christmas, around 40',
    'i need something for my mother in law for christmas',
    'present for my boss for christmas under 30',
    'what do i buy my grandma for xmas she loves plants',
    'qué le regalo a mi suegra en navidad, lo tiene todo, unos 50 dólares',
  ])('need not be about the feast: %s', (message) => {
    const { preferences, slugs } = endOf(message);
    expect(preferences.occasion).toBe('gift');
    expect(preferences.interests).not.toContain('christmas');
    expect(slugs).not.toContain('winter-lights-ballantyne');
    expect(slugs).not.toContain('gingerbread-house-myers-park');
  });

  it.each([
    'what do i get my mother in law for christmas, she has everything | no I mean a thing to give her, she likes gardening',
    'gift for a friend who is into gardening',
    'christmas gift for someone who likes gardening',
  ])('is what somebody likes: %s', (messages) => {
    expect(endOf(messages).slugs[0]).toBe('houseplant-elizabeth');
  });

  it('leaves the feast to an outing', () => {
    expect(endOf('what to do with my mother in law for christmas').preferences.interests).toEqual([
      'christmas',
    ]);
  });
});

describe('a first wish', () => {
  it.each([
    'I had a horrible week and just want to be pampered tomorrow',
    'horrible week, i just want some pampering tomorrow',
    'it was a terrible week, i want to be spoiled tomorrow',
    'had the worst week, just want to feel pampered this weekend',
    'pampering for my mom on sunday',
    'quiero que me consientan mañana',
  ])('to be pampered brings treatments: %s', (message) => {
    expect(['first-massage-dilworth', 'manicure-myers-park']).toContain(endOf(message).slugs[0]);
  });

  it.each(['I went to three meetings today and want a beer', 'we had a long drive and just want pizza'])(
    'comes after what happened: %s',
    (message) => {
      expect(endOf(message).preferences.interests).not.toEqual([]);
    },
  );

  it.each([
    'my teeth hurt and i have no insurance',
    'teeth problems, uninsured',
    'my gums are bleeding',
    'something for my teeth',
    'me duelen los dientes y no tengo seguro',
  ])('for a dentist is heard: %s', (message) => {
    expect(endOf(message).slugs).toEqual(['dental-checkup-university']);
  });

  it.each([
    'something romantic for sunday night',
    'romantic evening for two sunday',
    'romantic things, 100 dollars max, sunday night',
    'algo romántico para el domingo en la noche',
  ])('for something romantic is none for axes: %s', (message) => {
    expect(endOf(message).slugs[0]).toBe('quartet-elizabeth');
  });

  it.each([
    'mi mamá viene de visita de México el lunes, tiene 68 años, ¿a dónde la llevo? | no le gustan los barcos, algo tranquilo bajo techo',
    'my mom is 68 and visiting monday, something calm and indoors',
  ])('with a parent is none to lie side by side, nor for a bed: %s', (messages) => {
    const { slugs } = endOf(messages);
    expect(slugs).not.toContain('couples-massage-uptown');
    expect(slugs[0]).not.toContain('garden');
  });

  it('knows older people by more names', () => {
    expect(endOf('algo para adultos mayores por la mañana').preferences.cautions).toEqual(['older']);
  });

  it.each([
    'is the children’s museum thing open on monday? or something inside for a toddler',
    'is the lock museum open on monday? or something inside for a toddler',
    '¿el museo abre el lunes? o algo bajo techo para un niño de 2 años',
  ])('keeps the day of the question before its “or”: %s', (message) => {
    expect(endOf(message).slugs).toEqual(['puddle-club', 'streetcar-pass']);
  });

  it.each([
    ['plan saturday for four adults under 200', 200],
    ['dinner for six people under 150', 150],
    ['ideas for 2 women under 100', 100],
    ['something for kids under 12', undefined],
    ['a party for adults over 60', undefined],
  ])('has its budget, which is no age: %s', (message, most) => {
    expect(endOf(message).preferences.priceRange?.max).toBe(most);
  });
});

describe('what is called easy on the wallet', () => {
  it.each(['cheap lunch in uptown', 'brunch on a budget'])(
    'is so beside others of its kind: %s',
    (message) => {
      const { text, why, slugs } = endOf(message);
      expect(slugs).toContain('rooftop-brunch-uptown');
      expect(`${text} ${why.join(' ')}`.toLowerCase()).not.toContain('easy on the wallet');
    },
  );

  it.each(['cheap lunch', 'cheap eats south end'])('may be praised: %s', (message) => {
    expect(endOf(message).text).toContain('easy on the wallet');
  });
});

describe('what has to be booked before', () => {
  it.each([
    'gingerbread house for my kids, is there still space tomorrow',
    'gingerbread house | can I still book tomorrow',
    'gingerbread house | can we go tomorrow?',
    'massage in dilworth | do they have anything today?',
    'massage in dilworth | can i book for tonight',
  ])('is denied once it is too late: %s', (messages) => {
    expect(endOf(messages).text).toMatch(/^No, it’s too late to book for .*; it’s next on Saturday/);
  });

  it('is denied in Spanish, too', () => {
    expect(endOf('masaje en dilworth | ¿puedo reservar para hoy?').text).toMatch(
      /^No, para el viernes .*tarde/,
    );
  });

  it.each([
    ['gingerbread house | are there spots left on the 19th', /^Yes, /],
    ['massage in dilworth | do they have anything tomorrow', /^Yes, /],
    ['massage in dilworth | until when are they open today', /^It’s open 11 AM–8 PM/],
    ['gingerbread house | is saturday sold out', /^Yes, it’s too late/],
    ['gingerbread house | when is it', /^It’s next on Saturday, December 19/],
  ])('is told as it is where there is time, or nobody asks: %s', (messages, words) => {
    expect(endOf(messages).text).toMatch(words);
  });
});

describe('a question whose answer the page has', () => {
  it.each([
    ['hostel | is it a shared room?', 'six-bed room'],
    ['hostel | how many people in a room', 'six-bed room'],
    ['hostel | ¿es un cuarto compartido?', 'six-bed room'],
    ['the trolley - is it hard to get on? I have a cane', 'step-free'],
    ['What’s on for seniors | the trolley - is it hard to get on? I have a cane', 'step-free'],
    ['trolley | how long does it take and what does it cost for two of us', 'seventy minutes. It’s $19'],
    ['trolley | ¿cuánto dura?', 'seventy minutes'],
    ['flowers delivered | the flowers, can they get there tomorrow in south charlotte', 'within five miles'],
    ['flowers delivered | will they be here by noon', 'Yes, you get it by pick-up and by delivery'],
    ['new years eve on the mill roof, is it outside?', 'It’s outdoors'],
    ['new years eve on the mill roof | is it outside or inside', 'It’s outdoors'],
    ['plan saturday for four adults under 200 | how long does each take', 'it takes 90 minutes'],
    ['toddler play cafe | how much for twins', '$19 for 2'],
    ['toddler play cafe | cuánto por gemelos', '$19 para 2'],
    ['ice skating | we have 3 year old twins, how much', 'for 2, that’s $32'],
    ['ice skating | how much for triplets', 'for 3, that’s $48'],
  ])('is answered: %s', (messages, words) => {
    expect(endOf(messages).text).toContain(words);
  });

  it('promises no delivery to a part of town that may be too far', () => {
    expect(endOf('flowers | do they bring them to ballantyne').text).toMatch(/^You get it by/);
  });
});
