import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import type { Criterion } from '../../../../../client/assistant/recommend/criteria.ts';
import { withoutPoorStandIns } from '../../../../../client/assistant/recommend/standIns.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const gelato = sampleRecord('gelato', { title: 'Gelato', traits: traitBits(['quick-food']) });
const skates = sampleRecord('skates', { title: 'Roller skates', tags: ['skating'], category: 'shows' });
const bikes = sampleRecord('bikes', { title: 'Bikes', tags: ['cycling'], category: 'errands' });
const lock = sampleRecord('lock', { title: 'Lock', category: 'errands', traits: traitBits(['errand']) });
const knowledge = sampleKnowledge([gelato, skates, bikes, lock]);

/** The deals that may stand in for what is wanted, if they miss `unmet`. */
const standIns = (
  deals: readonly DealRecord[],
  wanted: Partial<Preferences>,
  unmet: readonly Criterion[] = ['interests'],
  known: readonly string[] = wanted.interests ?? [],
) =>
  withoutPoorStandIns(
    [{ unmet, deals: [...deals] }],
    wishing(wanted),
    known,
    knowledge,
    sampleContext,
  ).flatMap(({ deals }) => deals.map(({ slug }) => slug));

describe('client/assistant/recommend/standIns', () => {
  it('offers what is of a related kind, and nothing of another', () => {
    expect(standIns([gelato, skates, bikes], { interests: ['skating'] })).toEqual(['skates', 'bikes']);
    expect(standIns([gelato], { interests: ['chess'] }, [], [])).toEqual([]);
  });

  it('leaves deals of the named kind as they are', () => {
    expect(standIns([gelato], { interests: ['gelato'] }, ['when'])).toEqual(['gelato']);
  });

  it('offers nothing of another kind at another time, or not for who comes', () => {
    for (const unmet of ['when', 'hours', 'audience', 'body', 'needs'] as const)
      expect(standIns([bikes], { interests: ['skating'] }, ['interests', unmet])).toEqual([]);
  });

  it('offers what is for the same occasion, and outings to a family', () => {
    const festive = sampleRecord('party', { traits: traitBits(['festive']) });
    expect(standIns([festive, gelato], { interests: ['chess'], occasion: 'birthday' }, [], [])).toEqual([
      'party',
    ]);
    expect(standIns([gelato, bikes], { interests: ['chess'], audience: 'family' }, [], [])).toEqual([
      'bikes',
    ]);
  });

  it('offers no outing, and no slice, to a couple that names a meal, nor anything free for it', () => {
    const walk = sampleRecord('walk', { traits: traitBits(['romantic']), price: 0 });
    const slice = sampleRecord('slice', { tags: ['gelato'], traits: traitBits(['quick-food', 'romantic']) });
    const named = { interests: ['gelato'] };
    expect(standIns([walk, slice], { ...named, occasion: 'date' })).toEqual([]);
    expect(standIns([walk], { ...named, priceRange: { min: 0, max: 0 } })).toEqual([]);
    expect(standIns([walk], { interests: ['skating'], priceRange: { min: 0, max: 0 } })).toEqual(['walk']);
  });

  it('offers no outing to a family that names something to eat, nor one of a category of errands for a thing', () => {
    const food = { interests: ['cake'], categories: ['food'] };
    expect(standIns([bikes, skates], { ...food, audience: 'family' }, [], [])).toEqual([]);
    expect(standIns([skates], { interests: ['chess'], categories: ['shows'] }, [], [])).toEqual(['skates']);
    expect(standIns([bikes], { interests: ['chess'], categories: ['errands'] }, [], [])).toEqual([]);
    expect(standIns([bikes], { categories: ['errands'] }, ['categories'])).toEqual(['bikes']);
  });

  it('offers whatever is free to who needs that', () => {
    const free = { ...gelato, price: 0 };
    expect(standIns([free], { interests: ['chess'], priceRange: { min: 0, max: 0 } }, [], [])).toEqual([
      'gelato',
    ]);
  });

  it('gives up nothing that somebody insisted on', () => {
    expect(standIns([gelato], { interests: ['gelato'], firm: ['when'] }, ['hours'])).toEqual([]);
  });

  it('offers nothing that begins in months, to whoever names no day', () => {
    const later = sampleRecord('later', {
      ...skates,
      slug: 'later',
      when: { hours: [{ months: [6], from: 600, to: 1200 }] },
    });
    expect(standIns([later, skates], { interests: ['skating'] })).toEqual(['skates']);
  });
});
