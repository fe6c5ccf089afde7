import { readdirSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { noPreferences } from '../../client/assistant/conversation/preferences.ts';
import type { AssistantAnswer } from '../../client/assistant/conversation/turn.ts';
import { type PrintedAnswer, saturdayMorning, timedAnswers } from '../support/askBatch.ts';
import type { AssistantCase } from '../support/assistantCaseSchema.ts';
import { mismatches, readAssistantCases } from '../support/assistantCases.ts';
import { sampleOf } from '../support/fullRun.ts';
import { languageOf } from '../support/languageOf.ts';

const folder = 'tests/fixtures/assistant';
const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.jsonl'));

it('has conversations to try the guide on', () => {
  expect(files).toContain('samples.jsonl');
  expect(files.length).toBeGreaterThan(3);
});

describe.each(files)('the guide understands the conversations of %s', (file) => {
  const all = readAssistantCases(path.join(root, folder, file));
  const cases = sampleOf(all, 4);
  const told = timedAnswers(cases, 'data/content', saturdayMorning);

  it('with an id of its own each', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(20);
  });

  it.each(cases.map((example) => [example.id, example.why, example] as const))('%s: %s', (id, _, example) => {
    const answer = told.get(id)?.answers.at(-1);
    expect(answer).toBeDefined();
    expect(mismatches(example, answer as PrintedAnswer), JSON.stringify(example.turns)).toEqual([]);
    const { reply, options, followUp } = answer as PrintedAnswer;
    const { language } = example.expect;
    if (language) expect(languageOf([reply, ...options, followUp ?? ''].join(' '))).toBe(language);
  });
});

/** An answer with `fields` in place of what a guide says that has understood nothing. */
const answered = (fields: Partial<AssistantAnswer['preferences']>, more: Partial<AssistantAnswer> = {}) => ({
  preferences: { ...noPreferences, ...fields },
  stage: 'greeting' as const,
  reset: false,
  asksLocation: false,
  ...more,
});

describe('the check of a conversation', () => {
  type Wish = AssistantCase['expect']['preferences'];
  const wanting = (preferences: Wish, answer: ReturnType<typeof answered>) =>
    mismatches({ expect: preferences ? { preferences } : {} }, answer).length;
  const banning = (
    preferences: Readonly<Record<string, readonly unknown[]>>,
    answer: ReturnType<typeof answered>,
  ) => mismatches({ expect: {}, forbid: { preferences } }, answer).length;

  it('passes what says nothing', () => {
    expect(mismatches({ expect: {} }, answered({ audience: 'family' }))).toEqual([]);
  });

  it('wants single values exactly, and nothing where it is null', () => {
    expect(wanting({ audience: 'family' }, answered({ audience: 'family' }))).toBe(0);
    expect(wanting({ audience: 'family' }, answered({ audience: 'adults' }))).toBe(1);
    expect(wanting({ audience: 'family' }, answered({}))).toBe(1);
    expect(wanting({ setting: null }, answered({}))).toBe(0);
    expect(wanting({ setting: null }, answered({ setting: 'both' }))).toBe(1);
  });

  it('tells lists that include from lists that equal', () => {
    const answer = answered({ categories: ['events', 'nightlife'] });
    expect(wanting({ categories: { includes: ['nightlife'] } }, answer)).toBe(0);
    expect(wanting({ categories: { includes: ['retail'] } }, answer)).toBe(1);
    expect(wanting({ categories: { equals: ['nightlife', 'events'] } }, answer)).toBe(0);
    expect(wanting({ categories: { equals: ['nightlife'] } }, answer)).toBe(1);
    expect(wanting({ categories: { equals: [] } }, answer)).toBe(1);
  });

  it('takes topics in any case and number, and within a phrase, but not within a word', () => {
    const answer = answered({ interests: ['Whitewater rafting', 'museums'] });
    expect(wanting({ interests: { includes: ['rafting', 'museum'] } }, answer)).toBe(0);
    expect(wanting({ interests: { includes: ['raft'] } }, answer)).toBe(1);
    expect(wanting({ interests: { includes: ['art'] } }, answered({ interests: ['party'] }))).toBe(1);
  });

  it('compares the ends of a price that are named', () => {
    const answer = answered({ priceRange: { min: 0, max: 40 } });
    expect(wanting({ priceRange: { max: 40 } }, answer)).toBe(0);
    expect(wanting({ priceRange: { min: 0, max: 50 } }, answer)).toBe(1);
    expect(wanting({ priceRange: { max: 40 } }, answered({}))).toBe(1);
    expect(wanting({ priceRange: null }, answer)).toBe(1);
  });

  it('finds what is forbidden', () => {
    const answer = answered({ categories: ['events'], audience: 'adults', priceRange: { min: 150, max: 9 } });
    expect(banning({ categories: ['events'] }, answer)).toBe(1);
    expect(banning({ categories: ['retail'] }, answer)).toBe(0);
    expect(banning({ audience: ['family'] }, answer)).toBe(0);
    expect(banning({ audience: ['family', 'adults'] }, answer)).toBe(1);
    expect(banning({ setting: [null] }, answer)).toBe(1);
    expect(banning({ priceRange: [{ min: 150 }] }, answer)).toBe(1);
    expect(banning({ priceRange: [{ max: 50 }] }, answer)).toBe(0);
    expect(banning({ priceRange: [null] }, answered({}))).toBe(1);
  });

  it('compares flags and the stage', () => {
    const answer = answered({}, { stage: 'showing-results', asksLocation: true });
    expect(mismatches({ expect: { flags: { reset: false, asksLocation: true } } }, answer)).toEqual([]);
    expect(mismatches({ expect: { flags: { reset: true } } }, answer)).toHaveLength(1);
    expect(mismatches({ expect: { stage: 'showing-results' } }, answer)).toEqual([]);
    expect(mismatches({ expect: { stage: 'greeting' } }, answer)).toHaveLength(1);
  });
});
