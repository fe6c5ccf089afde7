import { describe, expect, it } from 'vitest';
import { topicsLike, topicsToFind } from '../../../../../client/assistant/recommend/topicsToFind.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge } from '../support/sampleAssistant.ts';

const deals = [
  sampleRecord('yoga', { tags: ['yoga'], url: 'https://v.example/yoga' }),
  sampleRecord('rink', { tags: ['roller skating', 'skating'], url: 'https://v.example/rink' }),
  sampleRecord('gelato', { tags: ['ice cream'], url: 'https://v.example/gelato' }),
  sampleRecord('climb', { tags: ['sports'], url: 'https://v.example/climb' }),
];
const knowledge = sampleKnowledge(deals);

describe('client/assistant/recommend/topicsToFind', () => {
  it('finds the thing in a phrase whose other words only say what kind it is', () => {
    expect(topicsToFind(['yoga class'], knowledge, sampleContext)).toEqual(['yoga']);
  });

  it.each(['ice skating', 'sports bar', 'oil change'])('takes no part of "%s" for the whole', (topic) => {
    expect(topicsToFind([topic], knowledge, sampleContext)).toEqual([topic]);
  });

  it('comes nearest by the kind of a thing, and else by its last word', () => {
    expect(topicsLike('ice skating', deals, knowledge)).toContain('skating');
    expect(topicsLike('window yoga', deals, knowledge)).toEqual(['yoga']);
    expect(topicsLike('sports bar', deals, knowledge)).toEqual([]);
  });
});
