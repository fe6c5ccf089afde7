import { describe, expect, it } from 'vitest';
import { textTopicOf } from '../../../../../client/assistant/conversation/textTopic.ts';
import { topicTest } from '../../../../../client/assistant/conversation/topicTest.ts';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const titles = [
  'First hat, a knitting kit with help',
  'Full-moon paddle on the lake',
  'Two hours of bowling',
  'A dozen doughnuts',
];
const others = Array.from({ length: 30 }, (_, index) => sampleRecord(`other-${index}`, { title: 'Supper' }));
const deals = [
  ...titles.map((title, index) => sampleRecord(`deal-${index}`, { title, summary: 'Bring a friend.' })),
  ...others,
];
const knowledge = sampleKnowledge(deals);

/** The topic that the words of `text` find. */
const found = (text: string) =>
  textTopicOf(parseMessage(text, knowledge.vocabulary), knowledge)?.value ?? null;

/** The titles of the deals about it. */
const foundTitles = (text: string) => {
  const topic = found(text);
  return topic === null ? [] : deals.filter(topicTest(String(topic), knowledge)).map(({ title }) => title);
};

describe('client/assistant/conversation/textTopic', () => {
  it('finds deals by other forms of the words in their text', () => {
    expect(foundTitles('I would like to begin again where others knit')).toEqual([titles[0]]);
    expect(foundTitles('we want to go paddling under moons')).toEqual([titles[1]]);
  });

  it('names the topic in the words of the visitor', () => {
    expect(found('we want to go paddling under moons')).toBe(`paddling under moons|${titles[1]}`);
  });

  it('finds nothing where no wish is said', () => {
    expect(found('Grandma knits')).toBeNull();
    expect(found('How many moons does Jupiter have?')).toBeNull();
  });

  it('finds nothing by words that people use whatever they wish for', () => {
    expect(found('I want help with a friend for two hours')).toBeNull();
  });

  it('finds nothing beside a wish that is plain', () => {
    expect(found('I want to go bowling while they knit')).toBeNull();
    expect(found('I want something outdoors, they knit')).toBeNull();
  });
});
