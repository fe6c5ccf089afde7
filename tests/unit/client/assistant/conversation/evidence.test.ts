import { describe, expect, it } from 'vitest';
import { evidenceIn } from '../../../../../client/assistant/conversation/evidence.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const deals = [
  sampleRecord('square', { title: 'Two square pizzas', vendor: 'Foundry', tags: ['pizza', 'beer'] }),
  sampleRecord('slice', { title: 'Late slice', vendor: 'Night Clerk', tags: ['pizza', 'snack'] }),
  sampleRecord('burger', {
    title: 'Burger and bone',
    vendor: 'Alderman',
    tags: ['burger', 'dog', 'patio', 'beer'],
  }),
];
const knowledge = sampleKnowledge(deals);

const best = (words: string, without?: RegExp) => {
  const evidence = evidenceIn(` ${words} `, without === undefined ? [] : [without], knowledge);
  const most = Math.max(...knowledge.data.deals.map(evidence));
  return most === 0
    ? []
    : knowledge.data.deals.filter((deal) => evidence(deal) === most).map(({ slug }) => slug);
};

describe('client/assistant/conversation/evidence', () => {
  it('counts words of titles more than those of tags, of which only the first count', () => {
    expect(best('is the pizza one open')).toEqual(['square']);
    expect(best('the late slice')).toEqual(['slice']);
    expect(best('the beer')).toEqual(['square']);
    expect(best('how long is it')).toEqual([]);
  });

  it('counts nothing of what is asked, unless it asks with the name in it', () => {
    expect(best('does the burger place take a dog', /(?<= )dog(?= )/gu)).toEqual(['burger']);
    expect(best('a dog', /(?<= )dog(?= )/gu)).toEqual([]);
    expect(best('is the burger open today', /(?<= )is the burger open today(?= )/gu)).toEqual(['burger']);
  });
});
