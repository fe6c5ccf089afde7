import { describe, expect, it } from 'vitest';
import { vendorWordsIn } from '../../../../../client/assistant/conversation/vendorNames.ts';
import { tokenize } from '../../../../../client/assistant/understand/tokenize.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const vendors = [
  'The Willow Pot',
  'Larkmere Resort',
  'Front Door Theater',
  'Two Pots Counter',
  'Long Loop Resort',
  'Turtle & Fountain',
];
const knowledge = sampleKnowledge([
  ...vendors.map((vendor, at) =>
    sampleRecord(`deal-${at}`, { title: 'Soup supper', vendor, tags: ['resort'] }),
  ),
  sampleRecord('walk', { title: 'Willow walk to the front door', vendor: 'Tree Tours' }),
]);

const namedIn = (text: string, isAll = false) =>
  knowledge.data.deals
    .filter((deal) => vendorWordsIn(tokenize(text, knowledge.vocabulary).text, deal, knowledge, isAll) > 0)
    .map(({ vendor }) => vendor);

describe('client/assistant/conversation/vendorNames', () => {
  it('knows a vendor by all of its name, with "the" or without', () => {
    expect(namedIn('is there parking at Willow Pot')).toEqual(['The Willow Pot']);
    expect(namedIn('the willow pot then')).toEqual(['The Willow Pot']);
    expect(namedIn('does the Turtle and Fountain have breakfast')).toEqual(['Turtle & Fountain']);
  });

  it('knows a vendor by a word that no other has, without what the vendor is', () => {
    expect(namedIn('any steps at the Larkmere?')).toEqual(['Larkmere Resort']);
    expect(namedIn('is the turtle real')).toEqual([]);
    expect(namedIn('is there a hearing loop')).toEqual([]);
    expect(namedIn('a resort by the lake')).toEqual([]);
  });

  it('takes common words for a name only where there is nothing else', () => {
    expect(namedIn('is there a step at the front door')).toEqual([]);
    expect(namedIn('do you have two pots of tea')).toEqual([]);
    expect(namedIn('Two Pots', true)).toEqual(['Two Pots Counter']);
  });
});
