import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptJson } from '../../../../data/model/scriptJson.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</script>',
    '<!--',
    '<script',
    ']]>',
    '&lt;',
    '\u2028',
    '\u2029',
    '\\u003c',
    '\ud800',
    '__proto__',
  ),
);
const nastyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    nastyText,
    fc.jsonValue(),
    fc.array(tie('value')),
    fc.dictionary(nastyText, tie('value')),
  ),
})).value;

describe('data/model/scriptJson', () => {
  it('parses to the same value', () => {
    fc.assert(
      fc.property(nastyJson, (value) => {
        expect(JSON.stringify(JSON.parse(scriptJson(value)))).toBe(JSON.stringify(value));
      }),
      propertyRuns(500),
    );
  });

  it('has no character that could end a script, open a comment or break a line', () => {
    fc.assert(
      fc.property(nastyJson, (value) => {
        expect(scriptJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
      }),
      propertyRuns(500),
    );
  });

  it('writes the end of a script so that a reader still sees what it was', () => {
    expect(scriptJson({ title: '</script>' })).toBe('{"title":"\\u003c/script\\u003e"}');
  });
});
