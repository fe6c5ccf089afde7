import { describe, expect, it } from 'vitest';
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import { takeTurn } from '../../client/assistant/takeTurn.ts';
import { openAssistant, saturdayMorning } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', saturdayMorning);

/** What is answered to a question on the page of a deal. */
function answerAt(page: string, text: string): string {
  const { knowledge, context } = assistant;
  const { answer } = takeTurn(newConversation, { type: 'text', text }, knowledge, { ...context, page });
  return answer.reply;
}

describe('whether children may come without an adult', () => {
  it.each([
    ['first-climb-university', 'do they let 9 year olds climb without their parents?'],
    ['first-climb-university', '¿puede escalar mi hijo de 9 años sin sus papás?'],
    ['arcade-plaza-midwood', 'can I leave my two boys there, they are 10 and 12'],
    ['candle-south-end', 'can my 14 year old go on her own'],
    ['play-cafe-south-end', 'can I leave my 4 yo there for an hour'],
    ['dino-morning-uptown', 'can I drop the kids off'],
  ])('is no where an adult has to be with them: %s | %s', (page, question) => {
    expect(answerAt(page, question)).toMatch(/^No, /);
  });

  it.each([
    ['first-climb-university', 'can my 15 year old climb by herself'],
    ['candle-south-end', '¿puede ir sola mi hija de 17 años?'],
  ])('is yes from the age on that the page names: %s | %s', (page, question) => {
    expect(answerAt(page, question)).toMatch(/^(?:Yes|Sí), /);
  });

  it.each([
    ['trail-ride', 'can my daughter, 12, ride without me'],
    ['gym-day-pass', 'can my 17 year old come alone'],
  ])('is neither where it takes a signature: %s | %s', (page, question) => {
    expect(answerAt(page, question)).toMatch(/^It’s .*signature/);
  });
});

describe('whether one may do something', () => {
  it.each([
    ['can we get food and beer there?', /^The snack counter/],
    ['can we bring our own cake', /^Yes, /],
  ])('is yes only if a line allows that very thing: %s', (question, said) => {
    expect(answerAt('bowling-university', question)).toMatch(said);
  });
});

describe('whether one can park', () => {
  it.each(['is there parking?', 'can we park there', '¿hay estacionamiento?'])('is yes: %s', (question) => {
    expect(answerAt('hand-pulled-noodles-university', question)).toMatch(/^(?:Yes|Sí), /);
  });

  it.each([
    'is there parking for disabled people',
    'is there parking for a minivan',
    'can I charge my electric car in the parking lot',
    '¿tienen estacionamiento para discapacitados?',
  ])('is no yes for whom or what the page does not name: %s', (question) => {
    expect(answerAt('hand-pulled-noodles-university', question)).toMatch(/^(?:Parking|El estacionamiento)/);
  });
});

describe('whether a pet may come inside', () => {
  it.each([
    'are dogs allowed indoors',
    'can I sit inside with my dog if it’s cold',
    '¿puede entrar mi perro adentro?',
  ])('is no where it has to stay outside: %s', (question) => {
    expect(answerAt('burger-and-bone-dilworth', question)).toMatch(/^No, |Dogs can’t go into/);
  });

  it('is asked of the pet that was named before', () => {
    const { reply } = lastAnswer(
      'can I bring my dog anywhere? brunch or a patio | can I sit inside with him if it’s cold',
      assistant,
    );
    expect(reply).toMatch(/^No, pets are welcome, but only outside/);
  });
});

describe('a question for a thing', () => {
  it.each([
    ['pancake-supper-ballantyne', 'do they have high chairs for a baby'],
    ['pancake-supper-ballantyne', '¿tiene sillas altas para bebé?'],
  ])('is not answered by who may come, or what they pay: %s | %s', (page, question) => {
    expect(answerAt(page, question)).toMatch(/^(?:Its page doesn’t say|Su página no lo dice|I don’t know)/);
  });

  it('is no yes because it is included, where one has to do something with it', () => {
    expect(answerAt('yoga-five-south-end', 'do I have to use the five classes by a certain date')).toBe(
      'The six months start with your first class.',
    );
    expect(answerAt('yoga-five-south-end', 'do I need a mat')).toMatch(/^No, that’s included: mat/);
  });

  it.each([
    ['jazz-terrace-uptown', 'so the drinks are included too?', 'Yes, that’s included: two glasses of wine'],
    ['glasshouse-brunch-myers-park', 'is there really gluten free food', 'Yes, it can be gluten-free'],
    ['glasshouse-brunch-myers-park', 'my friend is celiac, is there really gluten free food', 'it can be'],
    ['salsa-night-south-end', '¿cómo me visto?', 'Hay que llevar'],
    ['gym-day-pass', 'do I have to sign up for a membership to use it', 'no contract'],
    ['trail-ride', 'can she go alone? has never been on a horse', 'a parent’s signature'],
  ])('is heard: %s | %s', (page, question, told) => {
    expect(answerAt(page, question)).toContain(told);
  });
});
