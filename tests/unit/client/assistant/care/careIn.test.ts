import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careIn, plainWords, saysSafe } from '../../../../../client/assistant/care/careIn.ts';
import { createCareReader } from '../../../../../client/assistant/care/careReader.ts';
import { englishCare } from '../../../../../data/language/english/care.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { spanishCare } from '../../../../../data/language/spanish/care.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { sampleVocabulary } from '../support/sampleAssistant.ts';

const readers = [englishCare, spanishCare].map(createCareReader);
const kindOf = (text: string) => careIn(text, readers)?.kind ?? null;

/** `rule` without what is in parentheses. */
function outsideParentheses(rule: string): string {
  const rest = rule.replace(/\\.|\([^()]*\)/g, '');
  return rest === rule ? rule : outsideParentheses(rest);
}

interface Trial {
  readonly text: string;
  readonly care: string | null;
}

const trials = readFileSync('tests/fixtures/care/messages.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Trial);

describe('client/assistant/care/careIn', () => {
  it('has no alternatives outside parentheses in its rules, because a rule may begin with a shared signal', () => {
    for (const { rules, unlessLeisure, unlessWish } of [englishCare, spanishCare]) {
      const all = [...rules, ...unlessLeisure, ...unlessWish].flatMap(([, list]) => list);
      expect(all.filter((rule) => outsideParentheses(rule).includes('|'))).toEqual([]);
    }
  });

  it.each(trials.filter(({ care }) => care !== null))('cares about "$text"', ({ text, care }) => {
    expect(kindOf(text)).toBe(care);
  });

  it('takes idioms, games and shows for what they are', () => {
    const alarms = trials.filter(({ text, care }) => care === null && kindOf(text) !== null);
    expect(alarms).toEqual([]);
  });

  it.each([
    ['who hurts', ['husband', 'boyfriend', 'ex wife', 'partner'], (who: string) => `my ${who} hits me`],
    ['where it hurts', ['chest', 'heart'], (where: string) => `there is a strong pain in my ${where}`],
    [
      'what was swallowed',
      ['bleach', 'a battery', 'rat poison'],
      (what: string) => `the toddler swallowed ${what}`,
    ],
    ['what burns', ['kitchen', 'apartment', 'car'], (what: string) => `the ${what} is on fire`],
    [
      'whom one cannot find',
      ['son', 'little girl', 'daughter'],
      (whom: string) => `I cannot find my ${whom} anywhere`,
    ],
    [
      'what one cannot go on with',
      ['living', 'life', 'existing'],
      (what: string) => `I am so tired of ${what}`,
    ],
  ])('composes %s with what happens', (_, words, say) => {
    for (const word of words) expect(kindOf(say(word)), say(word)).not.toBeNull();
  });

  it('judges the whole message, wishes included', () => {
    const wish = 'we want tacos in the old town on Saturday, for two, under $40.';
    expect(kindOf(wish)).toBeNull();
    expect(kindOf(`${wish} ${'And some music. '.repeat(60)}I want to die`)).toBe('crisis');
    expect(kindOf(`My dad collapsed and is not breathing. ${wish}`)).toBe('medical');
  });

  it('looks at words of one sentence together', () => {
    expect(kindOf('He cut my hair. My wrists are fine.')).toBeNull();
  });

  it('names the language it has recognized, with or without accents', () => {
    expect(careIn('me quiero morir', readers)?.care).toBe(spanishCare);
    expect(careIn('mi papa se desmayo', readers)?.care).toBe(spanishCare);
    expect(careIn('mi papá se desmayó', readers)?.care).toBe(spanishCare);
    expect(careIn('I want to die', readers)?.care).toBe(englishCare);
  });

  it('is not alarmed by any words of deals', () => {
    const topics = [
      ...Object.values(english.slots).flatMap((values) =>
        Object.values(values).flatMap((words) => words.split('|')),
      ),
      ...english.topics.split('|'),
      ...sampleVocabulary.senses.keys(),
      ...'under $40,in the,near,with,for 2,tonight,and,or,not,no,cheap,kids,my wife,my kids,we want,i want'.split(
        ',',
      ),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...topics), { maxLength: 12 }), (words) => {
        expect(kindOf(words.join(' ')), words.join(' ')).toBeNull();
      }),
      propertyRuns(500),
    );
  });

  it('takes time in proportion to the length of the message', () => {
    for (const word of [
      'my',
      'he',
      'i want to',
      'no quiero',
      'is in my',
      'took the',
      'fell',
      'kid',
      '.',
      ',',
    ]) {
      const start = performance.now();
      kindOf(`${word} `.repeat(8000 / (word.length + 1)));
      expect(performance.now() - start, word).toBeLessThan(5_000);
    }
  });

  it('knows when all is well', () => {
    const [reader] = readers;
    if (!reader) throw new Error('There is no reader');
    expect(saysSafe(englishCare.isSafe, reader)).toBe(true);
    expect(saysSafe('I’m ok, thanks', reader)).toBe(true);
    expect(saysSafe('I am not safe', reader)).toBe(false);
    expect(saysSafe('I am fine with tacos', reader)).toBe(false);
  });

  it('reads marks, accents and stretched words as plain words', () => {
    expect(plainWords('Heeelp!! No puedo más…')).toBe(' help . no puedo mas . ');
    expect(plainWords('')).toBe('  ');
  });
});
