import { describe, expect, it } from 'vitest';
import { nextTimes } from '../../client/assistant/reply/nextTimes.ts';
import { hasTrait } from '../../data/model/deals/traits.ts';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd, lastAnswer } from '../support/lastAnswer.ts';

// A Saturday, 2 PM in Charlotte.
const assistant = openAssistant('data/content', '2027-03-06T19:00:00Z');

const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('a feast that no deal is about', () => {
  it.each([
    ["St Patrick's day events", 'I have nothing special for St Patrick’s Day. For Wednesday, March 17,'],
    ['anything for st paddys day', 'I have nothing special for St Paddys Day. For Wednesday, March 17,'],
    ['anything on for good friday', 'I have nothing special for Good Friday. For Friday, March 26,'],
    ['easter activities for kids', 'I have nothing special for Easter.'],
    ['things to do this easter', 'I have nothing special for this Easter. For Sunday, March 28,'],
    ['planes para el día de san patricio', 'No tengo nada especial para el Día de San Patricio. Para el'],
    ['qué hay en semana santa', 'No tengo nada especial para Semana Santa. Para el'],
  ])('is said to have none, before what is on that day: %s', (message, lead) => {
    const { text, slugs } = endOf(message);
    expect(text).toContain(lead);
    expect(slugs).not.toEqual([]);
  });

  it.each(['easter brunch', 'algo para este halloween', 'memorial day plans', 'fireworks on july 4th'])(
    'is none where something is there for it: %s',
    (message) => {
      expect(endOf(message).text).not.toMatch(/nothing special|nada especial/);
    },
  );

  it.each([
    ['is there an egg hunt for easter', 'I have no egg hunt deals right now'],
    ['easter egg hunt 2027', 'I have no Easter egg hunt deals right now'],
    ['hay búsqueda de huevos en pascua?', 'Por ahora no tengo ofertas de búsqueda de huevos'],
  ])('has things that there are none of: %s', (message, none) => {
    const { text, slugs } = endOf(message);
    expect(text).toContain(none);
    expect(slugs).not.toContain('treasure-walk');
  });
});

describe('English lessons in Spanish', () => {
  it.each([
    'clases de ingles',
    'quiero aprender ingles',
    'clases de inglés para adultos',
    'lecciones de inglés',
    'quiero mejorar mi ingles',
    'english classes for adults',
  ])('are none of other languages: %s', (message) => {
    const { text, slugs } = endOf(message);
    expect(text).toMatch(/no tengo ofertas de clases de inglés|I have no English class deals/);
    expect(slugs).toEqual([]);
  });

  it.each(['clases de español', 'quiero aprender español'])('leave Spanish ones: %s', (message) => {
    expect(endOf(message).slugs).toEqual(['spanish-six-evenings']);
  });
});

describe('a question about the guide', () => {
  const help = /^(?:Tell me who’s coming|Try “date night indoors|Dime quién va|Prueba con “cena)/;

  it.each([
    'who are you | ok so what can you help me with',
    'who are you | ok so what can you help me with | no, I mean how does this work',
    'who are you | what can you help me with | how does this work | what kind of deals do you have',
    'what can you help us with',
    'what sorts of deals are on here',
    'can you explain how this works',
    'so how do i use you',
    'museum in uptown | what can you help me with',
    'something fun with friends | no I mean how does this chat work',
    'something fun tonight | what kinds of deals are there here',
    'quien eres | y en que me puedes ayudar',
    'que tipo de ofertas tienes',
  ])('is answered as one: %s', (messages) => {
    const { text, slugs, preferences } = endOf(messages);
    expect(text).toMatch(help);
    expect(slugs).toEqual([]);
    if (messages.startsWith('who')) expect(preferences.audience).toBeNull();
  });

  it.each([
    'what kind of deals do you have for kids',
    'what can you do for my anniversary',
    'what kind of deals do you have for dinner',
  ])('is none where it wishes for something: %s', (message) => {
    expect(endOf(message).slugs).not.toEqual([]);
  });

  it('is none about what somebody does at a deal', () => {
    expect(endOf('candle workshop | do they give instructions').text).not.toMatch(help);
  });
});

describe('a room of their own', () => {
  it.each([
    'hotel barato cerca del centro para esta noche | una habitacion privada para dos por favor',
    'hotel barato cerca del centro para esta noche | una habitacion privada para dos por favor | no quiero cuarto compartido',
    'hotel barato para esta noche | no quiero compartir cuarto con nadie',
    'cheap hotel tonight | a private room for two please',
    'cheap hotel tonight | a private room for two please | not a hostel',
    'cheap hotel tonight | no shared rooms',
    "cheap hotel tonight | i don't want to share a room",
    'cheap hotel tonight | we want our own room',
    'cheap place to stay tonight, no hostels',
    'hotel con cuarto privado para dos esta noche menos de 100',
    'a private room for two tonight',
  ])('is no bunk, whatever the price: %s', (messages) => {
    const { text, slugs } = endOf(messages);
    expect(slugs).not.toEqual([]);
    expect(slugs).not.toContain('hostel-bunk-noda');
    expect(text).not.toContain('six-bed room');
    expect(slugs.every((slug) => ['pool-suite-university', 'alder-house-uptown'].includes(slug))).toBe(true);
  });

  it.each(['hostel', 'un hostal para esta noche', 'cheap hotel tonight'])(
    'is not all there is: %s',
    (message) => {
      expect(endOf(message).slugs).toEqual(['hostel-bunk-noda']);
    },
  );

  it.each(['private karaoke room for 12', 'private room for a birthday dinner'])(
    'is none to sing or eat in: %s',
    (message) => {
      expect(endOf(message).preferences.excluded.aversions).toEqual([]);
    },
  );

  it('is none where the page says how many sleep in one', () => {
    expect(endOf('cheap hotel tonight | does it have a private room?').text).not.toMatch(/^Yes/);
  });
});

