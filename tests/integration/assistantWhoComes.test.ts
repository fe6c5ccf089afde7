import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd, lastAnswer } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-17T15:30:00Z');

/** The end of a conversation, with all that its last answer says. */
function endOf(messages: string) {
  const { reply, options } = lastAnswer(messages, assistant);
  return { ...conversationEnd(messages, assistant), text: [reply, ...options].join(' ') };
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

describe('grown-ups under 21', () => {
  it.each([
    '3 college freshmen, 18 and 19, friday night',
    'my date is 19, where can i take her friday',
    'we are 19 and 20, what can we do friday night',
    'my girlfriend is 20 and im 22, what is fun saturday night',
    'me and my roommate are 19, bored, anything tonight',
    'im 20 what can i do friday night',
    'under 21 but want live music friday',
    'mi novia tiene 19 y yo 20, que hacemos el viernes en la noche',
    'quiero ver música en vivo el viernes, somos menores de 21',
  ])('are shown nothing from 21 on: %s', (message) => {
    const { deals } = endOf(message);
    expect(deals.length).toBeGreaterThan(0);
    for (const { ages } of deals) expect(ages?.[0] ?? 0).toBeLessThan(21);
  });

  it.each(['my friends and i are 18 and 19 where can we go dancing', 'salsa lesson friday, we are both 19'])(
    'hear why what they name is not for them: %s',
    (message) => {
      expect(endOf(message).text).toContain('“Salsa lesson and dance night” is for ages 21 and over.');
    },
  );

  it.each([
    'where can a 19 year old go out on a friday | no, something like dancing or a club | anything like that for under 21?',
    'donde puedo llevar a bailar a mi novia el viernes | ella tiene 20 años, puede entrar? | entonces a donde puede entrar ella?',
    'where can we go dancing friday | she is 19, can she get in | so where can we go',
    'quiero ir a bailar el sabado, tengo 19 años | y algo parecido para menores de 21?',
  ])('who know that are shown where else to go: %s', (messages) => {
    const { text, deals } = endOf(messages);
    expect(text).toContain('“Salsa lesson and dance night”');
    expect(text).toContain('21');
    expect(deals[0]?.category).toBe('events');
    for (const { ages } of deals) expect(ages?.[0] ?? 0).toBeLessThan(21);
  });

  it('are no party of twenty beside their ages', () => {
    expect(endOf('we are 19 and 20, what can we do friday night').preferences.party).toBeNull();
  });
});

describe('a limit or a correction', () => {
  it.each([
    'christmas present for my sister who is into baking, around 40 bucks | is there anything baking related tho? like a class | thats for kids, she is 30. one for adults?',
    'is there a baking class around 40 bucks | that one is for kids. one for adults?',
    'una clase de repostería de menos de 60 dólares para adultos',
  ])('keeps the thing that is wanted, and says that none is within it: %s', (messages) => {
    const { text, slugs } = endOf(messages);
    expect(slugs).toEqual(['croissant-class-dilworth']);
    expect(text).toMatch(/I have nothing about \$40 for that|No tengo nada menos de \$60 para eso/);
  });

  it('leaves the cooking of a present', () => {
    const { text, slugs } = endOf(
      'regalo de navidad para mi mamá, le gusta cocinar | no, algo para cocinar, un regalo de verdad | algo de menos de 50 por favor',
    );
    expect(text).toContain('No tengo nada menos de $50 para eso');
    expect(slugs[0]).toBe('sushi-class-dilworth');
  });
});

describe('a present for a grown-up', () => {
  it.each([
    'gift for my sister who loves cupcakes',
    'present for my mom, she likes cooking, under 30',
    'regalo para mi mamá, le gusta cocinar, menos de 30',
  ])('is nothing for children alone: %s', (message) => {
    expect(endOf(message).slugs).not.toContain('cupcake-class-elizabeth');
  });

  it('is about no feast in Spanish either', () => {
    expect(endOf('regalo de navidad para mi mamá, le gusta cocinar').preferences.interests).toEqual([
      'cooking',
    ]);
  });

  it('leaves those for children to them', () => {
    expect(endOf('birthday present for my 8 year old, she loves cupcakes').slugs).toContain(
      'cupcake-class-elizabeth',
    );
  });
});

describe('a question with another day', () => {
  it.each([
    'bowling tonight at 8 | ok sunday then, how much for 4',
    'bowling tonight at 8 | sunday works, what would 4 of us pay',
    'bowling tonight at 8 | how much is sunday for 4 people?',
  ])('is about what was wanted, not about what stood in for it: %s', (messages) => {
    const { text, slugs } = endOf(messages);
    expect(slugs).toEqual(['bowling-university']);
    expect(text).toContain('$26 for 6 people together');
  });

  it('names what was shown by its place', () => {
    expect(endOf('bowling tonight at 8 | how much is the first one on sunday').slugs).toEqual([
      'first-climb-university',
    ]);
  });
});

describe('who comes by plane', () => {
  it.each([
    'we land at 1 pm and leave at 6 pm, what can we see',
    'I have a long layover today, about 5 hours | we land at 1 and leave at 6. what fits',
    'our flight lands at 1 and the next one leaves at 6, what can we do in between',
    'llegamos a la 1 y nos vamos a las 6, que podemos ver',
    'aterrizamos a la 1 y el vuelo sale a las 6, que hacemos',
  ])('wants something to do between the flights: %s', (messages) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences.hours).toEqual({ from: 13 * 60, to: 18 * 60 });
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs).not.toContain('airport-ride');
  });

  it('is still shown the ride that is asked for', () => {
    expect(endOf('ride to the airport at 6 pm tomorrow').deals[0]?.title).toBe('Airport ride for up to four');
  });

  it.each([
    ['llegamos mañana y nos quedamos hasta el lunes, familia de 5', '2026-12-18', '2026-12-21'],
    ['llegamos el viernes y nos vamos el domingo, que hacemos', '2026-12-18', '2026-12-20'],
    ['llegamos hoy y nos quedamos hasta el sábado', '2026-12-17', '2026-12-19'],
  ])('names the days of the stay in Spanish: %s', (message, first, last) => {
    expect(endOf(message).preferences.dates).toEqual({ first, last });
  });

  it('wishes for no day by telling when they came', () => {
    expect(endOf('llegamos ayer y queremos comer tacos').preferences.dates).toBeNull();
  });
});

