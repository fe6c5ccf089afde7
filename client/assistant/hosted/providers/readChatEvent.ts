import { fieldsOf, listOf, textOf } from './fields.ts';
import type { ReadEvent } from './hear.ts';
import { failureOf } from './serverFault.ts';

/** Reads events of the Chat Completions API, and its answers in one piece. */
export const readChatEvent: ReadEvent = (event, model) => {
  if (event === '[DONE]') return { end: 'well' };
  const { error, choices } = fieldsOf(event);
  if (error) return { end: failureOf(error, model) };
  const { delta, message, finish_reason: reason } = fieldsOf(listOf(choices)[0]);
  const { content, refusal } = fieldsOf(delta ?? message);
  const text = textOf(content);
  if (refusal || reason === 'content_filter') return { end: { kind: 'refused' } };
  if (reason === 'length') return { text, end: { kind: 'bad-output' } };
  return reason ? { text, end: 'well' } : { text };
};
