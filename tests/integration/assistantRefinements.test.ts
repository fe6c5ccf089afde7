import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant } from '../support/askBatch.ts';

/** A Friday at 17:00 in the sample city. */
const { knowledge, context } = openAssistant('data/content', '2026-12-11T22:00:00Z');

/** The last answer to messages with " | " between them. */
function answerTo(messages: string) {
  const answer = converse(messages.split(' | '), knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages}`);
  return answer;
}

const slugsOf = (messages: string) => answerTo(messages).deals.map(({ deal }) => deal.slug);

