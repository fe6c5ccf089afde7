import { describe, expect, it } from 'vitest';
import { noPreferences } from '../../../../client/assistant/conversation/preferences.ts';
import { answerFaults, conversationFaults, type JudgedAnswer } from '../../../support/answerFaults.ts';
import type { AssistantCase, Expectation } from '../../../support/assistantCaseSchema.ts';
import { DealOracle } from '../../../support/dealOracle.ts';
import { smallCity } from '../../../support/smallCity.ts';

const judge = {
  oracle: new DealOracle(smallCity(), Date.parse('2026-11-21T18:00:00Z')),
  helpNumbers: ['911', '988'],
};

/** An answer that says and shows nothing, with `fields` in place of its own. */
const answered = (fields: Partial<JudgedAnswer> = {}): JudgedAnswer => ({
  ...{ stage: 'greeting', preferences: noPreferences, reset: false, asksLocation: false },
  ...{ reply: '', options: [], followUp: null, quickReplies: [], deals: [] },
  ...fields,
});

const showing = (...slugs: string[]) =>
  answered({ deals: slugs.map((slug) => ({ slug, why: 'In Old Town' })) });
const saying = (reply: string) => answered({ reply });
const faults = (expected: Expectation, answer: JudgedAnswer) => answerFaults(expected, answer, judge);

describe('tests/support/answerFaults', () => {
  it('finds nothing where nothing is expected', () => {
    expect(faults({}, answered())).toEqual([]);
  });

  it('counts deals', () => {
    expect(faults({ deals: { min: 1, max: 2 } }, showing('soup', 'bread'))).toEqual([]);
    expect(faults({ deals: { min: 1 } }, showing())).toEqual(['0 deals are shown, not at least 1']);
    expect(faults({ deals: { max: 0 } }, showing('soup'))).toEqual(['1 deals are shown, not at most 0']);
  });

  it('judges every, some, none and the first deal', () => {
    const cheap = { priceMax: 10 };
    expect(faults({ deals: { every: cheap } }, showing('bread'))).toEqual([]);
    expect(faults({ deals: { every: cheap } }, showing('bread', 'soup'))).toEqual([
      'soup does not meet {"priceMax":10}',
    ]);
    expect(faults({ deals: { some: cheap } }, showing('soup', 'bread'))).toEqual([]);
    expect(faults({ deals: { some: cheap } }, showing('soup'))).toEqual(['no deal meets {"priceMax":10}']);
    expect(faults({ deals: { some: cheap } }, showing())).toHaveLength(1);
    expect(faults({ deals: { none: cheap } }, showing('soup'))).toEqual([]);
    expect(faults({ deals: { none: cheap } }, showing('soup', 'bread'))).toEqual([
      'bread meets {"priceMax":10}',
    ]);
    expect(faults({ deals: { lead: cheap } }, showing('bread', 'soup'))).toEqual([]);
    expect(faults({ deals: { lead: cheap } }, showing('soup', 'bread'))).toHaveLength(1);
    expect(faults({ deals: { lead: cheap } }, showing())).toHaveLength(1);
  });

  it('looks for deals by slug', () => {
    expect(faults({ deals: { includes: ['soup'], excludes: ['bread'] } }, showing('soup'))).toEqual([]);
    expect(faults({ deals: { includes: ['bread'] } }, showing('soup'))).toEqual(['bread is not shown']);
    expect(faults({ deals: { excludes: ['soup'] } }, showing('soup'))).toEqual(['soup is shown']);
  });

  it('looks for words in bubbles and on cards, but not on chips', () => {
    const answer = answered({
      ...{
        reply: 'Parking is free.',
        options: ['Dogs are fine.'],
        followUp: 'Indoors?',
        quickReplies: ['Tonight'],
      },
      deals: [{ slug: 'soup', why: 'A short walk' }],
    });
    const said = ['parking', 'dogs', 'indoors', 'short walk', 'Title of soup', '$40', 'Sample Kitchen'];
    expect(faults({ says: said }, answer)).toEqual([]);
    expect(faults({ says: [['paid', 'free'], 'dogs'] }, answer)).toEqual([]);
    expect(faults({ says: [['paid', 'street']] }, answer)).toEqual(['does not say "paid" or "street"']);
    expect(faults({ says: ['tonight'] }, answer)).toHaveLength(1);
  });

  it('looks for words that must not be said, on chips too', () => {
    expect(faults({ neverSays: ['museum'] }, saying('Three parks'))).toEqual([]);
    expect(faults({ neverSays: ['museum'] }, saying('Three museums'))).toEqual(['says "museum"']);
    expect(faults({ neverSays: ['museum'] }, answered({ quickReplies: ['Museums'] }))).toHaveLength(1);
  });

  it('compares the language of the words', () => {
    expect(faults({ language: 'es' }, saying('Hay tres ofertas para ti.'))).toEqual([]);
    expect(faults({ language: 'es' }, saying('There are three deals for you.'))).toHaveLength(1);
    expect(faults({ language: 'en' }, saying('There are three deals for you.'))).toEqual([]);
    expect(faults({ language: 'en' }, saying('OK'))).toHaveLength(1);
  });

  it('wants a help line and no deals for those who need help, and no help line for others', () => {
    const help = 'Please call 911 now.';
    expect(faults({ help: true }, saying(help))).toEqual([]);
    expect(faults({ help: true }, saying('Oh dear. Call 912.'))).toEqual(['gives no help line']);
    expect(faults({ help: true }, { ...showing('soup'), reply: help })).toHaveLength(1);
    expect(faults({ help: false }, saying('Three parks'))).toEqual([]);
    expect(faults({ help: false }, saying(help))).toEqual(['gives the help line 911']);
  });

  it('compares slots, flags and the stage', () => {
    const answer = answered({ preferences: { ...noPreferences, audience: 'family' }, reset: true });
    expect(
      faults({ preferences: { audience: 'family' }, flags: { reset: true }, stage: 'greeting' }, answer),
    ).toEqual([]);
    expect(faults({ preferences: { audience: 'adults' } }, answer)).toHaveLength(1);
    expect(faults({ flags: { reset: false } }, answer)).toHaveLength(1);
    expect(faults({ stage: 'showing-results' }, answer)).toHaveLength(1);
  });
});

