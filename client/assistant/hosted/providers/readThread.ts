import { fieldsOf, listOf, textOf } from './json.ts';

const endStatuses = ['completed', 'failed', 'cancelled', 'expired', 'incomplete', 'requires_action'] as const;

/** How a run ended, in the API's words, or that it has not ended yet. */
export type RunStatus = (typeof endStatuses)[number] | 'active';

const activeStatuses: ReadonlySet<unknown> = new Set(['queued', 'in_progress', 'cancelling']);

/** The id of an object; `null` if it has none that can be part of a URL. */
export function readId(object: unknown): string | null {
  const id = textOf(fieldsOf(object).id);
  // A path segment of dots alone would lead to another path.
  return /^\.*$/.test(id) ? null : id;
}

/** The status of a run. An unknown status counts as failed. */
export function readRunStatus(run: unknown): RunStatus {
  const { status } = fieldsOf(run);
  return activeStatuses.has(status) ? 'active' : (endStatuses.find((end) => end === status) ?? 'failed');
}

/**
 * The assistant's reply in a run, without citation marks, from a thread's messages (newest first). Empty if there is no
 * reply, `null` if `body` is not a list of messages. A message that names no run counts as this run's.
 */
export function readThreadReply(body: unknown, runId: string): string | null {
  const { data } = fieldsOf(body);
  if (!Array.isArray(data)) return null;
  const reply = data
    .map(fieldsOf)
    .find(({ role, run_id }) => role === 'assistant' && (run_id ?? runId) === runId);
  const texts = listOf(reply?.content).map((part) => {
    const { type, text } = fieldsOf(part);
    return type === 'text' ? withoutCitations(fieldsOf(text)) : '';
  });
  return texts.filter((text) => text !== '').join('\n');
}

function withoutCitations({ value, annotations }: ReturnType<typeof fieldsOf>): string {
  const marks = listOf(annotations).map((annotation) => textOf(fieldsOf(annotation).text));
  return marks.reduce((text, mark) => (mark === '' ? text : text.replaceAll(mark, '')), textOf(value));
}
