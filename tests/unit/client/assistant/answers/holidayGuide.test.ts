import { describe, expect, it } from 'vitest';
import type { GuideRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, talk } from '../support/sampleAssistant.ts';

const guide = (href: string, title: string, names = ''): GuideRecord => ({
  ...{ href, title, names },
  description: `About ${href}.`,
});

const guides: readonly GuideRecord[] = [
  { ...guide('/harbor-day', 'Harbor Day', 'Harbor Day Springfield December 5, 2026'), date: '2026-12-05' },
  guide('/harbor-day/parade', 'The lantern parade on Harbor Day'),
  guide('/harbor-day/where', 'Where to watch the lantern boats', 'best views'),
  guide('/weekend', 'This weekend in Springfield', 'boats'),
];
const deals = [sampleRecord('soup', { url: 'https://v.example/soup', vendor: 'soup', category: 'food' })];
const known = sampleKnowledge(deals);
const knowledge = { ...known, data: { ...known.data, guides } };

/** The titles of guides that each answer names. */
const named = (...texts: string[]) =>
  talk(texts, knowledge).answers.map(({ reply }) => /guide for that: “(.*?)\.”/.exec(reply)?.[1] ?? null);

describe('client/assistant/answers/holidayGuide', () => {
  it('names the guide to a holiday whose date is asked for', () => {
    expect(named('what happens on december 5?')).toEqual(['Harbor Day']);
    expect(named('food december 4 to december 6')).toEqual(['Harbor Day']);
  });

  it('chooses the guide that has the words of the message', () => {
    expect(named('is there a parade on december 5')).toEqual(['The lantern parade on Harbor Day']);
    expect(named('where can we go on december 5 for the best views')).toEqual([
      'Where to watch the lantern boats',
    ]);
  });

  it('knows a holiday by what only its guides are about', () => {
    expect(named('lantern')).toEqual(['The lantern parade on Harbor Day']);
    expect(named('boats')).toEqual([null]);
  });

  it('names the guide beside deals, once', () => {
    const { answers } = talk(['food on december 5', 'soup on december 5'], knowledge);
    expect(answers[0]?.reply).toContain('“Harbor Day.” About /harbor-day.');
    expect(answers[0]?.deals).toHaveLength(1);
    expect(answers[1]?.reply).not.toContain('Harbor Day');
  });

  it('names no guide on other days', () => {
    expect(named('food on december 12', 'food')).toEqual([null, null]);
  });
});
