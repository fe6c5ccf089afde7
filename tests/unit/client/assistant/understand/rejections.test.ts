import { describe, expect, it } from 'vitest';
import { preferencesFrom, understood } from '../support/sampleAssistant.ts';

const remarksIn = (text: string) => [
  ...new Set(understood(text).rejections.remarks.map(({ start, end }) => text.slice(start, end))),
];

describe('client/assistant/understand/rejections', () => {
  it.each([
    ['the pizza one is dec 6, I need something today', 'the pizza one is dec 6'],
    ['ok, the sushi place closes too early. sushi on sunday?', 'the sushi place closes too early'],
    ["that's a restaurant for men lol. I need soup", "that's a restaurant for men lol"],
    ['those are for grown-ups, we have kids', 'those are for grown-ups'],
  ])('finds what is said of a deal in "%s"', (text, remark) => {
    expect(remarksIn(text)).toEqual([remark]);
  });

  it.each([
    'the pizza one is great',
    'that is perfect',
    'is the pizza one on sunday?',
    'that’s for 4 people',
  ])('finds no complaint in "%s"', (text) => {
    expect(remarksIn(text)).toEqual([]);
  });

  it('takes no wish from a remark', () => {
    expect(preferencesFrom('the pizza one is dec 6, I need something today')).toEqual({
      categories: ['shows'],
      when: 'today',
    });
    expect(preferencesFrom("that's a massage place, I want soup").interests).toEqual(['soup']);
  });

  it.each([
    'sushi?? lol no. I meant soup',
    'sushi is not soup',
    'sushi? no thanks, soup',
    'soup, and the sushi stays home',
    'soup, leave the sushi at home',
  ])('rules out the sushi of "%s"', (text) => {
    const { interests, excluded } = preferencesFrom(text);
    expect([interests, excluded?.interests]).toEqual([['soup'], ['sushi']]);
  });

  it('hears the hour that is wanted beside the one that is not', () => {
    expect(understood('we eat at 6 with the kids, not ten pm').hours).toMatchObject({ from: 18 * 60 });
    expect(understood('no later than ten pm').hours).toMatchObject({ to: 22 * 60 });
  });

  it('wants more than what is "not just" wanted', () => {
    expect(preferencesFrom('something fun tonight, not just sushi').interests).toBeUndefined();
    expect(preferencesFrom('not just sushi but soup').interests).toEqual(['sushi', 'soup']);
  });

  it.each(['is that the only restaurant you have?', 'are those the only ones', 'that’s all you have?'])(
    'asks for others with "%s"',
    (text) => {
      const { rejections, intent } = understood(text);
      expect([rejections.asksForRest, intent.type]).toEqual([true, 'more']);
    },
  );

  it.each(['is that the only day?', 'is this the only location'])('asks about a deal with "%s"', (text) => {
    expect(understood(text).rejections.asksForRest).toBe(false);
  });
});
