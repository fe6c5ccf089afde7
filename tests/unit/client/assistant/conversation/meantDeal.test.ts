import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, talk } from '../support/sampleAssistant.ts';

const url = 'https://vendor.example';
const knowledge = sampleKnowledge([
  sampleRecord('spa', {
    url,
    title: 'Spa night for two',
    vendor: 'Larkmere Resort',
    tags: ['resort', 'spa'],
  }),
  sampleRecord('massage', { url, title: 'First massage', vendor: 'Padded Door', tags: ['massage', 'spa'] }),
  sampleRecord('pizza', { url, title: 'Two square pizzas', vendor: 'Foundry Slice', tags: ['dinner'] }),
  sampleRecord('slice', { url, title: 'Late slice', vendor: 'Night Clerk', tags: ['pizza'] }),
]);

const told = (...turns: string[]) => {
  const { last } = talk(turns, knowledge, sampleContext);
  return last.deals.map(({ deal }) => deal.slug);
};

describe('client/assistant/conversation/meantDeal', () => {
  it('shows the deal that a message names', () => {
    expect(told('the spa night at the Larkmere')[0]).toBe('spa');
    expect(told('what do you know about the Larkmere')).toEqual(['spa']);
  });

  it('searches for what a message wishes, whichever titles have its words', () => {
    expect(told('pizza')).toContain('slice');
    expect(told('a spa under $60').length).toBeGreaterThan(1);
    expect(told('spa night at the Larkmere or a massage')).toContain('massage');
  });

  it('takes a named deal for the one that is talked about', () => {
    const { conversations } = talk(['a massage', 'the Larkmere'], knowledge, sampleContext);
    expect(conversations.at(-1)?.focus).toBe('spa');
  });
});
