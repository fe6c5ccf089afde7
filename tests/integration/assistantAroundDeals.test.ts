import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const saturday = openAssistant('data/content', '2026-11-28T23:00:00Z');
const friday = openAssistant('data/content', '2026-12-04T17:00:00Z');

const answerTo = (messages: string, assistant = friday) => lastAnswer(messages, assistant);

const replyTo = (messages: string, assistant = friday) => answerTo(messages, assistant).reply;
const slugsOf = (messages: string, assistant = friday) =>
  answerTo(messages, assistant).deals.map(({ deal }) => deal.slug);

describe('a meal near what was shown', () => {
  it.each([
    ['museum tomorrow | and lunch nearby?', 'lunch'],
    ['museum tomorrow | where should we have dinner close to it', 'dinner'],
    ['museo mañana | ¿y dónde cenamos cerca?', 'dinner'],
    ['museo mañana | algo para cenar cerca', 'dinner'],
    ['museo mañana | y para almorzar cerca de ahí', 'lunch'],
    ['museo mañana | ¿hay un restaurante cerca para la cena?', 'dinner'],
  ])('is looked for in its part of town, on its day: %s', (messages, meal) => {
    for (const assistant of [saturday, friday]) {
      const { preferences, deals } = answerTo(messages, assistant);
      expect(preferences).toMatchObject({
        neighborhoods: ['elizabeth'],
        when: 'tomorrow',
        interests: [meal],
      });
      expect(deals[0]?.deal.category).toBe('food-drink');
    }
  });

  it.each(['museo mañana | algo más cerca', 'pizza cerca'])(
    'is none where what is closer is wished for: %s',
    (m) => {
      expect(answerTo(m).preferences.neighborhoods).toEqual([]);
    },
  );
});

describe('whoever asks for other days', () => {
  it.each([
    'jazz | any other day?',
    'jazz | other days?',
    'jazz | when else?',
    'jazz | when else can we go',
    'jazz | are there more dates?',
    'jazz | can we go another day',
    'jazz tonight | what other days is it on',
  ])(
    'is told the hours of the deal on the table, and the day after the one that was shown: %s',
    (messages) => {
      const times = 'It’s on Friday and Saturday 8 PM–11 PM, next on';
      expect(replyTo(messages, saturday)).toBe(`${times} Friday, December 4.`);
      expect(replyTo(messages, friday)).toBe(`${times} Saturday, December 5.`);
    },
  );

  it.each(['jazz | ¿qué otros días?', 'jazz | ¿hay otras fechas?', 'jazz | ¿algún otro día?'])(
    'is told so in Spanish: %s',
    (messages) => {
      expect(replyTo(messages)).toBe(
        'Abre viernes y sábado 8 p.m. a 11 p.m.; la próxima vez, el sábado 5 de diciembre.',
      );
    },
  );

  it('is told the other dates of what has some, and that there are none', () => {
    expect(replyTo('risas | any other day?')).toMatch(/^It’s also on Friday, January 15, /);
    expect(replyTo('winter lights | other dates?', saturday)).toMatch(/^It’s also on Friday, December 4, /);
    expect(replyTo('noon year’s eve | other dates?')).toBe(
      'The last time is Thursday, December 31, 11 AM–12:30 PM.',
    );
  });

  it('is told of one deal where several were shown', () => {
    expect(replyTo('museums | other days?')).toMatch(/^It’s on Wednesday to Friday 5 PM–6 PM; [^:]*$/);
  });

  it.each(['jazz | maybe another time', 'jazz | something on another day'])(
    'asks for none: %s',
    (messages) => {
      expect(replyTo(messages)).not.toMatch(/^It’s on/);
    },
  );
});

describe('what is turned down without a name', () => {
  it.each([
    'museums | not this',
    'museums | i don’t like this',
    'museums | not into that',
    'museums | that’s not it',
    'museums | not this, thanks',
    'museos | eso no',
    'museos | no, eso no',
    'museos | eso no, gracias',
    'museos | eso no me gusta',
    'museos | no me late ese',
  ])('is the deal that stood first: %s', (messages) => {
    for (const assistant of [saturday, friday]) {
      expect(answerTo(messages, assistant).preferences.excluded.deals).toEqual(['free-museum-hour']);
      expect(slugsOf(messages, assistant).length).toBeGreaterThan(0);
    }
  });

  it.each([
    'museums | how much is the second one | not this',
    'museums | how much is the second one | eso no',
  ])('is the deal in question: %s', (messages) => {
    expect(answerTo(messages).preferences.excluded.deals).toEqual(['dino-morning-uptown']);
  });

  it.each([
    'dinner tonight | not this week',
    'dinner tonight | not that expensive',
    'hotel | ¿eso no incluye desayuno?',
  ])('is none where it only names something else: %s', (messages) => {
    expect(answerTo(messages).preferences.excluded.deals).toEqual([]);
  });
});

