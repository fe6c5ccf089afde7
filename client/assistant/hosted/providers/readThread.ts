import { fieldsOf, listOf, textOf } from './fields.ts';

const ends = ['completed', 'failed', 'cancelled', 'expired', 'incomplete', 'requires_action'] as const;

/** How a run is: how it has ended, in words of the API, or that it goes on. */
export type RunState = (typeof ends)[number] | 'going on';

const goesOn: ReadonlySet<unknown> = new Set(['queued', 'in_progress', 'cancelling']);

/** The id of what a server has made; `null` where it has none that can stand in an address. */
export function readId(made: unknown): string | null {
  const id = textOf(fieldsOf(made).id);
  return /^\.*$/.test(id) ? null : id;
}

/** How a run is. What the server says in other words counts as failed. */
export function readRunState(run: unknown): RunState {
  const { status } = fieldsOf(run);
  return goesOn.has(status) ? 'going on' : (ends.find((end) => end === status) ?? 'failed');
}

/**
 * What the assistant has said in a run, in a thread's messages, newest first; empty where it has said nothing, `null`
 * where these are no messages. Messages that name no run count too, and marks of sources are left out.
 */
export function readThreadReply(found: unknown, run: string): string | null {
  const { data } = fieldsOf(found);
  if (!Array.isArray(data)) return null;
  const reply = data
    .map(fieldsOf)
    .find(({ role, run_id }) => role === 'assistant' && (run_id ?? run) === run);
  const texts = listOf(reply?.content).map((part) => {
    const { type, text } = fieldsOf(part);
    return type === 'text' ? withoutMarks(fieldsOf(text)) : '';
  });
  return texts.filter((text) => text !== '').join('\n');
}

function withoutMarks({ value, annotations }: ReturnType<typeof fieldsOf>): string {
  const marks = listOf(annotations).map((annotation) => textOf(fieldsOf(annotation).text));
  return marks.reduce((text, mark) => (mark === '' ? text : text.replaceAll(mark, '')), textOf(value));
}
