import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { withoutSpans } from '../../../../../client/assistant/understand/withoutSpans.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const { vocabulary } = sampleKnowledge();
const questionsOf = (text: string) => parseMessage(text, vocabulary).factQuestions;
const topicsOf = (text: string) =>
  questionsOf(text).flatMap(({ topic, mayWish }) => (mayWish ? [] : [topic]));

describe('client/assistant/understand/questions', () => {
  it.each<[string, string[]]>([
    ['Is there parking?', ['parking']],
    ['where do we park our truck', ['parking']],
    ['What time does it start, and how much is it?', ['hours', 'price']],
    ['Is it stroller friendly? Do I have to book?', ['access', 'booking']],
    ['what about dogs', ['pets']],
    ['gluten free?', ['diet']],
    ['how long does it take', ['duration']],
    ['until when is it valid', ['until']],
    ['whats included', ['included']],
    ['can we come with 12 people', ['groups']],
    ['how do I get there by bus', ['transit']],
    ['can I get my money back', ['refund']],
    ['does that run on Sunday', ['hours']],
    ['would it work tomorrow night', ['hours']],
    ['so per head that is what', ['price']],
    ['the second one sounds good what is included', ['included']],
  ])('hears the topics of "%s"', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics);
  });

  it.each<[string, string[]]>([
    ['my dog is huge does it cost more', ['price']],
    ['how long is it can we bring a stroller', ['duration', 'access']],
    ['is there parking and a ramp', ['parking', 'access']],
    ['how much is it for 2 adults and 3 kids', ['price']],
    ['what time does it start and end', ['hours']],
    ['if it rains do we get our money back', ['refund']],
    ['if it pours, do they call it off', ['weather']],
    ['by what hour must I order', ['booking']],
    ['my knees are bad, how would I get into the water', ['access']],
  ])('hears the questions of "%s" where they begin', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics);
  });

  it.each<[string, string[]]>([
    ['could you tell me how long it takes', ['duration']],
    ['do you know if they allow dogs', ['pets']],
    ['I was wondering whether the tour is step-free', ['access']],
    ['I would like to know what time it starts', ['hours']],
    ['not sure if we have to pay for parking', ['parking']],
    ['could you tell me where to eat with kids', []],
    ['let me know if there is anything vegan', []],
  ])('hears the indirect question in "%s"', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics);
  });

  it('takes a question that says nothing itself to be about what was said before', () => {
    expect(topicsOf('we have a dog, is that ok?')).toEqual(['pets']);
    expect(topicsOf('how long is it, and would that work?')).toEqual(['duration']);
  });

  it.each([
    'something with parking',
    'I want a place with free parking',
    'vegan food',
    'do you have anything vegan in Old Town',
    'find me a dog friendly bar',
    'a class for 12 people',
    'where can we eat with kids',
    'what can I do with my dog',
    'parking',
    'wheelchair accessible please',
    'I would love to book a tour',
    "it doesn't matter if it's indoors",
    'which shows have captions',
  ])('takes "%s" for a wish', (text) => {
    expect(topicsOf(text)).toEqual([]);
  });

  it('knows which questions "yes" and "no" answer', () => {
    const isClosed = (text: string) => questionsOf(text).map((question) => question.isClosed);
    expect(isClosed('is there parking? where is it?')).toEqual([true, false]);
  });

  it('knows the deals that its words mean', () => {
    const scopes = (text: string) => questionsOf(text).map(({ scope }) => scope);
    expect(scopes('does it have parking')).toEqual(['one']);
    expect(scopes('is there parking')).toEqual(['any']);
    expect(scopes('do any of them have parking')).toEqual(['each']);
    expect(scopes('is there parking here')).toEqual(['page']);
  });

  it('leaves the rest of a message as it is written', () => {
    const text = 'Thanks! Is there parking? And show me pizza.';
    const rest = withoutSpans(text, questionsOf(text));
    expect(rest).toHaveLength(text.length);
    expect(rest.replace(/\s+/g, ' ')).toBe('Thanks! And show me pizza.');
  });
});
