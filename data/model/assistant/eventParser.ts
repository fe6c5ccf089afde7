/**
 * Parses a server-sent event stream whose text arrives in chunks. Returns the data of the events that a chunk completes,
 * with `null` for a comment. Returns `null` instead of a list once an event is longer than `maxCharacters`.
 */
export function createEventParser(maxCharacters: number) {
  /** The line that is not complete, and the lines of data of the event that is not. */
  let line = '';
  let data: string[] = [];
  let length = 0;
  let endsWithReturn = false;

  /** The events that `whole`, a line without its end, completes: one or none. */
  function endLine(whole: string): (string | null)[] {
    if (whole.startsWith(':')) return [null];
    if (whole === '') {
      const event = data.length > 0 ? [data.join('\n')] : [];
      [data, length] = [[], 0];
      return event;
    }
    if (whole !== 'data' && !whole.startsWith('data:')) return [];
    const value = whole.slice('data:'.length).replace(/^ /, '');
    data.push(value);
    length += value.length;
    return [];
  }

  return (chunk: string): readonly (string | null)[] | null => {
    // Both characters may end one line.
    const text = endsWithReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    if (chunk !== '') endsWithReturn = chunk.endsWith('\r');
    const [rest = '', ...lines] = text.split(/\r\n|[\r\n]/);
    line += rest;
    const events: (string | null)[] = [];
    for (const next of lines) {
      events.push(...endLine(line));
      line = next;
    }
    return length + line.length > maxCharacters ? null : events;
  };
}
