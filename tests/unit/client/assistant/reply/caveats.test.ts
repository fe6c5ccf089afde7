import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import type { Turn } from '../../../../../client/assistant/conversation/turn.ts';
import type { RecommendedDeals } from '../../../../../client/assistant/recommend/recommendedDeals.ts';
import {
  caveatPhrases,
  comingPhrases,
  nothingSuch,
  topicList,
} from '../../../../../client/assistant/reply/caveats.ts';
import { english } from '../../../../../data/language/english/english.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { needBit } from '../../../../../data/model/deals/needs.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
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

  it.each<[string, Partial<Preferences>, Partial<DealRecord>, string]>([
    ['an age', { youngest: 8, oldest: 8 }, { ages: [18, null] }, 'is for ages 18 and over.'],
    ['an age', { youngest: 30, oldest: 30 }, { ages: [0, 12] }, 'is for ages up to 12.'],
    ['adults', { audience: 'family' }, { adults: true }, 'is for ages 18 and over.'],
    ['the room', { party: 14 }, { groups: [1, 6] }, 'takes 6 people at most.'],
    ['the room', { party: 2 }, { groups: [8, 20] }, 'is for 8 people or more.'],
    ['a need', { needs: ['step-free'] }, { lacks: needBit('step-free') }, 'doesn’t go with “Step-free.”'],
    [
      'a caution',
      { cautions: ['sober'] },
      { traits: traitBits(['alcohol']) },
      'doesn’t go with “No alcohol.”',
    ],
  ])('says of deals about a topic that %s keeps somebody away', (_, wanted, fields, said) => {
    const jazz = sampleRecord('jazz', { url: 'https://v.example', title: 'Jazz', ...fields });
    const { data } = sampleKnowledge([jazz]);
    const turn = {
      knowledge: { ...knowledge, data },
      preferences: wishing({ interests: ['jazz'], ...wanted }),
    };
    expect(caveatsOf({ ...nothing, unsuited: ['jazz'] }, turn)).toEqual([`“Jazz” ${said}`]);
  });

  it('says that none fits where nothing is known to keep somebody away', () => {
    const choice = { ...nothing, unsuited: ['jazz'] };
    expect(caveatsOf(choice, { preferences: wishing({ interests: ['jazz'] }) })).toEqual([
      'None of jazz fits.',
    ]);
  });

  it('tells one person whose price is for two', () => {
    const deals = [sampleRecord('soup', { priceFor: 2, vendor: 'Soupery' })];
    const [line] = caveatsOf({ ...nothing, deals }, { preferences: wishing({ party: 1 }) });
    expect(line).toBe('The price is for two, so ask Soupery what one pays.');
    expect(caveatsOf({ ...nothing, deals }, { preferences: wishing({ party: 2 }) })).toEqual([]);
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
