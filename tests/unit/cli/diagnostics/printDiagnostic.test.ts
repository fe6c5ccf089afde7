import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Diagnostic, diagnostic, type Range } from '../../../../cli/diagnostics/diagnostic.ts';
import { codeFrame, printDiagnostic } from '../../../../cli/diagnostics/printDiagnostic.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

const range = (line: number, column: number, length = 1): Range => ({
  start: { line, column },
  end: { line, column: column + length },
});

const sample: Diagnostic = diagnostic({
  code: 'CD202',
  file: 'content/deals/food.json',
  range: range(2, 3, 6),
  problem: 'There is no key "titel" here.',
  expected: 'one of id, title',
  hint: 'Did you mean "title"?',
  related: { file: 'content/site.json', start: { line: 4, column: 7 }, note: 'first used here' },
});

const print = (item: Diagnostic, text: string | undefined, colors = false) =>
  printDiagnostic(item, { colors, textOf: () => text });

describe('cli/diagnostics/printDiagnostic', () => {
  it('prints name, place, problem, frame, related place, expectation and hint, in this order', () => {
    expect(print(sample, '{\n  "titel": "Soup"\n}').split('\n')).toEqual([
      'error CD202 unknown-key  content/deals/food.json:2:3',
      '  There is no key "titel" here.',
      '    1 | {',
      '  > 2 |   "titel": "Soup"',
      '      |   ^^^^^^',
      '    3 | }',
      '  first used here: content/site.json:4:7',
      '  expected: one of id, title',
      '  Did you mean "title"?',
    ]);
  });

  it('prints no frame without the text, and no place for a whole file', () => {
    expect(print(sample, undefined)).not.toContain('|');
    const whole = diagnostic({ code: 'CD104', file: 'content/site.json', problem: 'The file is empty.' });
    expect(print(whole, '')).toBe('error CD104 file-empty  content/site.json\n  The file is empty.');
  });

  it('prints the same words with and without colors', () => {
    const text = '{\n  "titel": "Soup"\n}';
    const colored = print(sample, text, true);
    expect(colored).not.toBe(print(sample, text));
    expect(stripVTControlCharacters(colored)).toBe(print(sample, text));
    expect(print({ ...sample, severity: 'warning' }, text)).toMatch(/^warning CD202/);
  });

  it('masks control characters in all parts of a diagnostic', () => {
    const evil = 'a\u001b]0;title\u0007\u009b31m\u202e\u0000b';
    const item: Diagnostic = {
      ...sample,
      file: `content/${evil}.json`,
      problem: evil,
      expected: evil,
      hint: evil,
      related: { file: evil, start: { line: 1, column: 1 }, note: 'first used here' },
    };
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for control characters
    expect(print(item, `\n${evil}\n`)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  });

  it.each([
    ['the first line', 'one\ntwo\nthree', range(1, 2, 2), ['> 1 | one', '    |  ^^', '  2 | two']],
    ['the last line', 'one\ntwo\nthree', range(3, 1, 5), ['  2 | two', '> 3 | three', '    | ^^^^^']],
    ['the only line', 'one', range(1, 3), ['> 1 | one', '    |   ^']],
    ['the end of the text', 'one\n', range(2, 1), ['  1 | one', '> 2 |', '    | ^']],
    ['CRLF', 'one\r\ntwo\r\nthree', range(2, 1, 3), ['  1 | one', '> 2 | two', '    | ^^^', '  3 | three']],
    ['bare CR', 'one\rtwo', range(2, 1, 3), ['  1 | one', '> 2 | two', '    | ^^^']],
    ['tabs', '{\n\t\t"a": 1\n}', range(2, 3, 3), ['  1 | {', '> 2 |   "a": 1', '    |   ^^^', '  3 | }']],
  ])('marks %s', (_, text, place, rows) => {
    expect(codeFrame(text, place)).toEqual(rows);
  });

  it('aligns line numbers of different lengths', () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
    expect(codeFrame(text, range(9, 1, 4))).toEqual([
      '   8 | line 8',
      '>  9 | line 9',
      '     | ^^^^',
      '  10 | line 10',
    ]);
  });

  it('marks only the first line of a range of several lines', () => {
    const place = { start: { line: 1, column: 3 }, end: { line: 3, column: 2 } };
    expect(codeFrame('a {\nb\n}', place)).toEqual(['> 1 | a {', '    |   ^', '  2 | b']);
  });

  it('marks nothing beyond the end of the line', () => {
    const place = { start: { line: 1, column: 1 }, end: { line: 1, column: Number.MAX_SAFE_INTEGER } };
    expect(codeFrame('See [us](/no).', place)).toEqual(['> 1 | See [us](/no).', '    | ^^^^^^^^^^^^^^']);
  });

  it('cuts a very long line around the range', () => {
    const text = `${'a'.repeat(5000)}"bad"${'b'.repeat(5000)}`;
    const rows = codeFrame(text, range(1, 5001, 5));
    expect(rows).toHaveLength(2);
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(120);
    const [line = '', marks = ''] = rows;
    expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('"bad"');
  });

  it('replaces control characters without moving columns', () => {
    const [line = '', marks = ''] = codeFrame('a\u0000\u001b[31m\u009bb', range(1, 9));
    expect(line).toBe('> 1 | a\ufffd\ufffd[31m\ufffdb');
    expect(line[marks.indexOf('^')]).toBe('b');
  });

  it('puts the carets below the range, for any line', () => {
    const lineText = fc.stringMatching(/^[a-z"{}: \t]{1,300}$/);
    fc.assert(
      fc.property(lineText, fc.nat(299), fc.integer({ min: 1, max: 30 }), (text, index, length) => {
        const start = Math.min(index, text.length - 1);
        const part = text.slice(start, start + length).replaceAll('\t', ' ');
        const [row = '', marks = ''] = codeFrame(text, range(1, start + 1, part.length));
        const first = marks.indexOf('^');
        expect(row.padEnd(first + part.length).slice(first, marks.lastIndexOf('^') + 1)).toBe(part);
      }),
      propertyRuns(500),
    );
  });
});
