import { describe, expect, it } from 'vitest';
import { nextTimes } from '../../client/assistant/reply/nextTimes.ts';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const sunday = openAssistant('data/content', '2026-11-29T15:00:00Z');
const saturdayEvening = openAssistant('data/content', '2026-11-28T23:00:00Z');

const answerTo = (messages: string, assistant = sunday) => lastAnswer(messages, assistant);

/** The times on the first card of an answer. */
function timesFor(messages: string): string {
  const [first] = answerTo(messages).deals;
  const { knowledge, context } = sunday;
  return first ? nextTimes(first.deal, knowledge, context.now, first.day, first.isForChildren) : '';
}

const slugsOf = (messages: string, assistant = sunday) =>
  answerTo(messages, assistant).deals.map(({ deal }) => deal.slug);

describe('what is for adults from an hour on', () => {
  it.each([
    'arcade | can my 8 year old go at 8pm',
    'arcade | can kids be there at 9',
    'arcade | can we stay past 7 with our 8 year old',
    'arcade | is it still ok for my 12 year old at 7:30 pm on friday',
  ])('is none for children at that time: %s', (messages) => {
    expect(answerTo(messages).reply).toBe('No, from 7 PM it’s for 18 and over.');
  });

  it.each(['tuesday quiz | can my kids come at 9:15'])('is so at any hour: %s', (messages) => {
    expect(answerTo(messages).reply).toBe('No, from 9 PM it’s for 18 and over.');
  });

  it.each([
    'arcade | can my daughter go at 4',
    'arcade | is it ok for kids',
    'arcade | is my kid ok at 6 pm',
    'arcade | can a 20 year old go at 8pm',
  ])('is for them before, and for grown-ups at any time: %s', (messages) => {
    expect(answerTo(messages).reply).toMatch(/^Yes, .*; from 7 PM it’s for 18 and over\.$/);
  });

  it.each([
    'arcade | are kids allowed in the evening',
    'arcade | can my teenager go friday night',
    'arcade | is it open at 8 pm | can my son who is 9 come then',
  ])('is neither where a part of the time is meant: %s', (messages) => {
    expect(answerTo(messages).reply).toMatch(/^It’s .*; from 7 PM it’s for 18 and over\.$/);
  });

  it.each([
    'arcade | how late is it open for kids',
    'arcade | until what time can my kids stay',
    'arcade with my son | until when can kids stay',
    'arcade | when do the kids have to leave',
    'arcade | how late can children stay',
    'tell me about the arcade | what time do kids have to be out',
  ])('lets children stay until then: %s', (messages) => {
    expect(answerTo(messages).reply).toBe('Kids can stay until 7 PM.');
  });

  it('says so beside its hours to who comes with children, and to nobody else', () => {
    expect(answerTo('arcade with my kids | how late is it open').reply).toBe(
      'It’s open 11 AM–9 PM on Sunday, November 29; from 7 PM it’s for 18 and over.',
    );
    expect(answerTo('arcade | how late is it open').reply).toBe(
      'It’s open 11 AM–9 PM on Sunday, November 29.',
    );
  });

  it.each([
    'arcade with my 10 year old tonight after 7',
    'arcade tonight with my 8 year old',
    'arcade con mis hijos esta noche',
    'pinball with the kids at 9 tonight',
    'something indoors with the kids tonight',
  ])('is recommended to no children then: %s', (message) => {
    for (const assistant of [sunday, saturdayEvening])
      expect(slugsOf(message, assistant)).not.toContain('arcade-plaza-midwood');
  });

  it.each(['arcade tonight', 'pinball tonight', 'arcade with friends tonight', 'arcade with my kids today'])(
    'is recommended to others, or before: %s',
    (message) => {
      expect(slugsOf(message)[0]).toBe('arcade-plaza-midwood');
    },
  );

  it('has cards with the hours of those who come', () => {
    expect(timesFor('arcade with my kids')).toBe('Today 11 AM–7 PM');
    expect(timesFor('arcade with my kids on friday')).toBe('Fri, Dec 4, 2–7 PM');
    expect(timesFor('arcade')).toBe('Today 11 AM–9 PM');
    expect(timesFor('arcade for my girlfriend and me')).toBe('Today 11 AM–9 PM');
  });
});

