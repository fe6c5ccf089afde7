import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { figuresOf } from '../eval/figures.ts';
import { failureText } from '../eval/figuresText.ts';
import { lintCases } from '../eval/lintCases.ts';
import { outcomesOf } from '../eval/outcomes.ts';
import { saturdayMorning, timedBatch } from '../support/askBatch.ts';
import { parseAssistantCases } from '../support/assistantCases.ts';
import { readContent } from '../support/contentOracle.ts';
import { DealOracle } from '../support/dealOracle.ts';
import { sampleOf } from '../support/fullRun.ts';
import { helpNumbers } from '../support/helpLines.ts';

/** A week before the other sets. */
const earlierSaturday = '2026-11-14T10:00:00-05:00';

/** At noon of that day. */
const earlierNoon = '2026-11-14T12:00:00-05:00';

/** Sets of conversations in percent of how many must end well: of all, and of each group; `now` is when they take place. */
const least: Readonly<
  Record<string, { readonly all: number; readonly group: number; readonly now?: string }>
> = {
  // Whom deals suit, and what is shown first.
  'fit.jsonl': { all: 97, group: 80 },
  // Moves in a conversation, several things in a message, negation with a reason.
  'moves.jsonl': { all: 97, group: 80 },
  // Questions about deals that are named, or were shown.
  'questions.jsonl': { all: 97, group: 80 },
  // Every question of a message, about the deal that is meant.
  'answers.jsonl': { all: 92, group: 80 },
  // Spanish as people write it on their phones.
  'spanish.jsonl': { all: 97, group: 80 },
  // When, who comes, and what nobody gives up: a bed, a step-free way, no costs.
  'plans.jsonl': { all: 97, group: 80 },
  // Wishes in long stories, and several wishes in a message.
  'many.jsonl': { all: 97, group: 80 },
  // By people who knew neither the code nor each other; what they reached in the end.
  'strangers-parents.jsonl': { all: 92, group: 45 },
  'strangers-travelers.jsonl': { all: 88, group: 35 },
  'strangers-locals.jsonl': { all: 90, group: 45 },
  'strangers-seniors.jsonl': { all: 85, group: 0 },
  'strangers-organizers.jsonl': { all: 77, group: 30 },
  'strangers-careful.jsonl': { all: 77, group: 15 },
  'strangers-spanish.jsonl': { all: 90, group: 45 },
  'strangers-skeptics.jsonl': { all: 79, group: 0 },
  'strangers-newcomers.jsonl': { all: 85, group: 0 },
  'strangers-shifts.jsonl': { all: 84, group: 0 },
  'strangers-neighbors.jsonl': { all: 89, group: 50 },
  'strangers-patient.jsonl': { all: 81, group: 0 },
  'strangers-phones.jsonl': { all: 80, group: 50 },
  'strangers-evenings.jsonl': { all: 86, group: 35, now: earlierSaturday },
  'strangers-weekdays.jsonl': { all: 85, group: 50, now: earlierSaturday },
  'strangers-talkers.jsonl': { all: 89, group: 50, now: earlierNoon },
  'strangers-workers.jsonl': { all: 86, group: 50, now: earlierNoon },
  'strangers-saturday.jsonl': { all: 84, group: 25, now: earlierNoon },
  'strangers-lunchtime.jsonl': { all: 89, group: 50, now: earlierNoon },
  'strangers-visitors.jsonl': { all: 92, group: 65, now: earlierNoon },
  'strangers-november.jsonl': { all: 80, group: 45, now: earlierNoon },
};

const folder = 'tests/fixtures/assistant/sets';
const isThere = existsSync(path.join(root, folder));
const files = isThere ? readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.jsonl')) : [];

it('knows how well the conversations of each set have to end', () => {
  expect(Object.keys(least).sort()).toEqual(files.sort());
});

/** Sets by strangers are alike in what they try. */
const isByStrangers = (name: string) => name.startsWith('strangers-');
const chosen = [...files.filter((name) => !isByStrangers(name)), ...sampleOf(files.filter(isByStrangers), 5)];

describe.each(chosen)('the conversations of %s', (name) => {
  const content = path.join(root, 'data/content');
  const cityFiles = readContent(content);
  const { all = 100, group = 100, now = saturdayMorning } = least[name] ?? {};
  const oracle = new DealOracle(cityFiles, Date.parse(now));
  const { cases, faults } = parseAssistantCases(readFileSync(path.join(root, folder, name), 'utf8'));

  it('expect what the content can give', () => {
    expect([...faults, ...lintCases(cases, oracle)]).toEqual([]);
  });

  it('end well', () => {
    const told = timedBatch(`${folder}/${name}`, content, now);
    const outcomes = outcomesOf(name, cases, told, { oracle, helpNumbers: helpNumbers(cityFiles) });
    const figures = figuresOf(outcomes);
    const failed = outcomes.filter((outcome) => outcome.faults.length > 0).map(failureText);
    expect(figures.all.percent, failed.join('\n\n')).toBeGreaterThanOrEqual(all);
    const poor = Object.entries(figures.groups).filter(([, { percent }]) => percent < group);
    expect(poor, failed.join('\n\n')).toEqual([]);
  });
});
