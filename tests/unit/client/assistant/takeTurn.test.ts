import { describe, expect, it } from 'vitest';
import { noPreferences } from '../../../../client/assistant/conversation/preferences.ts';
import type { AssistantAnswer } from '../../../../client/assistant/conversation/turn.ts';
import { english } from '../../../../data/language/english/english.ts';
import { sampleRecord } from '../../../support/dealData.ts';
import { dealsOf, sampleContext, sampleKnowledge, talk } from './support/sampleAssistant.ts';
import { catalogKnowledge, sampleCatalog } from './support/sampleCatalog.ts';

const say = (...deeds: Parameters<typeof talk>[0]) => talk(deeds, catalogKnowledge);
const standing = ['Show me something else', 'More options'];
const priceOf = (slug: string) => sampleCatalog.find((deal) => deal.slug === slug)?.price ?? Number.NaN;

/** An answer without deals to a message that was not understood. */
const isIdle = ({ deals, preferences }: AssistantAnswer) => {
  expect(deals).toEqual([]);
  expect(preferences).toEqual(noPreferences);
};

describe('client/assistant/takeTurn', () => {
  it('asks first only what is truly vague, then shows three deals with reasons at once', () => {
    const { answers } = say('hello', 'adults', 'indoors');
    expect(answers[0]).toMatchObject({ asked: 'audience-and-setting', deals: [], stage: 'asking-followup' });
    expect(answers[0]?.followUp).toContain('?');
    expect(answers[1]?.deals).toHaveLength(3);
    expect(answers[2]?.deals).toHaveLength(3);
    for (const { why } of answers[2]?.deals ?? []) expect(why).toMatch(/Indoors in /i);
  });

  it.each([
    'something outdoors',
    'with my kids',
    'pizza',
    'under $30',
    'things to do tonight',
    'in old town',
  ])('shows deals at once for "%s"', (text) => {
    const { last } = say(text);
    expect(last.deals.length).toBeGreaterThan(0);
  });

  it('asks no question twice', () => {
    const { answers } = say('adults', 'more', 'surprise me', 'something else', 'anything else', 'more');
    const asked = answers.flatMap((answer) => answer.asked ?? []);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('asks before any deal where the site wants that', () => {
    const first = sampleKnowledge(sampleCatalog, { asks: 'first' });
    const ask = (...texts: string[]) => talk(texts, first).last;
    expect(ask('something outdoors')).toMatchObject({ asked: 'audience', deals: [] });
    expect(ask('with my kids')).toMatchObject({ asked: 'setting', deals: [] });
    expect(ask('adults in old town')).toMatchObject({ asked: null, stage: 'showing-results' });
    expect(ask('adults indoors, things to do tonight')).toMatchObject({ asked: 'time' });
  });

  it('narrows down with every message, and keeps exclusions', () => {
    const { answers } = say('adults indoors', 'under $40', 'no shows', 'in old town');
    expect(dealsOf(answers[1] as AssistantAnswer).every((slug) => priceOf(slug) <= 40)).toBe(true);
    expect(dealsOf(answers[3] as AssistantAnswer)).toEqual(['soup-corner']);
  });

  it('names relaxed wishes if no deal meets all', () => {
    const { last } = say('adults outdoors in old town');
    expect(last.deals.length).toBeGreaterThan(0);
    expect(last.options.join()).toContain('nothing outdoors');
  });

  it('stays below the middle price for "cheaper", until there is nothing cheaper', () => {
    const turns = ['adults indoors', ...Array.from({ length: 6 }, () => 'cheaper')];
    const conversations = Array.from({ length: 20 }, (_, seed) => {
      const { answers } = talk(turns, catalogKnowledge, { ...sampleContext, seed });
      return answers.map(({ deals }) => deals.map(({ deal }) => deal.price ?? 0).sort((a, b) => a - b));
    });
    expect(conversations.some(([, second]) => second?.length)).toBe(true);
    for (const prices of conversations) {
      const [first = [], second = []] = prices;
      expect(Math.max(0, ...second)).toBeLessThan(first[1] ?? 0);
      // At the end, the cheapest of those shown is named again.
      expect(prices.at(-1)?.length).toBeLessThan(2);
    }
    expect(say(...turns).last.reply).not.toBe('');
  });

  it.each(['more', 'Show me something else', 'More options', 'surprise me', 'yes please'])(
    'repeats no deal for "%s" while there are others',
    (text) => {
      const { answers } = say('adults indoors', text);
      const [first, second] = answers.map(dealsOf);
      expect(second).toHaveLength(3);
      expect(second?.filter((slug) => first?.includes(slug))).toEqual([]);
    },
  );

  it('relaxes a wish before it says that all deals were shown', () => {
    const { answers } = say('kids indoors', 'more', 'more');
    expect(dealsOf(answers[0] as AssistantAnswer).sort()).toEqual(['pancakes', 'puppets']);
    expect(dealsOf(answers[1] as AssistantAnswer)).toEqual(['zoo']);
    expect(answers[1]?.options.join()).toContain('nothing indoors');
    const { reply, options } = answers[2] as AssistantAnswer;
    expect(english.replies.again.some((way) => [reply, ...options].includes(way))).toBe(true);
  });

  it('describes a deal that was shown', () => {
    const { answers } = say('adults indoors', 'tell me about the second one');
    const [, second] = answers[0]?.deals ?? [];
    expect(dealsOf(answers[1] as AssistantAnswer)).toEqual([second?.deal.slug]);
    expect(answers[1]?.reply).toContain(second?.deal.summary);
    expect(dealsOf(say('adults indoors', 'tell me about the last one').last)).toEqual(
      dealsOf(answers[0] as AssistantAnswer).slice(-1),
    );
  });

  it('compares the first two deals, and says so if there are none', () => {
    const { answers } = say('adults indoors', 'compare the first two');
    const [first, second] = answers[0]?.deals ?? [];
    expect(dealsOf(answers[1] as AssistantAnswer)).toEqual([first?.deal.slug, second?.deal.slug]);
    expect(answers[1]?.reply).toContain(first?.deal.title);
    expect(answers[1]?.reply).toContain(second?.deal.title);
    expect(say('compare').last).toMatchObject({ deals: [], preferences: noPreferences });
  });

  it('shows the best of a list', () => {
    const { last } = say('adults in old town or the harbor', 'the cheapest');
    expect(dealsOf(last)[0]).toBe('soup-corner');
  });

  it.each([
    'thanks',
    'help',
    'you are useless',
    'Quiero algo por favor',
    'who are you?',
    'what is the weather?',
  ])('answers small talk "%s" and keeps the preferences', (text) => {
    const { answers, conversations } = say('adults indoors', text);
    expect(answers[1]).toMatchObject({ stage: 'showing-results', deals: [] });
    expect(answers[1]?.preferences).toEqual(answers[0]?.preferences);
    expect(conversations[1]?.latest).toEqual(conversations[0]?.latest);
    isIdle(say(text).last);
  });

  it.each(['', '   ', '🎉🎉', 'asdfgh', '?', 'what is the tallest tower on earth', 'a'.repeat(9000), '中文'])(
    'stays polite and sets nothing at "%.20s"',
    (text) => {
      const { last } = say(text);
      isIdle(last);
      expect(last.reply).not.toBe('');
      expect(last.quickReplies).toEqual(expect.arrayContaining(standing));
    },
  );

  it('helps once with what means nothing, then shows deals', () => {
    const { answers } = say('adults', 'hm hm', 'hmm', 'adults');
    expect(answers.map(({ quickReplies }) => quickReplies.includes('Food'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(answers[1]?.deals).toEqual([]);
    expect(answers[2]?.deals).toHaveLength(3);
  });

  it('starts over', () => {
    const { answers, conversations } = say('adults indoors', 'start over', 'kids');
    expect(answers[1]).toMatchObject({
      reset: true,
      stage: 'greeting',
      preferences: noPreferences,
      deals: [],
    });
    expect(answers[1]?.quickReplies).toEqual(['Food & Dining', 'Show me something else', 'More options']);
    expect(conversations[1]).toMatchObject({ turns: 0, shown: [], said: [] });
    expect(answers[2]?.preferences).toMatchObject({ audience: 'family', setting: null });
  });

  it('forgets the preference of a removed chip', () => {
    const chip = { slot: 'priceRange', value: '', label: 'Under $10' } as const;
    const { answers } = say('adults indoors under $10', { type: 'without', chip });
    expect(dealsOf(answers[0] as AssistantAnswer)).toEqual(['soup-corner']);
    expect(answers[1]?.preferences.priceRange).toBeNull();
    expect(answers[1]?.deals).toHaveLength(3);
  });

  it('asks first only for the setting after its chip was removed', () => {
    const chip = { slot: 'setting', value: '', label: 'Indoor' } as const;
    const first = sampleKnowledge(sampleCatalog, { asks: 'first' });
    const { last } = talk(['adults indoors', { type: 'without', chip }], first);
    expect(last.asked).toBe('setting');
  });

  it('sorts what was wanted by distance once the location is known, and shows it again', () => {
    const at = (slug: string, lat: number) =>
      sampleRecord(slug, {
        ...{ title: `Tacos of ${slug}`, tags: ['tacos'], vendor: slug, at: [[lat, -122.3]] },
        url: `https://v.example/${slug}`,
      });
    const deals = [at('far', 47.9), at('near', 47.61), at('between', 47.7)];
    const known = sampleKnowledge(deals);
    const before = talk(['tacos'], known);
    expect(dealsOf(before.last)).toHaveLength(3);
    const context = { ...sampleContext, place: { lat: 47.6, lon: -122.3 } };
    for (const texts of [['tacos'], ['something near me'], []]) {
      const { last } = talk([...texts, { type: 'place' }], known, context);
      expect(dealsOf(last)).toEqual(['near', 'between', 'far']);
    }
  });

  it('puts nearby deals first once the location is known', () => {
    const place = { lat: 47.61, lon: -122.3 };
    const deeds = ['adults outdoors or indoors', 'how far is it', { type: 'place' }] as const;
    const { answers } = talk(deeds, catalogKnowledge, { ...sampleContext, place });
    expect(answers[1]?.asksLocation).toBe(true);
    expect([
      ...dealsOf(answers[1] as AssistantAnswer),
      ...dealsOf(answers[2] as AssistantAnswer),
      ...dealsOf(answers[0] as AssistantAnswer),
    ]).toContain('sail');
    expect(answers.flatMap(({ deals }) => deals).find(({ deal }) => deal.slug === 'sail')?.why).toBe(
      '0.0 miles away',
    );
  });
});
