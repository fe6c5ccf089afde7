import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd, lastAnswer } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-10T17:00:00Z');
const inApril = openAssistant('data/content', '2027-04-17T14:00:00Z');

const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('who can hardly walk', () => {
  it.each([
    'where can my grandpa go on sunday afternoon, he walks with a stick',
    'my dad walks with a cane, an outing on sunday',
    'something for aunt June on sunday, she uses a walking frame',
    'mom is 79 and walks with her walker, what can we do sunday',
  ])('is offered seats and rides, and no walk: %s', (message) => {
    const { slugs, preferences } = endOf(message);
    expect(preferences.cautions).toContain('gentle');
    expect(slugs.length).toBeGreaterThan(0);
    for (const walk of ['treasure-walk-dilworth', 'mural-walk-noda', 'ghost-walk-uptown'])
      expect(slugs).not.toContain(walk);
    const seats = ['streetcar-pass', 'quartet-elizabeth', 'sing-it-yourself-messiah', 'captioned-one-acts'];
    expect(seats).toContain(slugs[0]);
  });
});

describe('what must not bore somebody', () => {
  it.each([
    'not boring for teenagers',
    'indoor things that don’t bore teens',
    'something that isn’t too boring for my teenage sons',
    'nothing dull for a teen please',
  ])('is for them: %s', (message) => {
    expect(endOf(message).preferences.audience).toBe('family');
  });
});

describe('the time of a flight', () => {
  it.each([
    'I have a free afternoon today before my flight tonight, what can I do uptown?',
    'our plane leaves tonight, something for this afternoon',
    'my flight home is tomorrow morning, what can I do this afternoon',
  ])('is none of what is wanted before it: %s', (message) => {
    const { when, part } = endOf(message).preferences;
    expect([when, part]).toContain('afternoon');
  });

  it.each(['I have a free evening tomorrow', 'we have a free afternoon on saturday'])(
    'leaves free time a time: %s',
    (message) => {
      expect(endOf(message).preferences.part).toMatch(/evening|afternoon/);
    },
  );
});

describe('a birthday that is named by its number', () => {
  it.each([
    'something for my 30th',
    'for my wife’s 40th, something fun',
    'ideas for his 21st in the evening',
  ])('is a birthday, and no day of the month: %s', (message) => {
    const { preferences } = endOf(message);
    expect(preferences.occasion).toBe('birthday');
    expect(preferences.dates).toBeNull();
  });
  it('is none without a person', () => {
    expect(endOf('something for the 30th').preferences.dates).not.toBeNull();
  });
});

describe('what there is not', () => {
  it.each(['a facial', 'I want a pedicure', 'facial for my sister under $60', 'quiero un facial'])(
    'is said, beside the nearest that has a price: %s',
    (message) => {
      const { slugs, text } = endOf(message);
      expect(slugs).toEqual(['manicure-myers-park']);
      expect(text).toMatch(/no (?:facial|pedicure) deals|no tengo ofertas de facial/i);
    },
  );

  it('is looked for beside something that is given up', () => {
    const { slugs, preferences } = endOf(
      'massage under $100 | forget the massage, a facial or something else relaxing',
    );
    expect(preferences.excluded.interests).not.toContain('facial');
    expect(slugs).toEqual(['manicure-myers-park']);
  });

  it('is a race car without a car wash', () => {
    expect(endOf('race cars').slugs).not.toContain('two-for-one-car-wash');
  });
});

describe('something for far away', () => {
  it.each([
    'something that can be mailed to my mom',
    'christmas present I can mail to my brother',
    'a gift that ships to another state',
    'un regalo que se pueda enviar por correo',
    'gift for a gardener | what about something that can be mailed to her',
  ])('is shipped: %s', (messages) => {
    const { slugs } = endOf(messages);
    expect(slugs).toContain('gift-box-uptown');
  });
});

describe('who goes out to eat', () => {
  it.each([
    'dinner with the kids | we’d rather go out to eat',
    'supper tonight, no delivery please',
    'quiero salir a comer',
  ])('gets nothing at the door: %s', (messages) => {
    expect(endOf(messages).slugs).not.toContain('pierogi-delivery');
  });

  it.each(['dinner in Elizabeth on sunday', 'somewhere for dinner sunday evening, step-free'])(
    'is offered no table for twelve: %s',
    (message) => {
      expect(endOf(message).slugs).not.toContain('long-table-for-twelve');
    },
  );

  it('gets the table for twelve for a party', () => {
    expect(endOf('dinner for a large party on sunday').slugs).toContain('long-table-for-twelve');
  });

  it('asks for a thing with “so there’s no”', () => {
    const { preferences } = endOf('so there’s no restaurant that is vegan?');
    expect(preferences.excluded.categories).toEqual([]);
    expect(endOf('so there’s no massage for two?').slugs).toContain('couples-massage-uptown');
  });

  it.each(['asian food', 'any asian restaurant under $20'])('finds %s', (message) => {
    expect(endOf(message).slugs).toEqual(
      expect.arrayContaining(['ramen-lunch-noda', 'dumpling-lunch-university']),
    );
  });
});

describe('who has an allergy', () => {
  it.each([
    'gluten free dinner tonight',
    'I have celiac disease, pizza please | something that is not pizza, for dinner',
    'my son has a peanut allergy, where can we eat | restaurants, not delivery',
    'soy alérgica al maní, ¿dónde ceno? | quiero salir a comer',
  ])('hears with each offer that nothing is promised: %s', (messages) => {
    expect(lastAnswer(messages, assistant).options.join(' ')).toMatch(
      /can’t promise anything about allergies|Con alergias no puedo/,
    );
  });
});

describe('deals beside the best', () => {
  it.each(['hotel for the weekend', 'a weekend getaway'])('are no hotel for dogs: %s', (message) => {
    expect(conversationEnd(message, inApril).slugs).not.toContain('dog-hotel-night-ballantyne');
  });

  it('are classes for who wants to learn', () => {
    const { slugs } = conversationEnd('art class for adults', inApril);
    expect(slugs).not.toContain('mural-walk-noda');
  });
});

describe('before a show', () => {
  it('one eats on its day, in its part of town', () => {
    const { slugs, preferences, text } = endOf(
      'concerts this weekend | the bluegrass then, where is it | anything to eat nearby before the show',
    );
    expect(preferences.dates).toEqual({ first: '2026-12-11', last: '2026-12-11' });
    expect(slugs).toContain('vegan-platter-plaza-midwood');
    expect(text).not.toContain('nothing in Plaza Midwood');
  });
});

describe('shows', () => {
  it.each(['any live events tonight', 'sports games or live events tonight', 'live entertainment tonight'])(
    'are live: %s',
    (message) => {
      const { slugs } = conversationEnd(message, inApril);
      expect(slugs).toContain('improv-theatre');
      expect(slugs).not.toContain('first-climb-university');
    },
  );

  it('are music for who wants something with music', () => {
    const { slugs } = endOf('dinner and then something with music on saturday');
    expect(slugs).not.toContain('listening-bar');
  });
});
