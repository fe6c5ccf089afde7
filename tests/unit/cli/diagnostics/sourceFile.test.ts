import { describe, expect, it } from 'vitest';
import type { Range } from '../../../../cli/diagnostics/diagnostic.ts';
import { jsonSource, markdownSource } from '../../../../cli/diagnostics/sourceFile.ts';

const json = '[\n  {\n    "title": "Soup",\n    "tags": ["a", "b"],\n    "at": { "lat": 1 }\n  }\n]\n';
const formatRange = (range: Range | null) =>
  range && `${range.start.line}:${range.start.column}-${range.end.line}:${range.end.column}`;

describe('cli/diagnostics/sourceFile', () => {
  describe('jsonSource', () => {
    const file = jsonSource('x.json', () => json);

    it.each([
      [[0, 'title'], 'value', '3:14-3:20'],
      [[0, 'title'], 'key', '3:5-3:12'],
      [[0, 'tags', 1], 'value', '4:19-4:22'],
      [[0, 'at', 'lat'], 'value', '5:20-5:21'],
      [[0], 'key', '2:3-2:4'],
      [[0, 'at'], 'key', '5:5-5:9'],
      [[], 'value', '1:1-7:2'],
      [[0, 'absent'], 'value', '2:3-2:4'],
      [[0, 'at', 'lon'], 'value', '5:5-5:9'],
      [[9, 'title'], 'value', '1:1-1:2'],
    ] as const)('finds %j (%s)', (path, place, expected) => {
      expect(formatRange(file.locate(path, place))).toBe(expected);
    });

    it('finds places in an invalid text as far as possible, and none in an empty one', () => {
      expect(formatRange(jsonSource('x.json', () => '{"a": 1, "b"').locate(['a'], 'value'))).toBe('1:7-1:8');
      expect(jsonSource('x.json', () => '').locate(['a'], 'value')).toBeNull();
    });
  });

  describe('markdownSource', () => {
    const text = '---\ntitle: About us\nintro:   "x"  \nempty:\n---\n\ntitle: not this\n';
    const file = markdownSource('x.md', text);

    it.each([
      [['title'], 'value', '2:8-2:16'],
      [['title'], 'key', '2:1-2:6'],
      [['intro'], 'value', '3:10-3:13'],
      [['empty'], 'value', '4:1-4:6'],
      [['absent'], 'value', '1:1-1:4'],
      [[], 'key', '1:1-1:4'],
    ] as const)('finds %j (%s) in the front matter only', (path, place, expected) => {
      expect(formatRange(file.locate(path, place))).toBe(expected);
    });

    it('finds the values of keys in files with CRLF', () => {
      const windows = markdownSource('x.md', text.replaceAll('\n', '\r\n'));
      expect(formatRange(windows.locate(['title'], 'value'))).toBe('2:8-2:16');
      expect(formatRange(windows.locate(['empty'], 'value'))).toBe('4:1-4:6');
    });

    it('treats a key as text, not as a pattern', () => {
      expect(formatRange(markdownSource('x.md', '---\na.c: 1\nabc: 2\n---\n').locate(['a.c'], 'value'))).toBe(
        '2:6-2:7',
      );
    });
  });
});
