import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendEntry, newList } from '../../../../../cli/commands/new/appendEntry.ts';

const entry = { id: 'b', tags: ['x'] };

describe('cli/commands/new/appendEntry', () => {
  it('formats an entry like those before it, and changes nothing else', () => {
    const text = '[\n  {\n    "id": "a",\n    "art": { "drawing": "taco" }\n  }\n]\n\n';
    expect(appendEntry(text, entry)).toBe(
      '[\n  {\n    "id": "a",\n    "art": { "drawing": "taco" }\n  },\n  {\n    "id": "b",\n    "tags": [\n      "x"\n    ]\n  }\n]\n\n',
    );
  });

  it('keeps tabs, CRLF and a byte order mark', () => {
    const text = '\ufeff[\r\n\t{\r\n\t\t"id": "a"\r\n\t}\r\n]';
    expect(appendEntry(text, { id: 'b' })).toBe(
      '\ufeff[\r\n\t{\r\n\t\t"id": "a"\r\n\t},\r\n\t{\r\n\t\t"id": "b"\r\n\t}\r\n]',
    );
  });

  it('keeps a file of one line on one line', () => {
    expect(appendEntry('[{"id":"a"}]', { id: 'b' })).toBe('[{"id":"a"}, {"id":"b"}]');
  });

  it('fills an empty list', () => {
    expect(appendEntry('[]\n', { id: 'b' })).toBe('[\n  {\n    "id": "b"\n  }\n]\n');
    expect(appendEntry('[ \n ]', { id: 'b' })).toBe('[\n  {\n    "id": "b"\n  }\n]');
  });

  it.each(['', '{}', 'null', '[,]', '[{"id": "a"}', '// list\n[]'])(
    'returns null for a text that is not a list: %s',
    (text) => {
      expect(appendEntry(text, entry)).toBeNull();
    },
  );

  it('adds only the entry to any list, whatever its layout', () => {
    const lists = fc.tuple(fc.array(fc.jsonValue()), fc.jsonValue(), fc.constantFrom(0, 1, 2, 4, '\t'));
    fc.assert(
      fc.property(lists, ([list, added, indent]) => {
        const text = JSON.stringify(list, null, indent);
        const after = appendEntry(text, added);
        expect(JSON.parse(after ?? '')).toEqual(JSON.parse(JSON.stringify([...list, added])));
        if (list.length > 0) expect(after?.startsWith(text.slice(0, -1).trimEnd())).toBe(true);
      }),
    );
  });

  it('formats the list as JSON.stringify would', () => {
    const deals = fc.array(fc.record({ id: fc.string(), art: fc.record({ drawing: fc.string() }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(deals, fc.constantFrom(2, 4, '\t'), (list, indent) => {
        const text = JSON.stringify(list, null, indent);
        expect(appendEntry(text, entry)).toBe(JSON.stringify([...list, entry], null, indent));
      }),
    );
    expect(newList(entry)).toBe(`${JSON.stringify([entry], null, 2)}\n`);
  });
});
