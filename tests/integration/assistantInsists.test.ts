import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-10T17:00:00Z');
const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('a question that is put once more', () => {
  it.each([
    [
      'arcade for two kids | the arcade then. 20 bucks for two kids?',
      'i asked the price, for 2 kids',
      /\$28/,
    ],
    [
      'late double feature | is there a break',
      'yeah i saw 18+, i asked which movies',
      /classic horror movies/,
    ],
    ['karaoke room | how many people fit', 'i asked the price', /\$120/],
    ['candle workshop | how long is it', 'my question was about the age limit', /ages 10 and over/],
    ['axe throwing | is it loud', 'no, I asked about parking', /parking/],
    [
      'dinosaurios el domingo | ¿cuánto dura?',
      'la pregunta era si hay estacionamiento',
      /estacionamiento|no lo dice/,
    ],
    ['dinosaurios el domingo | ¿cuánto dura?', 'te pregunté cuánto cuesta', /\$54/],
  ])('is answered about the deal in question: %s | %s', (before, message, answer) => {
    expect(endOf(`${before} | ${message}`).text).toMatch(answer);
  });

  it('is no wish for others', () => {
    expect(endOf('arcade for two kids | is it loud | i asked the price').slugs).toEqual([]);
  });

  it('is a wish where another thing was asked for', () => {
    expect(endOf('bowling for 5 | i asked for pizza').slugs).toContain('square-pizza-south-end');
  });
});

describe('the deal that a follow-up is about', () => {
  it.each([
    [
      'wat u got 4 tonite | just me n my buddy, no kids',
      'axe sounds sick, can we drink there',
      /soft drinks/,
    ],
    [
      'any craft class before christmas',
      'the candle one, what do you get to take home',
      /two eight-ounce candles/,
    ],
    ['string quartet by candlelight', 'the quartet then, is there a spot for a wheelchair', /step-free/],
    [
      'sushi date night friday | is that place romantic? and whats included',
      'ok and do we need to reserve for 8pm',
      /groups of six or more should call/,
    ],
    [
      'dinosaurios el domingo | ¿y el boliche?',
      'ok. ¿hay que reservar lo de dinosaurios y cuánto dura?',
      /Choose the date when you book.*1 hora/,
    ],
  ])('is the one that it names, or that was talked about: %s | %s', (before, message, answer) => {
    const { text } = endOf(`${before} | ${message}`);
    expect(text).toMatch(answer);
    expect(text).not.toContain('three-course');
  });

  it('is none of those shown where the only other deal of a kind is named', () => {
    const { text } = endOf('bowling for 5 tomorrow night | they close at 6? ok the board game cafe then');
    expect(text).toContain('11 AM–6 PM');
    expect(
      endOf('bowling for 5 tomorrow night | they close at 6? ok the board game cafe then').preferences
        .interests,
    ).toEqual(['board game|game cafe']);
  });

  it('is asked after a nod without more deals', () => {
    expect(endOf('dinosaurios el domingo | ok. ¿cuánto dura?').slugs).toEqual([]);
  });
});

describe('a choice that asks for nothing', () => {
  it.each([
    'Ok thank you, we will do the dinosaurs',
    'thanks, we’ll take the dinosaurs',
    'perfect, i will do the dinosaurs',
    'gracias, vamos a hacer lo de dinosaurios',
    'nos quedamos con los dinosaurios',
  ])('ends with a word: %s', (message) => {
    expect(endOf(`dinosaurs for kids on sunday | ${message}`).slugs).toEqual([]);
  });

  it('is a wish with another thing beside it', () => {
    expect(endOf('dinosaurs for kids on sunday | we will do the dinosaurs and then pizza').slugs).toContain(
      'late-night-slice',
    );
  });
});

describe('whoever has trouble with what they bought', () => {
  it('is sold nothing', () => {
    expect(
      endOf('two hours of bowling | I already bought it. how do I get my money back from tenpin yard').slugs,
    ).toEqual([]);
  });
});

describe('a question about the guide', () => {
  it.each(['so what is this? another bot that doesnt answer anything', 'tell me what you are'])(
    'hears what it is: %s',
    (message) => {
      const { text, slugs } = endOf(message);
      expect(text).toMatch(/program/);
      expect(slugs).toEqual([]);
    },
  );
});

describe('a wish for something sooner', () => {
  it('names no thing', () => {
    const { preferences } = endOf(
      'pottery class for beginners? | is there anything sooner, before christmas',
    );
    expect(preferences.interests).toEqual(['pottery']);
  });
});
