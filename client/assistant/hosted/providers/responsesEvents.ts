import { fieldsOf, listOf, textOf } from './json.ts';
import type { ReadStreamEvent, StreamEvent } from './readStream.ts';
import { failureDuringAnswer } from './serverErrors.ts';

/** Reads events and complete answers of the Responses API. */
export const readResponsesEvent: ReadStreamEvent = (value, model, hasText) => {
  const event = fieldsOf(value);
  // A complete answer has the form of the response in a stream's last event.
  const { status, output, error } = fieldsOf(event.response ?? event);
  const type = textOf(event.type).replace(/^response\./, '') || (error ? 'error' : status);
  if (type === 'output_text.delta') return { text: textOf(event.delta) };
  if (type === 'refusal.delta') return { end: { kind: 'refused' } };
  if (type === 'error' || type === 'failed') return { end: failureDuringAnswer(error ?? event, model) };
  // Some servers send "completed" as the event's type although the response is incomplete.
  if (type === 'incomplete' || (type === 'completed' && status === 'incomplete')) {
    return { end: { kind: 'bad-output' } };
  }
  if (type !== 'completed') return {};
  return hasText ? { end: 'complete' } : completeAnswer(output);
};

function completeAnswer(output: unknown): StreamEvent {
  const parts = listOf(output).flatMap((item) => listOf(fieldsOf(item).content).map(fieldsOf));
  if (parts.some(({ type }) => type === 'refusal')) return { end: { kind: 'refused' } };
  const texts = parts.map(({ type, text }) => (type === 'output_text' ? textOf(text) : ''));
  return { text: texts.join(''), end: 'complete' };
}
