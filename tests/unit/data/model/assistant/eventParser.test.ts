import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser } from '../../../../../data/model/assistant/eventParser.ts';

/** The events of a stream that arrives in these chunks. */
function parse(pieces: readonly string[], most = 1000): readonly (string | null)[] | null {
  const parseChunk = createEventParser(most);
  const events: (string | null)[] = [];
  for (const piece of pieces) {
    const complete = parseChunk(piece);
    if (complete === null) return null;
    events.push(...complete);
  }
  return events;
}

describe('data/model/assistant/eventParser', () => {
  it('returns events as soon as they are complete', () => {
    const parseChunk = createEventParser(1000);
    expect(parseChunk('event: x\ndata: {"a"')).toEqual([]);
    expect(parseChunk(':1}\n')).toEqual([]);
    expect(parseChunk('\ndata: 2\n\ndata')).toEqual(['{"a":1}', '2']);
  });

  it.each([
    ['data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
    ['data: a\r\rdata: b\r\n\r\n', ['a', 'b']],
    ['data:a\ndata: b\n\n', ['a\nb']],
    [': ping\n\n', [null]],
    ['event: x\nid: 1\nretry: 5\n\n', []],
    ['\n\n\n\ndata: a\n\n\n\n', ['a']],
    ['data: a\u2028b\n\n', ['a\u2028b']],
    ['data: never finished\n', []],
  ])('reads %j', (text, events) => {
    expect(parse([text])).toEqual(events);
  });

  it('returns the same events wherever the stream is cut', () => {
    const stream = 'data: {"é":"🎉"}\r\n\r\n: ping\n\nevent: a\ndata: one\ndata: two\n\ndata: 3\r\r\n\n';
    const whole = parse([stream]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: stream.length })), (places) => {
        const cuts = [0, ...places.sort((a, b) => a - b), stream.length];
        const pieces = cuts.slice(1).map((end, index) => stream.slice(cuts[index], end));
        expect(parse(pieces)).toEqual(whole);
      }),
    );
  });

  it('rejects an event that is too long', () => {
    const piece = `data: ${'x'.repeat(300)}`;
    expect(parse([piece, piece, piece])).toEqual([]);
    expect(parse([piece, piece, piece, piece])).toBeNull();
  });
});
