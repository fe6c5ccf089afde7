import { describe, expect, it } from 'vitest';
import { rangeAt } from '../../../../cli/diagnostics/textLines.ts';

describe('cli/diagnostics/textLines', () => {
  it.each(['a\nb\nc', 'a\r\nb\r\nc', 'a\rb\rc'])('counts lines with LF, CRLF and CR', (text) => {
    expect(rangeAt(text, text.indexOf('c'), 1)).toEqual({
      start: { line: 3, column: 1 },
      end: { line: 3, column: 2 },
    });
  });
});
