import { createParser } from 'eventsource-parser';

/**
 * Parses a server-sent event stream whose text arrives in chunks. Returns the data of the events that a chunk completes,
 * with `null` for a comment. Returns `null` instead of a list once an event is longer than `maxCharacters`.
 */
export function createEventParser(maxCharacters: number) {
  let events: (string | null)[] = [];
  let isTooLarge = false;
  const parser = createParser({
    maxBufferSize: maxCharacters,
    onEvent: ({ data }) => events.push(data),
    onComment: () => events.push(null),
    onError({ type }) {
      isTooLarge ||= type === 'max-buffer-size-exceeded';
    },
  });
  return (chunk: string): readonly (string | null)[] | null => {
    events = [];
    if (!isTooLarge) parser.feed(chunk);
    return isTooLarge ? null : events;
  };
}