describe('a note of one of the dates', () => {
  it('is on the card of that date, if it is short', () => {
    expect(timesFor('winter lights')).toBe('Thu, Dec 3, 5:30–8:30 PM · Walkers only, no cars');
    expect(timesFor('drive through lights this week')).toContain('Walkers only, no cars');
    expect(timesFor('goat puppets on dec 13')).toBe(
      'Sun, Dec 13, 10:30–11:20 AM · Sensory-friendly performance',
    );
    expect(timesFor('winter lights on friday')).toBe('Fri, Dec 4, 5:30–9:30 PM');
  });

  it.each([
    'winter lights | can we go by car on Thursday',
    'winter lights | can we drive through on Thursday',
    'winter lights | can we take our minivan on thursday',
    'Christmas lights | can we drive it on dec 3',
  ])('is a no to what it denies, with the next date: %s', (messages) => {
    expect(answerTo(messages).reply).toBe(
      'No, walkers only, no cars on Thursday, December 3; it’s next on Friday, December 4, 5:30 PM–9:30 PM.',
    );
  });

  it('names the next date after the one that is asked about', () => {
    expect(answerTo('winter lights | is it ok by car on December 10').reply).toMatch(
      /^No, .* on Thursday, December 10; it’s next on Friday, December 11, /,
    );
  });

  it.each([
    'winter lights | which day can we drive through',
    'winter lights | when can we go by car',
    'winter lights | what dates are for cars',
  ])('keeps its date out of those that are asked for: %s', (messages) => {
    expect(answerTo(messages).reply).toMatch(
      /^It’s next on Friday, December 4, 5:30 PM–9:30 PM, and then on Saturday, December 5, Sunday, December 6, Friday, December 11\./,
    );
  });

  it.each([
    [
      'winter lights | is it on thursday',
      /^Yes, it’s next on Thursday, December 3, .* \(walkers only, no cars\)/,
    ],
    ['winter lights | can we drive on friday', /^Yes, it’s next on Friday, December 4/],
    [
      'winter lights | when is it',
      /^It’s next on Thursday, December 3, .* \(walkers only, no cars\), and then/,
    ],
    [
      'night market | when is it',
      /and then on Friday, December 18 \(holiday edition with seventy stalls\), Friday, February 5/,
    ],
  ])('is said with its date otherwise: %s', (messages, reply) => {
    expect(answerTo(messages).reply).toMatch(reply);
  });
});

it.each(['lights trail on Thursday by car', 'lights trail', 'light trail by car', 'drive through lights'])(
  'takes a trail of lights for lights: %s',
  (message) => {
    expect(slugsOf(message)).toEqual(['winter-lights-ballantyne']);
  },
);

it.each(['lanterns', 'lantern walk'])('takes lanterns for no other lights: %s', (message) => {
  expect(slugsOf(message)).not.toContain('winter-lights-ballantyne');
});

describe('how one gets around', () => {
  it.each([
    'winter lights | how much for the whole car | can we walk',
    'winter lights | can we drive',
    'winter lights | can we walk or drive',
    'winter lights | do we have to drive',
    'winter lights | can we just walk it',
  ])('is asked of what was shown: %s', (messages) => {
    expect(answerTo(messages).reply).toMatch(/^A mile of lit oaks to drive or walk|for six on foot/);
  });

  it.each([
    'can we walk somewhere',
    'winter lights | can we go for a walk in the woods instead',
    'can we walk to dinner tonight',
  ])('is a wish otherwise: %s', (messages) => {
    expect(slugsOf(messages).length).toBeGreaterThan(0);
  });

  it.each(['bowling | can we walk in', 'bowling | do they take walk ins'])(
    'is not how one books: %s',
    (messages) => {
      expect(answerTo(messages).reply).toMatch(/^No, you have to book/);
    },
  );
});
