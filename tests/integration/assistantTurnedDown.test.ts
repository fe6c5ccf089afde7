import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-10T17:00:00Z');
const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('whoever asks for others', () => {
  it.each([
    ['gluten free pizza', 'is there other gluten free food for dinner near there'],
    ['gluten free pizza', 'no, other restaurants with gluten free'],
    ['gluten free pizza', 'a different place with gluten free food'],
    ['gluten free pizza', 'what else is gluten free'],
    ['pizza sin gluten', '¿hay otros restaurantes sin gluten?'],
  ])('sees none of the first again, and what is known to suit: %s | %s', (wish, message) => {
    const { slugs } = endOf(`${wish} | ${message}`);
    expect(slugs[0]).toBe('vegan-platter-plaza-midwood');
    expect(slugs).not.toContain('square-pizza-south-end');
  });

  it.each([
    ['massage for my wife', 'do you have a different massage'],
    ['potter’s wheel', 'any other pottery class'],
    ['busco un groomer para mi perro', '¿hay otro groomer?'],
  ])('hears plainly that there is nothing else: %s | %s', (wish, message) => {
    const { text, slugs } = endOf(`${wish} | ${message}`);
    expect(text).toMatch(/That’s (?:all|every)|Ya viste todo|Eso es todo/);
    expect(slugs).toEqual([]);
  });
});

describe('whoever wants a price', () => {
  it.each([
    'do you have any massage with an actual price, for one person',
    'show me one with a fixed price',
    'something that has a clear price',
    'algo con precio fijo',
  ])('is shown nothing without one: %s', (message) => {
    const { deals } = endOf(`massage for my wife | what would it cost | ${message}`);
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.map(({ price }) => price)).not.toContain(undefined);
  });

  it('still may ask whether a deal has one', () => {
    expect(endOf('massage for one | does it have a fixed price?').text).toContain('without a fixed price');
  });
});

describe('whoever wants to go out for a meal', () => {
  it.each([
    'we’d rather go out to eat tho',
    'restaurant, not delivery',
    'that’s delivery, I want to sit down in a restaurant',
    'no delivery please',
    'we want to eat out',
    'preferimos salir a comer',
    'un restaurante, no a domicilio',
  ])('is shown nothing that is brought to the door: %s', (message) => {
    const { slugs } = endOf(`my son has a peanut allergy, any restaurants? | ${message}`);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs).not.toContain('pierogi-delivery');
  });

  it.each(['so there’s no restaurant that’s nut free?', 'so you have no restaurant for a nut allergy?'])(
    'does not rule out restaurants by asking for one: %s',
    (message) => {
      const { preferences } = endOf(`my son has a peanut allergy, any restaurants? | ${message}`);
      expect(preferences.excluded.categories).toEqual([]);
      expect(preferences.needs).toContain('nut-free');
    },
  );
});

describe('what is turned down', () => {
  it('is the thing that is named, and not its kind', () => {
    const { preferences, slugs } = endOf(
      'gluten free pizza | no, other restaurants with gluten free | anything gluten free thats not pizza, for dinner',
    );
    expect(preferences.excluded.interests).toEqual(['pizza']);
    expect(slugs).not.toContain('square-pizza-south-end');
  });

  it('does not lead again after “no” beside a wish', () => {
    const [first] = endOf('dinner for our anniversary on saturday, not vegan').slugs;
    const { slugs } = endOf(
      'dinner for our anniversary on saturday, not vegan | No, a nice dinner for two, Italian or steak',
    );
    expect(slugs[0]).not.toBe(first);
  });

  it('is no wish: "outside in December, no"', () => {
    const { preferences } = endOf(
      'string quartet by candlelight | oh ok outside in december, no. the quartet then, what time does it end',
    );
    expect(preferences.setting).toBeNull();
  });

  it('is not what a question names', () => {
    const { preferences } = endOf(
      'jazz terrace for two saturday | lovely, but isn’t a terrace cold in December? And is it very loud?',
    );
    expect(preferences.excluded.deals).toEqual([]);
  });

  it.each([
    'a treasure hunt on foot? he can’t walk far. somewhere he can sit down',
    'the treasure walk? she has bad knees',
  ])('may be echoed with a reason: %s', (message) => {
    expect(endOf(`treasure walk for families | ${message}`).slugs).not.toContain('treasure-walk-dilworth');
  });

  it('does not come back as the nicest', () => {
    const { text, slugs } = endOf('burger in dilworth | something nicer than burgers please');
    expect(slugs).not.toContain('burger-and-bone-dilworth');
    expect(text).not.toContain('already the nicest');
  });

  it('makes room for what is known to meet a need that nobody knew of it', () => {
    const { slugs } = endOf(
      'Christmas gift for my mom, she likes gardening | does the plant one get delivered? | something that can be mailed to her, then',
    );
    expect(slugs).toContain('gift-box-uptown');
    expect(slugs).not.toContain('houseplant-elizabeth');
  });
});
