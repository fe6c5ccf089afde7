import { fieldsOf, listOf, textOf } from './fields.ts';
import type { Heard, ReadEvent } from './hear.ts';
import { failureOf } from './serverFault.ts';

/** Reads events of the Responses API, and its answers in one piece. */
export const readResponsesEvent: ReadEvent = (found, model, hasSpoken) => {
  const event = fieldsOf(found);
  // An answer in one piece is what the last event of a stream holds.
  const { status, output, error } = fieldsOf(event.response ?? event);
  const type = textOf(event.type).replace(/^response\./, '') || (error ? 'error' : status);
  if (type === 'output_text.delta') return { text: textOf(event.delta) };
  if (type === 'refusal.delta') return { end: { kind: 'refused' } };
  if (type === 'error' || type === 'failed') return { end: failureOf(error ?? event, model) };
  // Some servers say only inside that the answer is not whole.
  if (type === 'incomplete' || (type === 'completed' && status === 'incomplete')) {
    return { end: { kind: 'bad-output' } };
  }
  if (type !== 'completed') return {};
  return hasSpoken ? { end: 'well' } : wholeOf(output);
};

function wholeOf(output: unknown): Heard {
  const parts = listOf(output).flatMap((item) => listOf(fieldsOf(item).content).map(fieldsOf));
  if (parts.some(({ type }) => type === 'refusal')) return { end: { kind: 'refused' } };
  const texts = parts.map(({ type, text }) => (type === 'output_text' ? textOf(text) : ''));
  return { text: texts.join(''), end: 'well' };
}
