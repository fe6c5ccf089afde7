import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const february = openAssistant('data/content', '2027-02-12T20:00:00Z');
const endOf = (messages: string) => conversationEnd(messages, february);

describe('a deal that is called by its kind or by a part of its title', () => {
  it.each([
    ['dinner for two, sushi or italian | the three course one looks great, how much is it', /\$84/],
    [
      'dinner for two, sushi or italian | the three-course dinner, can I go tomorrow instead',
      /not on Saturday/,
    ],
    ['dinner for two on friday | can we do the three course dinner on sunday then? how much is it', /\$84/],
    ['dinner for two, sushi or italian | no I meant the italian dinner. how much is it', /\$84/],
    ['live music tonight | no I meant the jazz. is there food', /olives/],
    ['live music tonight | the jazz one, is there something to eat', /olives/],
    ['quiero salir a cenar, sushi o italiana | la cena italiana, ¿cuánto cuesta?', /\$84/],
  ])('is the one in question: %s', (messages, reply) => {
    expect(endOf(messages).text).toMatch(reply);
  });

  it('is asked what is on its menu', () => {
    const { slugs } = endOf(
      "dinner for two, sushi or italian | the three course one looks great, what's on the menu?",
    );
    expect(slugs).toEqual(['dinner-for-two-elizabeth']);
  });
});

describe('who looks for any of a kind', () => {
  it.each([
    ['live music tonight | the bluegrass, how long is it | are there any shows with one seat', 'comedy'],
    ['live music tonight | the bluegrass, how long is it | is there a concert on sunday', 'quartet'],
    ['dancing tonight | salsa lesson. do you have one, yes or no?', 'salsa'],
    ['pizza | a burger place. do you have any?', 'burger'],
    ['escape room for two | pottery class. is there one in march?', 'first-bowl'],
    ['tacos | dinner with live music, is there one tonight', 'bluegrass'],
    ['un restaurante mexicano | quiero una pizzería. ¿hay una en South End?', 'slice'],
  ])('hears what there is, and nothing of the deal in talk: %s', (messages, slug) => {
    const { slugs, text } = endOf(messages);
    expect(slugs.join(' ')).toContain(slug);
    expect(text).not.toMatch(/doesn’t say|included|no lo dice/);
  });

  it('asks about the deal that was named just before', () => {
    expect(endOf('the quiz | the quiz. is there one on saturday?').text).toMatch(/not on Saturday/);
  });
});

describe('what need not be', () => {
  it.each([
    ['gluten free pizza? | is there any pizza friday at all even if not gluten free', 'late-night-slice'],
    ['gluten free pizza? | fine if it’s not gluten free, pizza tonight', 'late-night-slice'],
    ['a yoga class | ok anything active, not necessarily yoga', 'day-pass'],
    ['restaurante mexicano | otro restaurante para hoy, no importa si no es mexicano', 'late-night-slice'],
    ['cena vegana hoy | aunque no sea vegana', 'oyster'],
  ])('is no condition any more, and not ruled out: %s', (messages, slug) => {
    const { slugs, preferences } = endOf(messages);
    expect(slugs.join(' ')).toContain(slug);
    expect(preferences.needs).toEqual([]);
    expect(preferences.excluded.interests).toEqual([]);
  });

  it.each([
    ["vegan dinner in noda | doesn't have to be in noda", { neighborhoods: [] }],
    ["dinner outdoors tomorrow | it doesn't need to be outdoors", { setting: null }],
    ["sushi tonight | fine if it's not sushi, any dinner", { interests: ['dinner'] }],
  ])('may be all that a message says: %s', (messages, wanted) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences).toMatchObject(wanted);
    expect(slugs).not.toEqual([]);
  });
});

describe('what is named after “not that, like”', () => {
  it.each([
    ['something with a thrill, not skydiving, like zipline or climbing', 'climbing'],
    ['skydiving | not skydiving, like climbing or axe throwing', 'climbing'],
    ['an activity for two, not dinner, more like bowling or mini golf', 'bowling'],
  ])('is wanted: %s', (messages, topic) => {
    expect(endOf(messages).preferences.interests.join(' ')).toContain(topic);
    expect(endOf(messages).preferences.excluded.interests.join(' ')).not.toContain(topic);
  });

  it('is ruled out where it is what is like that', () => {
    const { excluded } = endOf('dinner tonight, nothing loud, like clubs or bars').preferences;
    expect(excluded.categories).toContain('nightlife');
  });
});

describe('what a message says of a deal that was shown', () => {
  it.each([
    ['museums tomorrow | that’s for families. something for adults', { audience: 'adults' }],
    [
      'museums tomorrow | that’s for kids at 9 in the morning. I want a museum in the afternoon',
      { hours: null },
    ],
    ['un museo | eso es para niños. quiero algo para adultos', { audience: 'adults' }],
  ])('tells neither who comes nor when: %s', (messages, wanted) => {
    expect(endOf(messages).preferences).toMatchObject(wanted);
  });

  it('is that it is over soon, which wishes for another', () => {
    const { preferences } = endOf(
      'nothing to do tonight, I have 15 dollars | the museum closes in an hour. what about tonight, after 7',
    );
    expect(preferences.interests).not.toContain('museum');
  });
});

describe('who says again what was wanted', () => {
  it.each(['bowling | I said bowling!!', 'massage | I said massage, not nails'])(
    'hears that this is all, and no apology for the same deals: %s',
    (messages) => {
      expect(endOf(messages).text).toMatch(/^That’s all I have for this/);
    },
  );

  it('hears no apology where there is none', () => {
    expect(endOf('teeth whitening | I said whitening. do they whiten?').text).not.toMatch(/[Ss]orry/);
  });
});

it.each([
  'last minute plans for tonight, just me, under 20 dollars | is there something social, with people my age, im 34',
  'arcade | something social for adults',
])('takes something social for a wish to meet people: %s', (messages) => {
  expect(endOf(messages).preferences.occasion).toBe('newcomer');
});

it.each([
  'free stuff this weekend? | anything free for kids tho',
  'free stuff this weekend? | with food though',
])('takes “though” for no thing: %s', (messages) => {
  expect(endOf(messages).text).not.toMatch(/though/);
});

it('takes another thing on a day for a wish in Spanish, too', () => {
  expect(endOf('restaurante mexicano | gracias, ¿y pizza hoy a las 7?').slugs).toEqual(['late-night-slice']);
});
