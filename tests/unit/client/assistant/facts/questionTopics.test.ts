import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  kindsIn,
  likelyTopics,
  questionFeatures,
  topicsOf,
  weightEntry,
} from '../../../../../client/assistant/facts/questionTopics.ts';
import { utteranceOf } from '../../../../../client/assistant/words/utteranceOf.ts';
import { englishTopicModel } from '../../../../../data/language/english/topicModel.ts';
import { type FactTopic, factTopics } from '../../../../../data/language/factWords.ts';
import { spanishTopicModel } from '../../../../../data/language/spanish/topicModel.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { wordingIn } from '../../../../topics/topicCorpus.ts';

const english = wordingIn('english');
const ask = (text: string) => likelyTopics(utteranceOf(text), english, englishTopicModel)[0]?.topic;
const place = (topic: FactTopic) => factTopics.indexOf(topic);

describe('client/assistant/facts/questionTopics', () => {
  it('reads words, their starts, neighbours, numbers and kinds', () => {
    const wording = { rules: [['pets', / terrier /u]] as const, kindsOf: kindsIn({ animal: 'terrier' }) };
    expect([...questionFeatures(' 2 terriers ', wording)].sort()).toEqual(
      ['', '#', '<<>>', '[animal]', '^_#', '#_terri', 'terri*', 'terriers'].sort(),
    );
  });

  it('adds the weights of what a question has', () => {
    const model = {
      topics: factTopics,
      unit: 1,
      weights: [
        weightEntry('dog', [
          [place('pets'), 9],
          [place('diet'), -4],
        ]),
        weightEntry('food', [[place('diet'), 5]]),
      ].join(' '),
    };
    const nothing = { rules: [], kindsOf: () => [] };
    expect(likelyTopics(' dog ', nothing, model)[0]?.topic).toBe('pets');
    expect(likelyTopics(' food ', nothing, model)[0]?.topic).toBe('diet');
  });

  it.each([
    ['will they let our schnauzer in', 'pets'],
    ['what if it rains all day', 'weather'],
    ['I use a walker, will I manage?', 'access'],
    ['do they bring it to the door', 'fulfillment'],
    ['my kid is 4, too little?', 'ages'],
  ])('takes “%s” for a question about %s', (text, topic) => {
    expect(ask(text)).toBe(topic);
  });

  it('keeps the topic of the rules where it is not sure', () => {
    expect(
      topicsOf(
        'price',
        ' hm ',
        { rules: [], kindsOf: () => [] },
        { topics: factTopics, unit: 1, weights: '' },
      ),
    ).toEqual(['price']);
  });

  it('shares one whole among the topics, whatever is asked', () => {
    for (const [language, model] of [
      ['english', englishTopicModel],
      ['spanish', spanishTopicModel],
    ] as const) {
      const wording = wordingIn(language);
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
          const likely = likelyTopics(utteranceOf(text), wording, model);
          expect(likely).toHaveLength(factTopics.length);
          expect(likely.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        }),
        propertyRuns(50),
      );
    }
  });
});
