/** One server-sent event: the text of its data; `null` for a comment, or an event without data. */
export type ServerEvent = string | null;

/** Takes the text of an event stream in pieces as they arrive, and gives the events that are complete. */
export interface EventSplitter {
  /** The events that `piece` completes; `null` once one is larger than allowed. */
  push(piece: string): readonly ServerEvent[] | null;
}

/** A splitter that holds at most one event, of at most `maxCharacters`. */
export function createEventSplitter(maxCharacters: number): EventSplitter {
  let rest = '';
  return {
    push(piece) {
      rest += piece;
      // A line feed may still follow a carriage return at the end.
      const settled = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
      const blocks = settled.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n\n');
      const unfinished = blocks.pop() ?? '';
      rest = unfinished + rest.slice(settled.length);
      return rest.length > maxCharacters ? null : blocks.filter((block) => block !== '').map(dataOf);
    },
  };
}

function dataOf(block: string): ServerEvent {
  const data = block.split('\n').flatMap((line) => /^data(?:: ?(.*))?$/s.exec(line)?.[1] ?? []);
  return data.length > 0 ? data.join('\n') : null;
}