describe('whether one can walk around there', () => {
  const inEnglish =
    '“Spa night for two in Ballantyne”: it’s in Ballantyne. “One night with breakfast in Uptown”: it’s in Uptown; by bus or rail: Blue Line, Third Street/Convention Center station. “Three nights at a garden hotel”: it’s in Myers Park.';

  it.each([
    'is it in a walkable area?',
    'is the area walkable?',
    'is it walkable to restaurants',
    'can we walk to places from there',
    'is the neighborhood safe to walk at night',
    'do we need a car?',
    'walkable?',
  ])('is told of all that was shown by part of town and stop: %s', (question) => {
    for (const assistant of [saturday, friday])
      expect(replyTo(`hotel for two | ${question}`, assistant)).toBe(inEnglish);
  });

  it.each(['¿está en una zona caminable?', '¿se puede caminar por la zona?', '¿hace falta carro?'])(
    'is told so in Spanish: %s',
    (question) => {
      expect(replyTo(`hotel for two | ${question}`)).toMatch(
        /“Spa night for two in Ballantyne”: está en Ballantyne\. .* en Uptown; en autobús o tren: Blue Line, .* en Myers Park\./,
      );
    },
  );

  it('is told of the only one that is meant', () => {
    expect(replyTo('hotel for two | is the second one in a walkable area')).toBe(
      'It’s in Uptown; by bus or rail: Blue Line, Third Street/Convention Center station.',
    );
  });
});

describe('a date that is for walkers only', () => {
  it.each([
    'winter lights | can we walk on Thursday',
    'winter lights | can we walk through on thursday?',
    'winter lights | on Thursday can we walk?',
    'winter lights | is it walkers only on thursday',
    'lights trail thursday on foot',
  ])('is one for who walks: %s', (messages) => {
    const date = (day: string) =>
      new RegExp(`^Yes, it’s next on Thursday, December ${day}, .* \\(walkers only, no cars\\)`);
    expect(replyTo(messages, saturday)).toMatch(date('3'));
    expect(replyTo(messages, friday)).toMatch(date('10'));
  });

  it.each(['winter lights | ¿podemos caminar el jueves?', 'winter lights | ¿se puede ir a pie el jueves?'])(
    'is so in Spanish: %s',
    (messages) => {
      expect(replyTo(messages)).toMatch(/^Sí, la próxima fecha es el jueves 10 de diciembre, /);
    },
  );

  it.each([
    'lights trail on Thursday by car',
    'christmas lights thursday, driving',
    'winter lights thursday evening with the car',
    'drive through lights on thursday',
    'winter lights | thursday by car?',
    'winter lights | can we drive on thursday',
  ])('is none for cars, and the next one is named: %s', (messages) => {
    expect(replyTo(messages, saturday)).toBe(
      'No, walkers only, no cars on Thursday, December 3; it’s next on Friday, December 4, 5:30 PM–9:30 PM.',
    );
    expect(replyTo(messages, friday)).toBe(
      'No, walkers only, no cars on Thursday, December 10; it’s next on Friday, December 11, 5:30 PM–9:30 PM.',
    );
  });

  it('is none for cars in Spanish', () => {
    expect(replyTo('luces de invierno el jueves en carro')).toMatch(
      /^No, .* el jueves 10 de diciembre; la próxima fecha es el viernes 11 de diciembre, /,
    );
  });

  it.each(['museum on thursday by bike', 'coffee drive thru on thursday', 'car wash on thursday'])(
    'asks nothing of deals without notes: %s',
    (message) => {
      expect(slugsOf(message).length).toBeGreaterThan(0);
      expect(replyTo(message)).not.toMatch(/^(?:Yes|No),/);
    },
  );
});

describe('whoever wants to eat out', () => {
  it.each([
    'sushi restaurants',
    'a restaurant with sushi',
    'where can we eat sushi',
    'sushi place to eat',
    'sushi | a restaurant please',
    'restaurante de sushi',
    '¿dónde puedo comer sushi?',
  ])('hears that a class is one, and gets no other food: %s', (messages) => {
    for (const assistant of [saturday, friday]) {
      expect(replyTo(messages, assistant)).toMatch(
        /“Roll-your-own sushi class” (?:is a class|es una clase)\.$/,
      );
      expect(slugsOf(messages, assistant)).toEqual(['sushi-class-dilworth']);
    }
  });

  it.each(['sushi', 'sushi class', 'sushi class for dinner'])(
    'is not who may come for the class: %s',
    (messages) => {
      expect(replyTo(messages, saturday)).toBe('Try “Roll-your-own sushi class,” in Dilworth.');
    },
  );

  it.each(['ramen restaurant', 'pasta restaurant'])('gets what is served: %s', (messages) => {
    expect(replyTo(messages)).not.toMatch(/is a class/);
  });
});

describe('a language', () => {
  it.each([
    'stand up comedy | in english please',
    'comedy | english please',
    'comedy | something in english',
    'stand up comedy | we only speak english',
    'stand up comedy | not in spanish',
    'comedia | en inglés',
  ])('that is wished for leaves out what is in another: %s', (messages) => {
    for (const assistant of [saturday, friday]) {
      const slugs = slugsOf(messages, assistant);
      expect(slugs).toContain('comedy-late-noda');
      expect(slugs).not.toContain('stand-up-en-espanol');
    }
  });

  it.each([
    'stand up comedy | háblame en español',
    'stand up comedy | en español por favor',
    'museums | contéstame en español',
    'museums | ¿puedes hablar español?',
    'museums | español, por favor',
  ])('is spoken from then on if that is asked for: %s', (messages) => {
    const { reply, deals, preferences } = answerTo(messages);
    expect(reply).toMatch(/^(?:Sí, con mucho gusto|¡Claro que sí)/);
    expect(deals).toEqual([]);
    expect(preferences.needs).toEqual([]);
  });

  it.each([
    'comedy in spanish',
    'stand up comedy | in spanish',
    'show en español',
    'quiero ver comedia | en español',
  ])('is a wish for what is in Spanish otherwise: %s', (messages) => {
    expect(slugsOf(messages, saturday)).toContain('stand-up-en-espanol');
  });
});
