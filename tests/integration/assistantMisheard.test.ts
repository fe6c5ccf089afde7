import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2027-05-12T21:00:00Z');

const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('where to stay', () => {
  it.each([
    'where should we stay, cheap',
    'where can i stay for cheap',
    'where should i stay tonight',
    'we land tomorrow, where do we stay',
    'llegamos mañana a charlotte, dónde nos quedamos barato',
    'dónde nos quedamos esta noche que no sea caro',
    'dónde me quedo esta noche',
  ])('is a bed for the night: %s', (message) => {
    expect([...new Set(endOf(message).deals.map(({ category }) => category))]).toEqual(['hotels-travel']);
  });

  it('leaves how long to stay to the deal', () => {
    expect(endOf('bowling | how long can we stay').text).toBe('It takes 2 hours.');
  });
});

describe('what was offered for another day', () => {
  it.each([
    'comedy show friday night | saturday is fine. how much for 4 of us?',
    'comedy show friday night | saturday works too, what would 4 of us pay',
    'comedia el viernes en la noche | el sábado está bien, ¿cuánto es para 4?',
  ])('is what a question with that day is about: %s', (messages) => {
    const { text, slugs } = endOf(messages);
    expect(slugs).toEqual(['improv-theatre']);
    expect(text).toContain('$48');
  });

  it('is not the first of what was shown', () => {
    expect(endOf('comedy show friday night | how much is the first one on saturday').slugs).not.toContain(
      'improv-theatre',
    );
  });
});

describe('one thing that somebody does not eat', () => {
  const food = [
    'vegan-platter-plaza-midwood',
    'dinner-for-two-elizabeth',
    'cupcake-class-elizabeth',
    'sushi-class-dilworth',
  ];

  it.each([
    "dinner for two | my wife doesn't eat raw fish",
    "dinner for two | my wife doesn't eat fish",
    "cooking class for two | we don't eat raw fish",
    "cooking class for two | my husband doesn't eat pork",
    'cena para dos | mi esposa no come mariscos',
    'clase de cocina para dos | no comemos pescado crudo',
  ])('rules out no other food: %s', (messages) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences.excluded.categories).toEqual([]);
    expect(food).toContain(slugs[0]);
  });

  it.each(['things to do | we don’t want to eat', 'things to do | not eating anything'])(
    'is not food altogether: %s',
    (messages) => {
      expect(endOf(messages).preferences.excluded.categories).toEqual(['food-drink']);
    },
  );
});

describe('who only wants to eat what a class teaches', () => {
  it.each([
    'where can i get sushi | i just want to eat it not make it',
    "where can i get sushi | i don't want to make it, just eat it",
    'sushi | no quiero hacerlo, solo comerlo',
  ])('is told that it is only a class: %s', (messages) => {
    expect(endOf(messages).text).toMatch(
      /^I know no restaurant for sushi; |^Restaurante de sushi no tengo; /,
    );
  });
});

describe('real golf', () => {
  it.each([
    'my husband wants to go golfing | no real golf, on a course',
    'my husband wants to go golfing | no, real golf',
    'my husband wants to go golfing | a golf course',
    'my husband wants to go golfing | not mini golf, a golf course',
    'golf course saturday morning',
  ])('is none of the games called so: %s', (messages) => {
    const { text, slugs } = endOf(messages);
    expect(text).toMatch(/I have no (?:real golf|golf course) deals/);
    expect(slugs).not.toContain('glow-disc-golf-university');
    expect(slugs).not.toContain('mini-golf-ballantyne');
  });
});

describe('glasses to see with', () => {
  it.each([
    'new glasses cheap',
    'eye exam',
    'where can i get a new pair of glasses',
    'lentes nuevos baratos',
  ])('are none to look or drink through: %s', (message) => {
    const { text, slugs } = endOf(message);
    expect(text).toMatch(/I have no|no tengo ofertas/);
    expect(slugs).toEqual([]);
  });
});

describe('what there is at a place', () => {
  it.each([
    [
      'wheelchair accessible things to do | is there parking at the arcade?',
      /^I don’t know about parking|^Its page doesn’t say/,
    ],
    ['is there parking at the bowling alley', /^Yes, parking is free/],
    ['are there stairs at the arcade', /^It’s step-free/],
  ])('is asked of it: %s', (messages, words) => {
    expect(endOf(messages).text).toMatch(words);
  });
});

describe('a number of people', () => {
  it.each([
    ['somos 4 amigas y queremos salir a bailar el viernes | cuánto nos sale a las cuatro?', /\$40 en total/],
    ['salsa | cuánto nos toca a las cuatro', /\$40 en total/],
    ['salsa | ¿cuánto sería a los cuatro?', /\$40 en total/],
    ['salsa | podemos llegar a las cuatro?', /^No, abre viernes 8/],
    ["bowling sounds great but we'd be 9 kids, is that too many?", /^Up to 12 people/],
    ["bowling | we're 9, is that too many", /^No, up to 12 people/],
    ['karaoke | are 14 people too many?', /^Yes, up to 12 people/],
  ])('is no time, and may be too many: %s', (messages, words) => {
    expect(endOf(messages).text).toMatch(words);
  });
});

describe('a present for a relative who has grown up', () => {
  it.each([
    "graduation present for my nephew, up to 50 dollars | he's 22 and just finished college",
    "present for my nephew, up to 50 dollars | he's 22",
    'regalo para mi sobrino | tiene 22 años',
  ])('is none for a child: %s', (messages) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences.audience).toBeNull();
    expect(slugs).not.toContain('toy-shop-ballantyne');
  });

  it('is for a child who is one', () => {
    expect(endOf("gift for my nephew | he's 8").slugs[0]).toBe('toy-shop-ballantyne');
  });
});

it.each(['uptown ghost walk | where does it start', 'uptown ghost walk | ok and where do they start from'])(
  'says where a walk starts: %s',
  (messages) => {
    expect(endOf(messages).text).toContain('201 North Church Street');
  },
);

describe('a code for what there is not', () => {
  it('is asked for nothing else', () => {
    const { preferences } = endOf(
      'promo code for the escape room | ok anything else like puzzles for 4 friends',
    );
    expect(preferences.needs).toEqual([]);
  });

  it('stays where it is said again', () => {
    expect(endOf('promo code for the escape room | anything else with a code').preferences.needs).toEqual([
      'coupon',
    ]);
  });
});
