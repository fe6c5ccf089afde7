import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const saturday = openAssistant('data/content', '2026-11-28T23:00:00Z');
const friday = openAssistant('data/content', '2026-12-04T17:00:00Z');

const answerTo = (messages: string, assistant = friday) => lastAnswer(messages, assistant);

const replyTo = (messages: string, assistant = friday) => answerTo(messages, assistant).reply;
const slugsOf = (messages: string, assistant = friday) =>
  answerTo(messages, assistant).deals.map(({ deal }) => deal.slug);

describe('whether there is a thing', () => {
  it.each([
    ['dancing tonight | is there a lesson?', /^The lesson takes the first hour|one-hour beginner lesson/],
    ['dancing tonight | is there a live band?', /nine-piece band/],
    ['salsa | are there any lessons?', /^The lesson takes the first hour|one-hour beginner lesson/],
    ['baile esta noche | hay clase para principiantes?', /“The lesson takes the first hour/],
  ])('is asked of the only deal on the table that says so: %s', (messages, reply) => {
    expect(replyTo(messages)).toMatch(reply);
  });

  it.each([
    ['dancing tonight | is there a lesson?', /doesn’t say/],
    ['dancing tonight | is there a live band?', /headphones|doesn’t say/],
  ])('is asked of it also where any event may have it: %s', (messages, reply) => {
    expect(replyTo(messages, saturday)).toMatch(reply);
  });

  it.each([
    ['dancing tonight | is there a museum?', 'free-museum-hour'],
    ['pottery class | are there painting classes?', 'kids-paint-noda'],
    ['bowling | is there a pizza place?', 'square-pizza-south-end'],
    ['goats | is there cheese?', 'cheese-counter-dilworth'],
  ])('looks for it elsewhere where the deal says nothing of it: %s', (messages, slug) => {
    expect(slugsOf(messages)).toContain(slug);
  });

  it('looks for another of what was wanted', () => {
    expect(slugsOf('haircut | is there a haircut for kids?').length).toBeGreaterThan(0);
  });
});

it.each([
  'date night | algo más céntrico',
  'date night in ballantyne | un lugar más céntrico',
  'date night in ballantyne | something closer to the city',
  'date night | closer to downtown',
  'date night in noda | nearer to the center',
  'date night | somewhere central',
  'date night in uptown | algo más céntrico',
  'date night in uptown | something more central',
])('looks in the middle of town for the same, if that is wished for: %s', (messages) => {
  expect(answerTo(messages).preferences).toMatchObject({ occasion: 'date', neighborhoods: ['uptown'] });
  expect(answerTo(messages).deals[0]?.deal.neighborhoods).toEqual(['uptown']);
});

describe('what is cheaper', () => {
  it.each([
    'date night saturday | something cheaper',
    'date night in uptown | cheaper',
    'anniversary dinner | too expensive',
    'cita romántica el sábado | algo más barato',
  ])('is still for two who go out, and costs less than what was shown: %s', (messages) => {
    for (const assistant of [saturday, friday]) {
      const [wish = ''] = messages.split(' | ');
      const [shown] = answerTo(wish, assistant).deals;
      const { deals } = answerTo(messages, assistant);
      expect(deals.length).toBeGreaterThan(0);
      expect(deals.map(({ deal }) => deal.priceFor)).toEqual(deals.map(() => 2));
      expect(deals[0]?.deal.price).toBeLessThan(shown?.deal.price ?? 0);
    }
  });

  it('is still a present', () => {
    expect(slugsOf('music gift | cheaper')).not.toContain('roller-night-noda');
    expect(slugsOf('music gift | cheaper')[0]).toBe('sing-it-yourself-messiah');
  });
});
