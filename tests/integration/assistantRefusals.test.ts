import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-18T22:00:00Z');
const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('what somebody says of themselves', () => {
  it.each([
    ['dance class no partner needed, im 62 and never danced', 'salsa-night-south-end'],
    ['dance lesson, i have never danced', 'salsa-night-south-end'],
    ['climbing for two, never really climbed', 'first-climb-university'],
    ['ice skating for two, I cannot skate', 'ice-skating-uptown'],
    ['pottery, we never did it', 'first-bowl-noda'],
    ['quiero una clase de baile, nunca he bailado', 'salsa-night-south-end'],
    ['quiero patinar en hielo, no sé patinar', 'ice-skating-uptown'],
  ])('refuses nothing: %s', (message, slug) => {
    const { slugs, preferences } = endOf(message);
    expect(slugs).toContain(slug);
    expect(preferences.excluded.interests).toEqual([]);
  });

  it.each(['climbing gym, not very fit but want to try', 'yoga, i am not very fit'])(
    'asks for an easy one if they are not fit: %s',
    (message) => expect(endOf(message).preferences.cautions).toEqual(['gentle']),
  );

  it('spares nobody who is fit', () =>
    expect(endOf('massage for my wife with a bad knee | no she walks fine').preferences.cautions).toEqual(
      [],
    ));
});

describe('whoever asks whether there is no such thing', () => {
  it.each([
    ['axe throwing | you dont have a dance class?', 'salsa-night-south-end'],
    ['so you don’t offer pottery?', 'first-bowl-noda'],
    ['mini golf | Mini golf isn’t a class. Do you not have a pottery class?', 'first-bowl-noda'],
    ['no a party is not a lesson. you really don’t have a salsa lesson?', 'salsa-night-south-end'],
  ])('wants it: %s', (messages, slug) => expect(endOf(messages).slugs).toContain(slug));

  it('hears that there is none', () =>
    expect(endOf('My teeth are yellow, looking for whitening | so no whitening anywhere?').text).toBe(
      'I have no whitening deals right now.',
    ));
});

describe('an amount that nobody wants to pass', () => {
  it.each([
    'dinner, neither of us wants to spend more than a hundred dollars',
    'dinner, none of us would like to pay more than $100',
    'dinner, nobody wants to spend over 100',
    'quiero cenar, ninguna de las dos quiere gastar más de cien dólares',
    'quiero cenar, nadie quiere gastar más de 100 dólares',
  ])('is the most: %s', (message) =>
    expect(endOf(message).preferences.priceRange).toMatchObject({ min: 0, max: 100 }),
  );

  it('is the least after a new thought', () =>
    expect(endOf('a gift, not boring but more than 100').preferences.priceRange).toMatchObject({
      min: 100,
    }));
});

describe('what is far from a part of town', () => {
  it.each([
    'brunch | University is far from Myers Park isn’t it, some place closer to Myers Park',
    'brunch | NoDa is too far from Myers Park. anything in Myers Park',
    'the noodles are far from Myers Park, lunch there please',
  ])('does not rule that out: %s', (messages) =>
    expect(endOf(messages).preferences.excluded.neighborhoods).not.toContain('myers-park'),
  );

  it('may be what is wanted', () =>
    expect(endOf('something fun far from uptown').preferences.excluded.neighborhoods).toEqual(['uptown']));
});

describe('whoever does not want a deal taken off', () => {
  it.each([
    ['crafts for a date | no no, don’t take the candle one off, what is the price for 2', 'candles'],
    ['crafts for a date | i didn’t say skip the candles', 'candles'],
    ['crafts for a date | please do not remove the candles', 'candles'],
    ['tacos or pizza tonight | no I didn’t mean to drop the tacos', 'tacos'],
    ['crafts for a date | don’t leave the pottery out', 'pottery'],
    ['busco un masaje | no quites el masaje, solo pregunto el precio', 'massage'],
    ['busco un masaje | no dije que quites el masaje', 'massage'],
  ])('keeps it: %s', (messages, topic) => {
    const { preferences } = endOf(messages);
    expect(preferences.excluded.interests).not.toContain(topic);
    expect(preferences.excluded.deals).toEqual([]);
  });

  it('may take it off', () =>
    expect(endOf('crafts for a date | take the candles off').slugs).not.toContain('candle-south-end'));

  it.each([
    'comedy tonight | I saw that, but is there food',
    'night market | i saw that, but is there food or music',
    'comedy tonight | i’ve seen that. how much is it for two',
    'crafts for a date | candle one is that for 2 people the 36',
    'massage for me | Ok and do they massage pregnant women? I don’t want to go there for nothing',
    'massage for me | so what does a massage cost there?? any other massage with a real price',
  ])('may ask about it: %s', (messages) => expect(endOf(messages).preferences.excluded.deals).toEqual([]));

  it('sees others after what they have seen', () =>
    expect(endOf('comedy tonight | already saw that, is there something else').slugs).not.toContain(
      'comedy-late-noda',
    ));
});

describe('whoever refuses one of several', () => {
  it.each(['no couples massage please', 'I don’t need a couples massage', 'not a couples massage'])(
    'keeps the others: %s',
    (message) => {
      const { slugs } = endOf(`My back hurts. I want a massage | ${message}`);
      expect(slugs).toContain('first-massage-dilworth');
      expect(slugs).not.toContain('couples-massage-uptown');
    },
  );

  it('says for whom beside that', () =>
    expect(
      endOf('swim lessons | Swim lessons for a child? No, it’s for me. A class for grown-ups please')
        .preferences.audience,
    ).toBe('adults'));
});

describe('a number beside a day', () => {
  it('is an hour where it asks when', () =>
    expect(endOf('axe throwing for two | can we do 8 tonight?').text).toContain('open 4 PM'));

  it('is how many come where it counts them', () =>
    expect(endOf('bowling for us | can we do 8 people').text).toContain('up to 12 people'));
});

it('keeps the day of whoever needs food, too', () => {
  const { preferences } = endOf('karaoke on december 26 | we need food too, do they serve');
  expect(preferences.dates).toEqual({ first: '2026-12-26', last: '2026-12-26' });
});
