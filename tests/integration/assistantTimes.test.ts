import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import type { AssistantAnswer } from '../../client/assistant/conversation/turn.ts';
import { openAssistant, saturdayMorning } from '../support/askBatch.ts';
import { readContent } from '../support/contentOracle.ts';
import { daysBetween } from '../support/daysBetween.ts';
import { DealOracle } from '../support/dealOracle.ts';
import { timeCases } from '../support/timeCases.ts';

const files = readContent('data/content');
const assistants = new Map<string, ReturnType<typeof openAssistant>>();

/** The answers at `now`; the assistant of each instant is opened once. */
function answersTo(turns: readonly string[], now: string): AssistantAnswer[] {
  const assistant = assistants.get(now) ?? openAssistant('data/content', now);
  assistants.set(now, assistant);
  return converse(turns, assistant.knowledge, assistant.context);
}

const textOf = ({ reply, options, followUp }: AssistantAnswer) => [reply, ...options, followUp].join(' ');

/** The slugs of those deals of an answer that take place on none of `days`, by the content. */
function notOn(answer: AssistantAnswer, days: readonly string[], now: string): string[] {
  const oracle = new DealOracle(files, Date.parse(now));
  return answer.deals
    .map(({ deal }) => deal.slug)
    .filter((slug) => {
      const deal = oracle.deal(slug);
      return !deal || !days.some((on) => oracle.meets(deal, { on }));
    });
}

describe('the deals for a day', () => {
  it.each(timeCases.map((example) => [example.turns.join(' / '), example] as const))('%s', (_, example) => {
    const { turns, now = saturdayMorning, days, hours, says, keepsQuiet } = example;
    const answers = answersTo(turns, now);
    const answer = answers.at(-1) as AssistantAnswer;
    expect(answer.deals, 'deals at once').not.toEqual([]);
    if (says) expect(textOf(answer)).toMatch(says);
    if (keepsQuiet) expect(textOf(answer)).not.toMatch(keepsQuiet);
    if (hours !== undefined)
      expect(answer.preferences.hours).toEqual(hours && { from: hours[0] * 60, to: hours[1] * 60 });
    if (days) expect(notOn(answer, daysBetween(...days), now), textOf(answer)).toEqual([]);
  });
});

it('answers questions about a deal that was shown for the day they name', () => {
  const answer = answersTo(['date night', 'is the first one open on christmas eve?'], saturdayMorning).at(-1);
  expect(answer?.reply).toContain('Thursday, December 24');
});
