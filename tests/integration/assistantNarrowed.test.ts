import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-05T15:00:00Z');

const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('a question about the use of deals', () => {
  it.each([
    'how do I get the discount? do I need to print something',
    'do I have to print the coupon',
    'are these coupons',
    'should I print these out',
    'do i need a printed voucher',
    'how do we redeem the offers',
    'how do i claim a discount',
    '¿tengo que imprimir el cupón?',
    '¿son cupones?',
    'cómo consigo el descuento',
  ])('hears that there is nothing to print and how one gets a deal: %s', (message) => {
    const { text, slugs } = endOf(message);
    expect(text).toMatch(/nothing to print here: you book or buy with the vendor|nada que imprimir/);
    expect(slugs).toEqual([]);
  });

  it.each([
    'can I use two coupons at once',
    'can I combine deals',
    'is it possible to stack offers',
    'can we use more than one deal at the same place',
    'can two deals be combined',
    '¿puedo usar dos ofertas a la vez?',
    'se pueden juntar dos cupones',
  ])('hears that whether deals combine is up to the vendor: %s', (message) => {
    const { text, slugs } = endOf(message);
    expect(text).toMatch(/whether deals combine are up to the vendor|si se combinan ofertas los decide/);
    expect(slugs).toEqual([]);
  });

  it.each(['do I have to print the coupon', 'are these coupons', 'how do I get the deal'])(
    'is answered from the page of the only deal in question: %s',
    (message) => {
      expect(endOf(`karaoke room | ${message}`).text).toContain('through the link on its card');
    },
  );

  it.each(['are there coupons for pizza', 'combine dinner and a show for two'])(
    'is no wish for deals: %s',
    (message) => {
      expect(endOf(message).text).not.toMatch(/print|Refunds/);
    },
  );
});

describe('a narrowing', () => {
  it.each([
    'romantic weekend getaway for our anniversary, around 300 | something quieter, not uptown',
    'hotel for two next weekend | something calmer in dilworth',
    'a hotel tonight | anything more relaxing',
  ])('of places to stay keeps them: %s', (messages) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences.categories).toContain('hotels-travel');
    expect(slugs).not.toContain('afternoon-tea-myers-park');
  });

  it('of places to stay is none that asks what there is to do', () => {
    const { preferences } = endOf('a hotel tonight | things to do tomorrow, something relaxing');
    expect(preferences.categories).not.toContain('hotels-travel');
  });

  it.each([
    'Any deals at breweries in South End | is there something for the one who doesnt drink',
    'breweries in South End | anything for my wife who doesn’t drink',
  ])('for who does not drink keeps the part of town: %s', (messages) => {
    expect(endOf(messages).preferences.neighborhoods).toEqual(['south-end']);
  });

  it.each([
    'what deals end today | only things for adults',
    'anything expiring this week | in uptown',
    'qué ofertas vencen hoy | solo para adultos',
  ])('of deals by their ends lists those by their ends: %s', (messages) => {
    expect(endOf(messages).text).toMatch(/end next|terminan primero/);
    expect(endOf(messages).why[0]).toMatch(/^(?:Ends|Termina) /);
  });

  it('of deals by their ends is none that names a thing', () => {
    expect(endOf('what deals end today | pizza for two').text).not.toContain('end');
  });
});

describe('a question about a named deal', () => {
  it.each([
    ["there's 9 of us, can we do the karaoke?", 'Yes, up to 12 people'],
    ["there's 14 of us, can we do the karaoke?", 'No, up to 12 people'],
    ['somos 9, ¿podemos ir al karaoke?', 'Sí, pueden ir juntas hasta 12'],
  ])('hears whether so many can come: %s', (message, answer) => {
    expect(endOf(message).text).toContain(answer);
  });

  it.each([
    'hay pista de hielo? cuanto cuesta | y para 4 personas cuanto sería?',
    'hay pista de hielo? | para 3 niños cuánto pagaríamos?',
  ])('that asks how much begins with no yes or no: %s', (messages) => {
    expect(endOf(messages).text).toMatch(/^Cuesta /);
  });
});

describe('a feast', () => {
  it.each(['new years eve plans for two', 'new year’s eve for 2'])(
    'that a title names is not said to have no deal: %s',
    (message) => {
      const { text, slugs } = endOf(message);
      expect(text).not.toContain('nothing special');
      expect(slugs[0]).toBe('new-years-eve-mill-roof');
    },
  );
});
