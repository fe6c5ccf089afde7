import { describe, expect, it } from 'vitest';
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import { takeTurn } from '../../client/assistant/takeTurn.ts';
import { openAssistant, saturdayMorning } from '../support/askBatch.ts';

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
