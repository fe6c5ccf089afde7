import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import type { Turn } from '../../../../../client/assistant/conversation/turn.ts';
import type { RecommendedDeals } from '../../../../../client/assistant/recommend/recommend.ts';
import {
  caveatPhrases,
  comingPhrases,
  nothingSuch,
  topicList,
} from '../../../../../client/assistant/reply/caveats.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { offerRecord, sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, sampleTurn, understood, wishing } from '../support/sampleAssistant.ts';

const replies = {
  ...english.replies,
  relaxed: ['Nothing {wishes}.'],
  unknown: ['Nothing about {topics}.'],
  noneFits: ['None of {topics} fits.'],
  noneFitsThen: ['No {topics} for {when}.'],
  again: ['Seen all.'],
};
const knowledge = sampleKnowledge([], { language: { ...english, replies } });
const nothing = { deals: [], candidates: [], relaxed: [], unknown: [], unsuited: [], isAgain: false };

const caveatsOf = (recommended: RecommendedDeals, fields: Partial<Turn> = {}) =>
  caveatPhrases(recommended, sampleTurn({ knowledge, ...fields }));

describe('client/assistant/reply/caveats', () => {
  it('has no caveats if all wishes are met', () => {
    expect(caveatsOf(nothing, { preferences: wishing({ setting: 'indoor' }) })).toEqual([]);
  });

  it('names missed wishes as one would say them', () => {
    const preferences = wishing({
      ...({ setting: 'indoor', neighborhoods: ['harbor'], when: 'today' } as const),
      priceRange: { min: 0, max: 30 },
    });
    const choice = { ...nothing, deals: [sampleRecord('soup', { price: 40 })] };
    const relaxed = ['setting', 'neighborhoods', 'priceRange'] as const;
    expect(caveatsOf({ ...choice, relaxed }, { preferences })).toEqual([
      'Nothing indoors, in Harbor and under $30.',
    ]);
    expect(caveatsOf({ ...choice, relaxed: ['when'] }, { preferences })).toEqual(['Nothing today.']);
  });

  it('calls nothing too expensive that names no price', () => {
    const preferences = wishing({ priceRange: { min: 0, max: 30 } });
    const deals = [offerRecord('wash', { offerText: 'Two for one' })];
    expect(caveatsOf({ ...nothing, deals, relaxed: ['priceRange'] }, { preferences })).toEqual([]);
  });

  it('names topics without deals once', () => {
    const choice = { ...nothing, unknown: ['chess'] };
    const preferences = wishing({ interests: ['chess'] });
    expect(caveatsOf(choice, { preferences })).toEqual(['Nothing about chess.']);
    const before = { ...newConversation, preferences, said: ['Nothing about chess.'] };
    expect(caveatsOf(choice, { preferences, before })).toEqual([]);
  });

  it('names the deals about a topic that are still to come, the next one first', () => {
    const deal = (title: string, names: string, fields = {}) => ({
      ...{ href: '/deal/x', title, names, description: 'From May 1.', list: 'upcoming' as const, ...fields },
    });
    const guides = [
      deal('Chess in the park', 'games outdoors'),
      deal('Board games', 'chess evening'),
      deal('Chess guide', 'games', { list: undefined }),
      deal('Soup', 'food'),
    ];
    const turn = sampleTurn({ knowledge: { ...knowledge, data: { ...knowledge.data, guides } } });
    expect(comingPhrases(['chess'], turn)).toEqual([
      expect.stringMatching(/“Chess in the park.”.*From May 1\./),
      expect.stringContaining('“Board games.”'),
    ]);
    expect(comingPhrases(['jazz'], turn)).toEqual([]);
    expect(comingPhrases([], turn)).toEqual([]);
  });

  it('says that deals about a topic do not suit the audience', () => {
    const choice = { ...nothing, unsuited: ['jazz'] };
    const [line] = caveatsOf(choice, { preferences: wishing({ interests: ['jazz'] }) });
    expect(line).toContain('jazz');
  });

  it('names needs that cannot be checked', () => {
    const [line] = caveatsOf(nothing, { understanding: { ...understood(''), unchecked: ['wheelchair'] } });
    expect(line).toContain('wheelchair');
  });

  it('says that all deals were shown', () => {
    const choice = { ...nothing, isAgain: true };
    expect(caveatsOf(choice)).toEqual(['Seen all.']);
  });

  it('says that there is nothing of what was named, and when', () => {
    const turn = sampleTurn({ knowledge, preferences: wishing({ interests: ['jazz'], when: 'tomorrow' }) });
    expect(nothingSuch(nothing, turn)).toBe('');
    expect(nothingSuch({ ...nothing, unknown: ['jazz'] }, turn)).toBe('Nothing about jazz.');
    expect(nothingSuch({ ...nothing, relaxed: ['interests'] }, turn)).toBe('None of jazz fits.');
    const elsewhen = sampleRecord('jazz');
    expect(nothingSuch({ ...nothing, relaxed: ['interests'], elsewhen }, turn)).toBe('No jazz for tomorrow.');
  });

  it('lists topics as choices', () => {
    expect(topicList(['jazz', 'sushi'], knowledge)).toBe('jazz or sushi');
  });
});
