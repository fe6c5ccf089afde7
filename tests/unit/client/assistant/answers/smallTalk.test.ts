import { describe, expect, it } from 'vitest';
import { english } from '../../../../../data/language/english/english.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, talk } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge([
  sampleRecord('soup', { url: 'https://v.example/soup', vendor: 'soup', category: 'food' }),
]);
const replyTo = (...texts: string[]) => talk(texts, knowledge).answers.at(-1);

describe('client/assistant/answers/smallTalk', () => {
  it.each([
    'I booked one of your deals and the place had never heard of it',
    'the code didn’t work',
    'they refused to honor the deal',
    'we were turned away',
    'how do I get my money back',
  ])('leads to the vendor and the people of the site: %s', (text) => {
    const answer = replyTo(text);
    expect(english.replies.trouble).toContain(answer?.reply);
    expect(answer?.deals).toEqual([]);
    expect(answer?.followUp).toBeNull();
  });

  it.each(['no me aceptaron el cupón', 'me cobraron dos veces'])('does so in Spanish: %s', (text) => {
    expect(spanish.replies.trouble).toContain(replyTo('hola, busco sopa', text)?.reply);
  });

  it.each([
    'a place to talk with people',
    'soup for a person who is sick',
    'something to do with support for kids',
  ])('takes no wish for trouble: %s', (text) => {
    expect(english.replies.trouble).not.toContain(replyTo(text)?.reply);
  });

  it.each([
    'is there a human I can talk to',
    'no, I don’t want another deal. I want to speak to a real person',
    'put me through to an agent please',
    'who can I talk to',
    'quiero hablar con una persona',
    'quisiera hablar con el encargado',
  ])('tells whoever wants a person where there are some: %s', (text) => {
    const answer = replyTo('hello', text);
    const { person } = answer?.language === 'es' ? spanish.replies : english.replies;
    expect(answer?.reply.endsWith(person[0] ?? '')).toBe(true);
    expect(answer?.deals).toEqual([]);
  });

  it.each(['i just want to talk to someone', 'quiero hablar con alguien'])(
    'leads whoever needs to talk to just anyone to those who listen: %s',
    (text) => {
      expect(replyTo('hello', text)?.reply).toContain('Listeners');
    },
  );

  it.each([
    ['what will the weather be on Saturday', 'weather'],
    ['will it rain tomorrow', 'weather'],
    ['did the Otters win', 'live'],
    ['when does the next bus come', 'live'],
    ['how busy is it on Sundays', 'crowd'],
    ['what do the reviews say', 'review'],
  ] as const)('says what no page knows, and shows no deal: %s', (text, key) => {
    const answer = replyTo(text);
    expect(english.replies[key]).toContain(answer?.reply);
    expect(answer?.deals).toEqual([]);
    expect(answer?.preferences.when).toBeNull();
  });

  it('takes rain beside a wish for a reason, not for a question', () => {
    expect(replyTo('soup for tomorrow, rain is forecast')?.deals.length).toBeGreaterThan(0);
  });

  it('takes the time of day for no greeting in the middle of a conversation', () => {
    expect(replyTo('soup', 'morning')?.reply).not.toMatch(/^(?:Hi there|Hello|Hey)!/);
  });

  it.each([
    ['do you put the ones that pay more first', 'rank'],
    ['how do you rank the deals', 'rank'],
    ['will you charge my card', 'charge'],
    ['why should I trust a thing like you', 'trust'],
    ['answer the question about trust', 'trust'],
  ] as const)('answers what is asked of the site beside deals, and shows none: %s', (text, key) => {
    const answer = replyTo('soup', text);
    expect(english.replies[key]).toContain(answer?.reply);
    expect(answer?.deals).toEqual([]);
  });

  it('answers a second question about trust otherwise', () => {
    const [first, second] = english.replies.trust;
    expect(replyTo('are these real')?.reply).toBe(first);
    expect(replyTo('are these real', 'and are the prices made up too?')?.reply).toBe(second);
  });

  it('is sorry once for what somebody tells beside a wish, and is not cheerful', () => {
    const isSorry = (reply = '') => english.replies.lowFirst.some((words) => reply.startsWith(words));
    const answer = replyTo('hi! got laid off and i feel like garbage. soup?');
    expect(isSorry(answer?.reply)).toBe(true);
    expect(answer?.deals.length).toBeGreaterThan(0);
    expect(isSorry(replyTo('got laid off. soup?', 'still feeling awful. soup on a patio?')?.reply)).toBe(
      false,
    );
  });
});