describe('a bed and breakfast', () => {
  it.each([
    'a b&b for two',
    'bnb in charlotte',
    'any b&bs around',
    'b & b in dilworth',
    'a b and b for our anniversary',
    'a b&b for the weekend',
    'romantic weekend getaway | somewhere like a b&b',
    'un b&b para dos',
  ])('has short names: %s', (messages) => {
    expect(endOf(messages).slugs).toEqual(['garden-inn-dilworth']);
  });
});

describe('a couple of something', () => {
  it.each([
    'coffee shop where i can work for a couple hours',
    'wine for a couple hours',
    'a couple tickets to a show',
    'a couple of drinks downtown',
    'a couple things to do tomorrow',
    'we have a couple more days in town',
  ])('is no pair on a date: %s', (message) => {
    const { preferences } = endOf(message);
    expect(preferences.occasion).not.toBe('date');
    expect(preferences.audience).toBeNull();
    expect(preferences.party).toBeNull();
  });

  it.each(['something nice for a couple on saturday', 'dinner for a couple that loves seafood'])(
    'is another than a couple: %s',
    (message) => {
      expect(endOf(message).preferences.occasion).toBe('date');
    },
  );
});

describe('a restaurant for a celebration', () => {
  it.each([
    "restaurant for 8 people saturday, my mom's birthday",
    'busco un restaurante para celebrar el cumpleaños de mi mamá, somos 8',
    'restaurante para celebrar nuestro aniversario',
    "restaurant for my dad's birthday, 6 of us",
    'restaurants for a date',
  ])('is somewhere to eat first: %s', (message) => {
    const {
      deals: [first],
      preferences,
    } = endOf(message);
    expect(hasTrait(first?.traits, 'meal')).toBe(true);
    expect(preferences.interests).toEqual([]);
  });

  it('leaves a party to who wishes for one', () => {
    expect(endOf('algo para festejar a mi hermana').slugs[0]).toContain('karaoke');
  });
});

describe('a card of what has to be booked before', () => {
  const { knowledge, context } = assistant;
  const timesOn = (messages: string) =>
    lastAnswer(messages, assistant).deals.map(({ deal, day, why }) => ({
      slug: deal.slug,
      times: nextTimes(deal, knowledge, context.now, day),
      why,
    }));

  it('has no seating that is too soon', () => {
    const [tea] = timesOn('afternoon tea tomorrow');
    expect(tea?.times).toBe('Tomorrow 3:30–5:30 PM');
    expect(tea?.why).toContain('open 3:30–5:30 PM');
    const [sunday] = timesOn('afternoon tea on march 14');
    expect(sunday?.times).toBe('Sun, Mar 14, 1–3 PM, 3:30–5:30 PM');
  });

  it('has the day of its card in its reason', () => {
    const owls = timesOn('hiking near charlotte | something sooner and closer?')?.find(
      ({ slug }) => slug === 'owl-prowl',
    );
    expect(owls?.times).toContain('Sat, Nov 6');
    expect(owls?.why).not.toContain('March 6');
  });
});

describe('by day', () => {
  it.each([
    '10 friends bachelorette party in april, ideas? | something fun during the day on a saturday',
    'bachelorette party, daytime, april 10',
    'something to do by day tomorrow with friends',
    'despedida de soltera, algo de día el sábado',
    'algo divertido durante el día mañana con amigas',
  ])('is before the evening: %s', (messages) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences.hours).toEqual({ from: 540, to: 1020 });
    expect(preferences.interests).toEqual([]);
    expect(slugs).not.toContain('karaoke-room-uptown');
  });
});

describe('what somebody has enough of', () => {
  it.each([
    [
      "I need a birthday present for my dad, he's 70 and likes gardening | he already has tons of plants",
      /plant/,
    ],
    ["I need a birthday present for my dad, he's 70 and likes gardening | no i mean NOT a plant", /plant/],
    ['gift for my brother who likes coffee | he already has plenty of coffee', /coffee/],
    ['birthday gift for my wife | she already has lots of books', /book|paperback/],
    ['present for my mom who loves candles | she has too many candles already', /candle/],
    ['regalo para mi papá que le gusta la jardinería | ya tiene muchas plantas', /plant/],
  ])('is no present: %s', (messages, thing) => {
    const { text, slugs, preferences } = endOf(messages);
    expect(preferences.occasion).toBe('gift');
    expect(slugs).not.toEqual([]);
    expect(slugs.filter((slug) => thing.test(slug))).toEqual([]);
    expect(text).not.toMatch(/That’s included|deal here fits/);
  });
});

describe('a present for a baby', () => {
  it.each([
    'baby shower gift',
    'baby shower gift | something for the baby',
    'tips for new baby gift',
    "present for my sister's baby shower",
    'something for a baby shower',
    'regalo para un bebé recién nacido',
  ])('stays one, and is a toy first: %s', (messages) => {
    const { slugs, preferences } = endOf(messages);
    expect(preferences.occasion).toBe('gift');
    expect(slugs[0]).toBe('toy-shop-ballantyne');
    expect(slugs).not.toContain('puddle-club');
  });

  it('is no need of who only goes to a baby shower', () => {
    const { slugs } = endOf('my sister has a baby shower tomorrow, need nails done');
    expect(slugs).toEqual(['manicure-myers-park']);
  });
});
