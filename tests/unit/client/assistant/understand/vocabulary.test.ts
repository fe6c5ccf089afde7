import { describe, expect, it } from 'vitest';
import { createVocabulary } from '../../../../../client/assistant/understand/vocabulary.ts';
import { sampleDealData } from '../../../../support/dealData.ts';
import { sampleAssistantData } from '../support/sampleAssistant.ts';

const related = ['gelato|ice cream=froyo|soft serve|charger'];
const vocabulary = createVocabulary(sampleAssistantData({ related }), sampleDealData({ deals: [] }));

describe('client/assistant/understand/vocabulary', () => {
  it('knows topics of two words written as one', () => {
    expect(vocabulary.senses.get('softserve')).toEqual(vocabulary.senses.get('soft serve'));
    expect(vocabulary.senses.get('softserve')).toBeDefined();
  });

  it('takes what visitors call a kind of deal for all topics of that kind', () => {
    const interest = [{ slot: 'interests', value: 'gelato|ice cream' }];
    expect(vocabulary.senses.get('froyo')).toEqual(interest);
    expect(vocabulary.senses.get('soft serve')).toEqual(interest);
  });

  it('names several topics by the first of them', () => {
    expect(vocabulary.nameOf('gelato|ice cream')).toBe('gelato');
    expect(vocabulary.nameOf('pottery')).toBe('pottery');
  });

  it('takes no ordinary word for a misspelling of what visitors call a kind of deal', () => {
    expect([...vocabulary.byInitial.values()].flat()).not.toContain('charger');
    expect(vocabulary.known).toContain('charger');
  });
});
