import { describe, expect, it } from 'vitest';
import { englishTopicModel } from '../../../../data/language/english/topicModel.ts';
import { spanishTopicModel } from '../../../../data/language/spanish/topicModel.ts';
import { hashOfTopics } from '../../../topics/topicCorpus.ts';

describe('data/language/topicModels', () => {
  it('has models that were learned from the questions, rules and words of today', () => {
    expect(englishTopicModel.learnedFrom, 'npm run topics:train').toBe(hashOfTopics('english'));
    expect(spanishTopicModel.learnedFrom, 'npm run topics:train').toBe(hashOfTopics('spanish'));
  });
});
