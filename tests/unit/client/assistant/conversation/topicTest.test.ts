import { describe, expect, it } from 'vitest';
import { topicTest } from '../../../../../client/assistant/conversation/topicTest.ts';
import { offerRecord, sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();

describe('client/assistant/recommend/topicTest', () => {
  it('finds a topic in title or tags as a whole word, singular or plural', () => {
    const deal = (title: string, ...tags: string[]) => sampleRecord('x', { title, tags });
    expect(topicTest('tacos', knowledge)(deal('Taco night'))).toBe(true);
    expect(topicTest('brewery', knowledge)(deal('Dinner', 'breweries'))).toBe(true);
    expect(topicTest('breweries', knowledge)(deal('Dinner', 'brewery'))).toBe(true);
    expect(topicTest('kayak', knowledge)(deal('KAYAKING'))).toBe(true);
    expect(topicTest('art', knowledge)(deal('Party boats'))).toBe(false);
    expect(topicTest('art', knowledge)(deal('Start'))).toBe(false);
    expect(topicTest('music', knowledge)(deal('Dinner', 'live music'))).toBe(true);
    expect(topicTest('two for one', knowledge)(offerRecord('x', { offerText: 'Two for one' }))).toBe(true);
    expect(topicTest('c++ (', knowledge)(deal('C++ night'))).toBe(false);
  });
});
