import { describe, expect, it } from 'vitest';
import {
  afterRelativeMoves,
  nearShown,
  withoutDeal,
} from '../../../../../client/assistant/conversation/moves.ts';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, understood, wishing } from '../support/sampleAssistant.ts';

const movedBy = (text: string, before: Partial<Preferences>, middlePrice?: number) =>
  afterRelativeMoves(wishing(before), understood(text), middlePrice);

describe('client/assistant/conversation/moves', () => {
  it.each([
    ['half of that', 40],
    ['I could go up to 10 more', 90],
    ['$20 less, please', 60],
    ['show me 3 more', 80],
  ])('changes a budget of $80 by "%s"', (text, max) => {
    expect(movedBy(text, { priceRange: { min: 0, max: 80 } }).priceRange).toEqual({ min: 0, max });
  });

  it('halves the price of what was shown where there is no budget, and raises none', () => {
    expect(movedBy('half of that', {}, 60).priceRange).toEqual({ min: 0, max: 30 });
    expect(movedBy('half of that', {}).priceRange).toBeNull();
    expect(movedBy('up to 10 more', {}, 60).priceRange).toBeNull();
  });

  it('gives up the budget for something nicer, unless the message names one', () => {
    expect(movedBy('a bit nicer please', { priceRange: { min: 0, max: 20 } }).priceRange).toBeNull();
    const named = { priceRange: { min: 45, max: 60 } };
    expect(movedBy('a bit nicer, 45 to 60 dollars', named).priceRange).toEqual(named.priceRange);
  });

  it.each<[string, Partial<Preferences>, Partial<Preferences>]>([
    ['later', { when: 'afternoon' }, { when: 'evening', part: null }],
    ['a bit later please', { when: 'evening' }, { when: 'evening', part: 'late' }],
    ['earlier', { when: 'tonight' }, { when: 'today', part: 'afternoon' }],
    ['later', { when: 'tonight' }, { when: 'tonight', part: 'late' }],
    ['earlier', { when: 'tomorrow', part: 'evening' }, { when: 'tomorrow', part: 'afternoon' }],
    ['something earlier', {}, { when: 'afternoon' }],
  ])('moves the time for "%s"', (text, before, time) => {
    expect(movedBy(text, before)).toMatchObject(time);
  });

  it.each([
    ['soup near the bowling alley', 'harbor'],
    ['soup close to the bowling', 'harbor'],
  ])('looks near the things that "%s" names', (text, area) => {
    const bowling = { title: 'Bowling', tags: ['bowling'], neighborhoods: [area] };
    const { vocabulary, ...knowledge } = sampleKnowledge([sampleRecord('bowling', bowling)]);
    const said = parseMessage(text, vocabulary);
    const shown = { latest: [], focus: null };
    const found = nearShown(wishing({}), said, shown, { ...knowledge, vocabulary });
    expect(found.neighborhoods).toEqual([area]);
    expect(said.mentions.map(({ value }) => value)).not.toContain('bowling');
  });

  it('rules a deal out once', () => {
    const deal = sampleRecord('soup');
    expect(withoutDeal(withoutDeal(wishing({}), deal), deal).excluded.deals).toEqual(['soup']);
  });
});
