import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineSplitter, longestLine } from '../../../../../cli/commands/clicks/lineSplitter.ts';

function split(pieces: readonly Uint8Array[]): string[] {
  const lines: string[] = [];
  const splitter = createLineSplitter((line) => lines.push(line));
  for (const piece of pieces) splitter.push(piece);
  splitter.end();
  return lines;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('cli/commands/clicks/lineSplitter', () => {
  it('gives the same lines wherever the bytes are cut', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '"', 'é', '🌮', ' ', '\t') });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), fc.array(fc.nat(60)), (lines, cuts) => {
        const all = bytes(`${lines.join('\n')}\n`);
        const places = [0, ...cuts.map((cut) => Math.min(cut, all.length)).sort((a, b) => a - b), all.length];
        const pieces = places.slice(1).map((place, index) => all.subarray(places[index], place));
        expect(split(pieces)).toEqual(lines);
      }),
    );
  });

  it('takes both kinds of line ends, and a last line without one', () => {
    expect(split([bytes('a\r\nb\nc\r'), bytes('\n\nd')])).toEqual(['a', 'b', 'c', '', 'd']);
  });

  it('passes over a byte order mark', () => {
    expect(split([bytes('\ufeffa\n')])).toEqual(['a']);
  });

  it('gives nothing of no bytes', () => {
    expect(split([])).toEqual([]);
  });

  it('cuts lines that are longer than any request, and goes on after them', () => {
    const long = 'x'.repeat(longestLine * 3);
    const all = bytes(`${long}\nshort\n${long}`);
    const pieces = Array.from({ length: 50 }, (_, index) =>
      all.subarray((index * all.length) / 50, ((index + 1) * all.length) / 50),
    );
    expect(split(pieces).map(({ length }) => length)).toEqual([longestLine, 5, longestLine]);
    expect(split([all]).map(({ length }) => length)).toEqual([longestLine, 5, longestLine]);
  });
});