describe('a meal and something to see', () => {
  it.each([
    'lunch and something to see today',
    'something to see and lunch today',
    'I need lunch and something to see afterwards',
    'almuerzo y algo que ver hoy',
  ])('are two wishes: %s', (message) => {
    const { deals } = endOf(message);
    const isFood = deals.map(({ category }) => category === 'food-drink');
    expect(isFood).toContain(true);
    expect(isFood).toContain(false);
  });
});

describe('what was wished for and is asked for again', () => {
  it.each([
    'busco un lugar para cenar con mi esposa el sabado, algo bonito | algo mas romantico, italiano tal vez | puede ser domingo entonces. hay italiano?',
    'busco un lugar para cenar con mi esposa el sabado | italiano tal vez | el domingo entonces, tienen italiano?',
    'nice dinner with my wife saturday | something more romantic, italian maybe | could be sunday then. is there italian?',
  ])('is looked for on the other day: %s', (messages) => {
    const { text, slugs, preferences } = endOf(messages);
    expect(preferences.days).toEqual([0]);
    expect(slugs).toEqual(['dinner-for-two-elizabeth']);
    expect(text).toContain('Three-course dinner for two');
  });
});

describe('something hands on', () => {
  it.each([
    'We want to learn something new together, like a class. Evenings only, we both work | just tuesdays or wednesdays work for us | after 6pm, something hands on like cooking or pottery',
    'hands on class wednesday evening',
    'something hands-on wednesday after 6',
    'quiero hacer algo con las manos el miercoles despues de las 6',
  ])('is a craft: %s', (messages) => {
    expect(endOf(messages).slugs[0]).toBe('candle-south-end');
  });
});

describe('a morning', () => {
  it.each([
    'my wife and i are retired and looking for something to do on weekday mornings',
    'my parents are 68 and want something on weekday mornings',
    'algo que hacer entre semana por la mañana, somos jubilados',
  ])('begins before eleven, and is no evening out: %s', (message) => {
    const { preferences, slugs } = endOf(message);
    expect(preferences.occasion).toBeNull();
    expect(slugs[0]).toBe('streetcar-pass');
  });
});

describe('what is not wanted on the plate', () => {
  it.each([
    'dinner tonight for 2 adults and a 2 year old, nothing spicy',
    'my kids hate spicy food, dinner tonight',
    'cena para dos hoy, nada picante',
  ])('does not come: %s', (message) => {
    const { preferences, slugs } = endOf(message);
    expect(preferences.excluded.aversions).toEqual(['spicy']);
    expect(slugs).not.toContain('vegan-platter-plaza-midwood');
  });
});

it('looks for activities in Spanish without missing any deal about them', () => {
  const { text, deals } = endOf('actividades para niños gratis');
  expect(text).not.toContain('no tengo ofertas');
  expect(deals.every(({ price }) => price === 0)).toBe(true);
});
