import { describe, expect, it } from 'vitest';
import {
  isRoomUnknown,
  needTests,
  possibleFor,
  pricePaid,
  unknownNeeds,
} from '../../../../../client/assistant/recommend/needTests.ts';
import { needBits } from '../../../../../data/model/deals/needTests.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, talk, wishing } from '../support/sampleAssistant.ts';

const stepFree = { features: needBits({ access: { stepFree: true } }).met };
const stepped = { lacks: needBits({ access: { stepFree: false } }).lacking };

describe('client/assistant/recommend/needTests', () => {
  it('tells the needs of a body from others', () => {
    const { body, needs } = needTests(wishing({ needs: ['step-free', 'coupon'] }), sampleKnowledge());
    const deal = sampleRecord('soup', { ...stepFree });
    expect([body?.(deal), needs?.(deal)]).toEqual([true, false]);
    expect(needTests(wishing({}), sampleKnowledge())).toEqual({ body: null, needs: null });
  });

  it('counts only what is known as met', () => {
    const { body } = needTests(wishing({ needs: ['step-free'] }), sampleKnowledge());
    expect(body?.(sampleRecord('soup'))).toBe(false);
    expect(unknownNeeds([sampleRecord('soup')], { needs: ['step-free'] }, sampleKnowledge())).toEqual([
      'step-free',
    ]);
  });

  it('asks for a diet only of what is eaten', () => {
    const soup = sampleRecord('soup', { category: 'food', traits: traitBits(['meal']) });
    const axes = sampleRecord('axes', { category: 'fun' });
    const known = sampleKnowledge([soup, axes]);
    const { body, needs } = needTests(wishing({ needs: ['vegan'], interests: ['soup'] }), known);
    expect([body, needs?.(soup), needs?.(axes)]).toEqual([null, false, true]);
    expect(needTests(wishing({ needs: ['vegan'] }), known).needs?.(axes)).toBe(false);
    expect(unknownNeeds([axes], { needs: ['vegan'] }, known)).toEqual([]);
    expect(unknownNeeds([soup, axes], { needs: ['vegan'] }, known)).toEqual(['vegan']);
  });

  it('knows for which groups there may be no room, from six people on', () => {
    const isUnknown = (groups: readonly [number, number | null] | undefined, party: number) =>
      isRoomUnknown(sampleRecord('soup', groups ? { groups } : {}), wishing({ party }));
    expect(isUnknown([0, 12], 12)).toBe(false);
    expect(isUnknown(undefined, 12)).toBe(true);
    expect(isUnknown(undefined, 4)).toBe(false);
  });

  it('leaves out what is known not to suit', () => {
    const isPossible = (wish: Parameters<typeof wishing>[0], deal = {}) =>
      possibleFor(wishing(wish))(sampleRecord('soup', deal));
    expect(isPossible({ needs: ['step-free'] }, stepped)).toBe(false);
    expect(isPossible({ needs: ['step-free'] })).toBe(true);
    expect(isPossible({ youngest: 4 }, { ages: [6, 12] })).toBe(false);
    expect(isPossible({ youngest: 7 }, { ages: [6, 12] })).toBe(true);
    expect(isPossible({ youngest: 4, oldest: 8 }, { ages: [0, 5] })).toBe(false);
    expect(isPossible({ party: 9 }, { groups: [0, 8] })).toBe(false);
  });

  it('counts the price of those whom a limit is for', () => {
    const paid = (priceFor: 'person' | number | undefined, people?: number) =>
      pricePaid(sampleRecord('soup', priceFor === undefined ? {} : { priceFor }), {
        ...{ min: 0, max: 100 },
        ...(people === undefined ? {} : { people }),
      });
    expect([paid(2), paid(2, 2), paid(2, 3), paid(2, 1)]).toEqual([40, 40, 80, 20]);
    expect([paid('person', 3), paid(undefined, 3)]).toEqual([120, 120]);
  });

  const city = sampleKnowledge([
    sampleRecord('ramp', {
      title: 'Noodles with a ramp',
      url: 'https://a.example',
      neighborhoods: ['harbor'],
      ...stepFree,
    }),
    sampleRecord('plain', { title: 'Noodles', url: 'https://b.example' }),
    sampleRecord('stairs', { title: 'Noodles upstairs', url: 'https://c.example', ...stepped }),
  ]);

  it('gives up the area before what a body needs', () => {
    const { deals } = talk(['step-free food in Old Town'], city).last;
    expect(deals.map(({ deal }) => deal.slug)).toEqual(['ramp']);
  });

  it('never gives up a need in silence, and offers nothing that is known to lack it', () => {
    const { deals, options } = talk(['food with sign language and no stairs'], city).last;
    expect(options.join(' ')).toContain('“Sign language');
    expect(deals.map(({ deal }) => deal.slug)).not.toContain('stairs');
  });

  it('keeps a need until it is taken back', () => {
    const { answers } = talk(['step-free food', 'in Old Town', 'no wheelchair needed'], city);
    expect(answers.map(({ preferences }) => preferences.needs)).toEqual([['step-free'], ['step-free'], []]);
  });
});
