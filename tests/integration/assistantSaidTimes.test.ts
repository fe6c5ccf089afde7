import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

/** Thursday, December 10, at noon. */
const assistant = openAssistant('data/content', '2026-12-10T17:00:00Z');

const timesOf = (messages: string) => {
  const { dates, when, occasion, hours } = conversationEnd(messages, assistant).preferences;
  return { dates, when, occasion, hours };
};

describe('a number of years', () => {
  it.each([
    ['skydiving or something like that for my 30th', 'birthday'],
    ['we want to celebrate her 20th', 'birthday'],
    ['dinner for my dads 30th', 'birthday'],
    ['our 25th is coming up, where should we eat', 'anniversary'],
  ])('is no day of the month: %s', (message, occasion) => {
    expect(timesOf(message)).toMatchObject({ dates: null, occasion });
  });

  it('leaves a day of the month one: "by the 30th"', () => {
    expect(timesOf('dinner by the 30th').dates).toEqual({ first: '2026-12-10', last: '2026-12-30' });
  });
});

describe('until when something is wanted', () => {
  const before20 = { first: '2026-12-10', last: '2026-12-19' };

  it.each([
    'I need someone to clean my house before the in-laws come on the 20th',
    'house cleaning before my parents arrive on december 20',
    'haircut before my mother in law gets here on the 20th',
    'antes del 20 necesito limpiar la casa',
  ])('is the day before somebody comes: %s', (message) => {
    expect(timesOf(message).dates).toEqual(before20);
  });

  it.each(['what can i do before my flight tonight', 'free afternoon today before my train tonight'])(
    'is no evening where somebody leaves then: %s',
    (message) => {
      expect(timesOf(message).when).not.toBe('tonight');
    },
  );

  it('is the hour at which a train leaves', () => {
    expect(timesOf('my train leaves at 6 tonight, what can i do before').hours?.to).toBe(18 * 60);
  });
});

describe('“we’d”', () => {
  it.each([
    'our anniversary is coming up next Saturday, the 19th, and we’d love something special',
    'next saturday the 19th, wed like a nice dinner',
  ])('is no Wednesday: %s', (message) => {
    expect(timesOf(message).dates).toEqual({ first: '2026-12-19', last: '2026-12-19' });
  });
});

describe('a free part of a day', () => {
  it.each([
    ['I have a free afternoon today, what can I do uptown?', 'afternoon'],
    ['free afternoon uptown, what can i do', 'afternoon'],
    ['tengo la tarde libre hoy, qué puedo hacer en uptown', 'afternoon'],
    ['on my free evening i want music', 'evening'],
  ])('is the time that is wanted, and no thing: %s', (message, when) => {
    const { preferences } = conversationEnd(message, assistant);
    expect([preferences.when, preferences.part]).toContain(when);
    expect(preferences.interests.join()).not.toMatch(/afternoon/i);
  });

  it('costs something where only its time is free', () => {
    expect(
      conversationEnd('a free evening tomorrow, what is on', assistant).preferences.priceRange,
    ).toBeNull();
  });
});

it('takes “that’s at night” for a complaint about what was shown, and no wish', () => {
  expect(timesOf('ghost walk? | no that’s at night. I said this afternoon').when).toBe('afternoon');
});
