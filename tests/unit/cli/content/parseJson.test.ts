import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../../cli/content/parseJson.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

function diagnosticsOf(text: string) {
  const parsed = parseJson(jsonSource('deals/food.json', () => text));
  return 'diagnostics' in parsed ? parsed.diagnostics : [];
}

/** The first problem, as "line:column problem". */
function firstProblem(text: string): string {
  const [first] = diagnosticsOf(text);
  const { line, column } = first?.range?.start ?? {};
  return `${line}:${column} ${first?.problem}`;
}

describe('cli/content/parseJson', () => {
  it('reads any JSON as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(jsonSource('x.json', () => text))).toEqual({ value: JSON.parse(text) });
      }),
    );
  });

  it.each(['', ' ', '\n\t \r\n'])('reports a file without a value as empty', (text) => {
    expect(diagnosticsOf(text)).toMatchObject([{ code: 'CD104', range: null }]);
  });

  it.each([
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', '3:3 A comma is missing before this.'],
    ['a missing colon', '{\n  "a" 1\n}', '2:7 A colon is missing before this.'],
    ['a missing value', '{\n  "a": ,\n  "b": 2\n}', '2:8 A value is missing here.'],
    ['a key without quotes', '{\n  a: 1\n}', '2:3 This is not JSON.'],
    ['a trailing comma in an object', '{\n  "a": 1,\n}', '3:1 A key in double quotes is missing here.'],
    ['a trailing comma in a list', '[\n  1,\n]', '3:1 A value is missing here.'],
    ['a text that is not closed', '{\n  "a": "x\n}', '2:8 A text is not closed.'],
    ['a comment', '{\n  // why\n  "a": 1\n}', '2:3 JSON has no comments.'],
    ['a word that JSON does not have', '[\n  True\n]', '2:3 This is not JSON.'],
    ['an incomplete number', '[1.]', '1:2 This is not a JSON number.'],
    ['an unknown escape', '["a\\qb"]', '1:2 This backslash does not start an escape that JSON knows.'],
    ['an incomplete \\u', '["\\u12"]', '1:2 This is not a \\u escape.'],
    ['a tab in a text', '["a\tb"]', '1:2 This character must be escaped in a text.'],
    ['something after the end', '{}\n{}', '2:1 The JSON value has ended before this.'],
    ['text in single quotes', "{\n  'a': 1\n}", '2:3 This is not JSON.'],
  ])('reports %s at its place', (_, text, expected) => {
    expect(firstProblem(text)).toBe(expected);
  });

  it.each([
    ['{\n  "deals": [\n    {\n      "title": "So', '4:16', 'the object that begins on line 3'],
    ['{\n  "deals": [\n    "So [it', '3:5', 'the list that begins on line 2'],
    ['[\n  { "a": 1 },\n  { "a": 2 }', '3:13', 'the list that begins on line 1'],
    ['{ "a": { "b": 1 }', '1:18', 'the object that begins on line 1'],
    ['[\n  {\n    "a":\n', '3:9', 'the object that begins on line 2'],
    ['[\n  {\n    "a": 1,', '3:12', 'the object that begins on line 2'],
    ['[\n  {\n    "a": tr', '3:10', 'the object that begins on line 2'],
  ])('says that a file ends too early: %j', (text, place, open) => {
    expect(firstProblem(text)).toBe(`${place} The file ends too early: ${open} is not closed.`);
  });

  it('says what belongs into an empty file', () => {
    const expected = (path: string) => {
      const parsed = parseJson(jsonSource(path, () => ''));
      return 'diagnostics' in parsed ? parsed.diagnostics[0]?.expected : null;
    };
    expect(expected('deals/soup.json')).toBe('a deal: { … }, or a list of deals: [ … ]');
    expect(expected('categories.json')).toBe('a list: [ … ]');
    expect(expected('site.json')).toBe('an object: { … }');
  });

  it.each([
    '{\n  "a": 1\n  "b": 2\n}',
    '[\n  True\n]',
    "{\n  'a': 1\n}",
    '[\n  NaN,\n  1\n]',
    '{\n  "a": tru\n}',
    '{\n  "a": "two\nlines"\n}',
    '{\n  "title": "The "big" bowl"\n}',
    '{\n  "deals": [\n    {\n      "title": "So',
  ])('reports one mistake only once in %j', (text) => {
    expect(diagnosticsOf(text)).toHaveLength(1);
  });

  it('reports two mistakes that are far apart', () => {
    const diagnostics = diagnosticsOf('{\n  "a": 1\n  "b": 2,\n  "c": 3,\n  "d": 4,\n  "e": tru\n}');
    expect(diagnostics.map(({ range }) => range?.start.line)).toEqual([3, 6]);
  });

  it.each([
    ['{\n  "a": 1,\n  "a": 2\n}', ['3:3 The key "a" appears twice in this object.']],
    ['[{ "a": { "b": 1, "b": 2 } }]', ['1:19 The key "b" appears twice in this object.']],
    ['{ "a": 1, "\\u0061": 2 }', ['1:11 The key "a" appears twice in this object.']],
    ['[{ "a": 1 }, { "a": "x\\": 1" }]', []],
  ])('reports duplicate keys of an object in %s', (text, expected) => {
    const places = diagnosticsOf(text).map(
      ({ problem, range }) => `${range?.start.line}:${range?.start.column} ${problem}`,
    );
    expect(places).toEqual(expected);
  });

  it('counts lines the same with LF and CRLF', () => {
    expect(firstProblem('{\r\n  "a": 1\r\n  "b": 2\r\n}')).toMatch(/^3:3 /);
  });

  it('reports every problem as a sentence, at a place inside the text', () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '{', ',', ']', 'x', '\n'))
      .map(([text, index, insertion]) => {
        const at = index % (text.length + 1);
        return text.slice(0, at) + insertion + text.slice(at + 1);
      });
    fc.assert(
      fc.property(broken, (text) => {
        const lines = text.split('\n');
        for (const { code, range, problem } of diagnosticsOf(text)) {
          expect(problem).toMatch(/\.$/);
          if (code === 'CD104') continue;
          const line = lines[(range?.start.line ?? 0) - 1];
          expect(line).toBeDefined();
          expect(range?.start.column).toBeLessThanOrEqual((line?.length ?? 0) + 1);
        }
      }),
      propertyRuns(500),
    );
  });
});
