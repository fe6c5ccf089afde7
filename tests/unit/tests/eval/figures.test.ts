import { describe, expect, it } from 'vitest';
import { noPreferences } from '../../../../client/assistant/conversation/preferences.ts';
import { figuresOf, leadsOf, repeatedQuestions } from '../../../eval/figures.ts';
import type { Outcome } from '../../../eval/outcomes.ts';
import type { AssistantCase } from '../../../support/assistantCaseSchema.ts';

type Answer = Outcome['answers'][number];

const answered = (fields: Partial<Answer> = {}): Answer => ({
  ...{ stage: 'greeting', preferences: noPreferences, reset: false, asksLocation: false },
  ...{ reply: 'Fine.', options: [], followUp: null, quickReplies: [], deals: [], asked: null },
  ...fields,
});

const showing = (...slugs: string[]) => answered({ deals: slugs.map((slug) => ({ slug })) });

function outcome(
  { answers = [showing('soup')], faults = [], ms = 1 }: Partial<Outcome>,
  example: Partial<AssistantCase> = {},
): Outcome {
  const whole = { ...{ id: 'a', group: 'plain', turns: ['soup'], why: '' }, ...{ expect: {}, expectAt: {} } };
  return { place: 'set.jsonl:1', answers, faults, ms, example: { ...whole, ...example } };
}

const fault = { turn: 0, what: 'no deal' };

describe('tests/eval/figures', () => {
  it('counts the conversations that end well, by group and in all', () => {
    const { groups, all } = figuresOf([
      outcome({}),
      outcome({ faults: [fault, fault] }),
      outcome({}, { group: 'time' }),
    ]);
    expect(groups).toEqual({
      plain: { well: 1, of: 2, percent: 50 },
      time: { well: 1, of: 1, percent: 100 },
    });
    expect(all).toEqual({ well: 2, of: 3, percent: 66.7 });
  });

  it('counts the first answers to concrete wishes that show deals', () => {
    const late = [showing(), showing('soup')];
    const { firstDeals } = figuresOf([
      outcome({}, { concrete: true }),
      outcome({ answers: late }, { concrete: true, turns: ['soup', 'please'] }),
      outcome({ answers: late }),
    ]);
    expect(firstDeals).toEqual({ well: 1, of: 2, percent: 50 });
  });

  it('does not want deals at once from who is in need, or where nothing fits', () => {
    const none = { answers: [showing()] };
    const { firstDeals } = figuresOf([
      outcome(none, { concrete: true, expect: { help: true } }),
      outcome(none, { concrete: true, turns: ['a', 'b'], expectAt: { 0: { deals: { max: 0 } } } }),
    ]);
    expect(firstDeals.of).toBe(0);
  });

  it('says which deals lead the first lists', () => {
    const first = [showing(), showing('soup', 'bread'), showing('jazz')];
    const { leads } = figuresOf([
      outcome({ answers: first }),
      outcome({ answers: [showing('soup')] }),
      outcome({ answers: [showing('bread')] }),
      outcome({ answers: [showing()] }),
    ]);
    expect(leads).toEqual([
      { slug: 'soup', percent: 66.7 },
      { slug: 'bread', percent: 33.3 },
    ]);
    expect(leadsOf([])).toEqual([]);
    expect(figuresOf([...'abcdefg'].map((slug) => outcome({ answers: [showing(slug)] }))).leads).toHaveLength(
      5,
    );
  });

  it('measures an answer', () => {
    const two = [showing(), showing()];
    const { ms } = figuresOf([outcome({ ms: 1 }), outcome({ answers: two, ms: 8 })]);
    expect(ms).toEqual({ mean: 3, slowest: 4 });
    expect(figuresOf([]).ms).toEqual({ mean: 0, slowest: 0 });
  });
});

describe('tests/eval/figures, of repeated questions', () => {
  const asking = (asked: string, followUp: string | null = null) =>
    answered({ reply: `${asked}?`, asked, followUp });

  it('counts a question asked again in the same or other words', () => {
    expect(repeatedQuestions([asking('setting'), asking('audience')])).toBe(0);
    expect(repeatedQuestions([asking('setting'), asking('audience'), asking('setting')])).toBe(1);
    expect(repeatedQuestions([asking('a', 'Inside or outside?'), asking('a', 'Indoors, maybe?')])).toBe(1);
    const followUp = 'Inside or outside?';
    expect(repeatedQuestions([answered({ followUp }), answered({ followUp }), answered({ followUp })])).toBe(
      2,
    );
  });

  it('does not count a question that is only still open, a follow-up that asks nothing, or a fresh start', () => {
    expect(repeatedQuestions([asking('setting'), answered({ asked: 'setting' })])).toBe(0);
    expect(
      repeatedQuestions([answered({ followUp: 'Have fun.' }), answered({ followUp: 'Have fun.' })]),
    ).toBe(0);
    expect(repeatedQuestions([asking('setting'), { ...asking('setting'), reset: true }])).toBe(0);
  });

  it('adds up questions and conversations', () => {
    const again = [asking('a'), asking('a'), asking('a')];
    const { repeatedQuestions: found } = figuresOf([outcome({ answers: again }), outcome({})]);
    expect(found).toEqual({ questions: 2, conversations: 1 });
  });
});
