import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const february = openAssistant('data/content', '2027-02-12T20:00:00Z');
const march = openAssistant('data/content', '2027-03-24T16:00:00Z');
const june = openAssistant('data/content', '2027-06-19T20:00:00Z');
const december = openAssistant('data/content', '2026-12-18T22:00:00Z');

describe('who comes', () => {
  const ofChildren = /swim-lessons|cupcake|ballet|school-is-out|puppet|cuentos|puddle/;

  it.each([
    "I'm retired, just moved here to be near the grandkids. I'd love a class where I might meet people",
    "something to learn, I'm 58 and I watch my grandson on weekends",
    'what classes do you have for grown-ups',
    "any class | that's for children. I'm an adult",
    "any class | No children's lessons please, I am 68",
    'me mudé cerca de mis nietos, quiero una clase para conocer gente',
    'busco una clase para adultos, tengo 66 años',
  ])('brings no children who are only spoken of: %s', (messages) => {
    const { slugs } = conversationEnd(messages, february);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.join()).not.toMatch(ofChildren);
  });

  it.each(['a class for adults and a 7 year old', "something for the weekend, it's for kids"])(
    'brings children who come: %s',
    (message) => expect(conversationEnd(message, march).preferences.audience).toBe('family'),
  );

  it.each([
    ["any yoga class | Honey, I am 68 years old. No children's lessons please. Just for grown-ups.", 'yoga'],
    ['any class | no kids classes please', 'class'],
    ['museums | no kids museums please', 'museum'],
  ])('rules out nothing but what is for others: %s', (messages, topic) => {
    const { preferences } = conversationEnd(messages, february);
    expect(preferences.interests).toContain(topic);
    expect(preferences.excluded.interests).toEqual([]);
  });

  it.each(['facial, my wife is pregnant, she is 6 months', 'masaje, está embarazada, tiene 6 meses'])(
    'is nobody of six months before birth: %s',
    (message) => expect(conversationEnd(message, june).preferences.audience).not.toBe('family'),
  );
});

describe('a massage', () => {
  it.each([
    'massage for my pregnant wife on Tuesday',
    'massage on Tuesday for one',
    'massage on Tuesday | no, just for her, not for couples',
    'un masaje para una sola persona el martes',
    'Quiero un masaje para mi esposa, es su cumpleaños el martes | no, es solo para ella, no de pareja',
  ])('is offered on the next day where there is none, and nothing for it: %s', (messages) => {
    expect(conversationEnd(messages, june).slugs).toEqual(['first-massage-dilworth']);
  });

  it.each(['manicure | what about a massage?', "facial, I'm pregnant | What about a prenatal massage then?"])(
    'is another thing than what comes with a manicure: %s',
    (messages) => expect(conversationEnd(messages, march).slugs[0]).toBe('first-massage-dilworth'),
  );
});

describe('the thing that is named', () => {
  it.each([
    ["helicopter rides | it's for my husband's 40th, he's always wanted to fly", june, 'balloon-sunrise'],
    ['my wife loves flying, birthday', june, 'balloon-sunrise'],
    ['any creative class', june, 'candle-south-end'],
    ['algo creativo', june, 'candle-south-end'],
    ['scavenger hunt for the team', june, 'treasure-walk-dilworth'],
    ['scavenger hunt for my coworkers and me', june, 'treasure-walk-dilworth'],
    ['italian dinner for two', february, 'dinner-for-two-elizabeth'],
    ['cena italiana para dos', february, 'dinner-for-two-elizabeth'],
    [
      'team outing for 14 people, some weekday in March | something physical for the whole team, on a thursday afternoon',
      ...([february, 'first-climb-university'] as const),
    ],
    ['museum this afternoon', march, 'free-museum-hour'],
    ['Is there a museum open this afternoon, I fly out tonight', february, 'small-museums-pass'],
    ['dentist? i need a cleaning', february, 'dental-checkup-university'],
    [
      'gift for my dad, he likes golf and whiskey | more like a bottle or a tasting, something for grown men',
      ...([march, 'vineyard-tasting'] as const),
    ],
  ] as const)('comes first: %s', (messages, assistant, slug) => {
    expect(conversationEnd(messages, assistant).slugs[0]).toBe(slug);
  });

  it.each([
    ['sushi restaurant', march, 'burger-and-bone-dilworth'],
    ["I'm alone, any live music tonight?", march, 'yoga-five-south-end'],
    ['dentist? i need a cleaning', february, 'home-clean'],
    ["get my car detailed, it's an SUV with dog hair everywhere", march, 'dog-groom'],
    ['is there anything that cleans the inside of the car', march, 'home-clean'],
    ['mi carro necesita limpieza por dentro', march, 'home-clean'],
    ['date night friday, dinner for two somewhere nice', march, 'late-night-slice'],
    ['I want to fly kites with my son', june, 'balloon-sunrise'],
  ] as const)('has nothing unrelated beside it: %s', (messages, assistant, slug) => {
    expect(conversationEnd(messages, assistant).slugs).not.toContain(slug);
  });

  it('is said not to be there where something else is near it', () => {
    const { text, slugs } = conversationEnd('car detailing', march);
    expect(text).toContain('no detailing deals');
    expect(slugs).toEqual(['two-for-one-car-wash']);
  });

  it('is that of a nicer wish, which is not held against what was shown', () => {
    const { slugs } = conversationEnd('dinner tonight | something nicer, like italian', february);
    expect(slugs).not.toEqual([]);
  });
});

describe('an appointment', () => {
  it.each(['corte de pelo | ¿el lunes tengo que hacer cita?', 'corte de pelo | ¿puedo ir sin cita?'])(
    'is no date: %s',
    (messages) => expect(conversationEnd(messages, june).preferences.occasion).not.toBe('date'),
  );

  it.each(['quiero una cita romántica esta noche', 'una cita en la noche con mi esposa'])(
    'is one where a couple goes out: %s',
    (message) => expect(conversationEnd(message, june).preferences.occasion).toBe('date'),
  );
});

describe('the cheapest', () => {
  it.each([
    "I'm broke until payday, whats the cheapest thing i can do this weekend thats fun",
    'lo más barato para hacer este fin de semana',
  ])('begins with what is free: %s', (message) => {
    expect(conversationEnd(message, december).deals[0]?.price).toBe(0);
  });

  it.each(['something fun with the kids tomorrow | cheaper', 'date night saturday | something cheaper'])(
    'comes first among cheaper things: %s',
    (messages) => {
      const paid = conversationEnd(messages, february).deals.map(({ price = 0 }) => price);
      expect(paid[0]).toBe(Math.min(...paid));
    },
  );
});