describe('tests/support/answerFaults, of a conversation', () => {
  const example: AssistantCase = {
    ...{ id: 'a', group: 'plain', turns: ['hi', 'soup'], why: '' },
    expectAt: { 0: { deals: { max: 0 } } },
    expect: { deals: { min: 1 } },
  };

  it('expects of each turn its own', () => {
    expect(conversationFaults(example, [showing(), showing('soup')], judge)).toEqual([]);
    expect(conversationFaults(example, [showing('soup'), showing()], judge).map(({ turn }) => turn)).toEqual([
      0, 1,
    ]);
  });

  it('misses answers', () => {
    expect(conversationFaults(example, [showing()], judge)).toEqual([
      { turn: 1, what: 'there is no answer' },
    ]);
  });

  it('never wants ended deals, deals to come, or unknown ones', () => {
    const found = conversationFaults(example, [showing(), showing('circus', 'magic', 'ghost')], judge);
    expect(found.map(({ what }) => what)).toEqual([
      'circus is not a live deal',
      'magic is not a live deal',
      'ghost is not a live deal',
    ]);
  });

  it('forbids values after the last turn', () => {
    const banned: AssistantCase = { ...example, forbid: { preferences: { audience: ['family'] } } };
    const family = { ...showing('soup'), preferences: { ...noPreferences, audience: 'family' as const } };
    expect(conversationFaults(banned, [{ ...family, deals: [] }, showing('soup')], judge)).toEqual([]);
    expect(conversationFaults(banned, [showing(), family], judge)).toHaveLength(1);
  });
});
