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
