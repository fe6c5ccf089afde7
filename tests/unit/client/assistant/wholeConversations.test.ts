import { describe, expect, it } from 'vitest';
import type { AssistantAnswer } from '../../../../client/assistant/conversation/turn.ts';
import { sampleOf } from '../../../support/fullRun.ts';
import { dealsOf, sampleKnowledge, talk } from './support/sampleAssistant.ts';
import { catalogKnowledge, unshowable } from './support/sampleCatalog.ts';

const say = (...deeds: Parameters<typeof talk>[0]) => talk(deeds, catalogKnowledge);

/** All sentences of an answer. */
const linesOf = ({ reply, options, followUp }: AssistantAnswer) => [
  reply,
  ...options,
  ...(followUp ? [followUp] : []),
];

/** A visitor who tries everything that one can say to the assistant. */
const tour = [
  'hello',
  'things to do tonight',
  'adults',
  'indoors',
  'more',
  'something else',
  'cheaper',
  'cheaper',
  'compare the first two',
  'tell me about the second one',
  'and the fifth one',
  'how far is it',
  'sushi please',
  'chess under $5',
  'thanks',
  'the best deals',
  'surprise me',
  'no jazz',
  'with the kids instead',
  'outdoors or indoors',
  'what is the capital of France and why',
  'asdf',
  'you are useless',
  'hola, busco algo',
  'what’s the weather',
  'help',
  'who are you',
  'no',
  'bye',
];

describe('client/assistant/takeTurn, whole conversations', () => {
  it('fill in all names, always reply, and show only available deals', () => {
    for (const start of sampleOf([...tour.keys()], 7)) {
      const { answers, conversations } = say(...tour.slice(start), ...tour.slice(0, start));
      for (const [turn, answer] of answers.entries()) {
        const where = `from turn ${start}, turn ${turn}`;
        for (const line of linesOf(answer)) {
          expect(line, where).toMatch(/\S/);
          expect(line, where).not.toMatch(/[{}]|undefined|NaN|null/);
        }
        expect(answer.options.length, where).toBeLessThanOrEqual(2);
        expect(answer.quickReplies, where).toContain(
          conversations[turn]?.language === 'es' ? 'Más opciones' : 'More options',
        );
        for (const slug of dealsOf(answer)) expect(unshowable, where).not.toContain(slug);
      }
    }
  });

  it.each(['thanks', 'hello', 'help', 'you suck', 'what is the weather', 'hm', 'who are you'])(
    'do not repeat the reply to "%s" twice in a row',
    (text) => {
      const { answers } = say('adults indoors', text, text, text);
      const [, second, third, fourth] = answers.map(({ reply }) => reply);
      expect(second).not.toBe(third);
      expect(third).not.toBe(fourth);
    },
  );

  it('are deterministic', () => {
    expect(say(...tour)).toEqual(say(...tour));
  });

  it('can be serialized after any turn', () => {
    const { conversations } = say(...tour);
    for (const conversation of conversations)
      expect(JSON.parse(JSON.stringify(conversation))).toEqual(conversation);
  });

  it('follow a couple who change their minds', () => {
    const { answers } = say(
      'date night at the harbor under $100',
      'actually old town',
      'nothing fancy though, no comedy',
      'oh, and the kids come along',
    );
    expect(dealsOf(answers[0] as AssistantAnswer)).toContain('sushi-bar');
    expect(answers[1]?.preferences.neighborhoods).toEqual(['old-town']);
    expect(answers[2]?.preferences).toMatchObject({
      audience: 'adults',
      priceRange: { min: 0, max: 50 },
      excluded: { interests: ['comedy'] },
    });
    expect(dealsOf(answers[2] as AssistantAnswer)).not.toContain('comedy-late');
    expect(answers[3]?.preferences.audience).toBe('family');
    expect(
      dealsOf(answers[3] as AssistantAnswer).every((slug) => ['puppets', 'zoo', 'pancakes'].includes(slug)),
    ).toBe(true);
  });

  it('stay polite without any deals', () => {
    const { answers } = talk(
      ['hi', 'adults indoors', 'cheaper', 'more', 'the second one', 'compare'],
      sampleKnowledge(),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ deals: [], reply: expect.stringMatching(/\S/) });
  });

  it('keep the list while one of its deals is described', () => {
    const { answers } = say('adults indoors', 'tell me about the second one', 'tell me about the third one');
    expect(dealsOf(answers[2] as AssistantAnswer)).toEqual(
      dealsOf(answers[0] as AssistantAnswer).slice(2, 3),
    );
  });

  it('do not say "cheaper" if nothing was shown before', () => {
    const asked = say('adults indoors, something cheaper').last.reply;
    const cheaper = catalogKnowledge.assistant.language.replies.cheaper.map(
      (way) => way.split('{')[0] as string,
    );
    expect(cheaper.filter((beginning) => asked.startsWith(beginning))).toEqual([]);
  });

  it('compare the two named deals', () => {
    const { answers } = say('adults indoors', 'compare the second and the third');
    expect(dealsOf(answers[1] as AssistantAnswer)).toEqual(dealsOf(answers[0] as AssistantAnswer).slice(1));
  });

  it('drop the events that came with a time when its chip is removed', () => {
    const chip = { slot: 'when', value: '', label: 'Tonight' } as const;
    const { last } = say('adults indoors tonight', { type: 'without', chip });
    expect(last.preferences.categories).toEqual([]);
  });
});
