import { describe, expect, it } from 'vitest';
import { wishTests } from '../../../../../client/assistant/recommend/wishTests.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const open = (from: number, to: number) => ({ hours: [{ from: from * 60, to: to * 60 }] });
const meal = traitBits(['meal']);
const noodles = sampleRecord('noodles', { tags: ['noodles'], traits: meal, when: open(17, 22) });
const soup = sampleRecord('soup', { tags: ['soup'], traits: meal, when: open(11, 15) });
const slice = sampleRecord('slice', {
  tags: ['pizza'],
  traits: traitBits(['quick-food']),
  when: open(17, 26),
});
const evenings = sampleRecord('evenings', {
  title: 'Spanish for the dinner table',
  traits: traitBits(['meal', 'class']),
});
const chores = [
  sampleRecord('house', { tags: ['cleaning'], traits: traitBits(['errand']) }),
  sampleRecord('teeth', { tags: ['teeth cleaning'], traits: traitBits(['errand']) }),
];
const deals = [noodles, soup, slice, evenings, ...chores];

const found = (topic: string, wanted: Parameters<typeof wishing>[0] = {}) => {
  const preferences = wishing({ interests: [topic], ...wanted });
  const [isWished] = wishTests([topic], preferences, sampleKnowledge(deals), sampleContext);
  return deals.filter((deal) => isWished?.(deal)).map(({ slug }) => slug);
};

describe('client/assistant/recommend/wishTests', () => {
  it('finds meals in restaurants that are open for them, whatever their deals are called', () => {
    expect(found('dinner')).toEqual(['noodles']);
    expect(found('lunch')).toEqual(['soup']);
  });

  it('finds no meal in a class that has its name', () => {
    expect(found('dinner')).not.toContain('evenings');
  });

  it('takes a snack for dinner once kitchens are closed', () => {
    const hours = { from: 23 * 60, to: 23 * 60 };
    expect(found('dinner', { when: 'today', hours })).toEqual(['slice']);
  });

  it('takes no chore for another whose name has the same word', () => {
    expect(found('cleaning')).toEqual(['house']);
  });
});
