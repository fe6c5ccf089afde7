import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLineSplitter, maxLineLength, readLog } from '../../../../../cli/commands/clicks/readLog.ts';

describe('cli/commands/clicks/readLog', () => {
  describe('readLog', () => {
    async function linesOf(content: string | Uint8Array): Promise<string[]> {
      const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-log-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const file = path.join(folder, 'access.log');
      writeFileSync(file, content);
      const lines: string[] = [];
      await readLog(file, (line) => lines.push(line));
      return lines;
    }

    const long = Array.from({ length: 12_000 }, (_, index) => `line ${index} é`);

    it('reads a file that is longer than what it holds in memory', async () => {
      expect(await linesOf(`${long.join('\n')}\n`)).toEqual(long);
    });

    it('unpacks what is packed, whatever the file is called', async () => {
      expect(await linesOf(gzipSync(`${long.join('\n')}\n`))).toEqual(long);
    });

    it('unpacks packed logs that were joined', async () => {
      const joined = Buffer.concat([gzipSync('a\nb\n'), gzipSync('c\n')]);
      expect(await linesOf(joined)).toEqual(['a', 'b', 'c']);
    });

    it.each(['', '1', '\n'])('reads the shortest of files: %j', async (text) => {
      expect(await linesOf(text)).toEqual(text === '' ? [] : [text.trim()]);
    });

    it('fails where the packed data are cut off or damaged', async () => {
      const packed = gzipSync(long.join('\n'));
      await expect(linesOf(packed.subarray(0, packed.length / 2))).rejects.toMatchObject({
        code: 'Z_BUF_ERROR',
      });
      const damaged = Buffer.from(packed);
      damaged.fill(0xff, 2000, 2400);
      await expect(linesOf(damaged)).rejects.toMatchObject({ code: 'Z_DATA_ERROR' });
    });

    it('fails with the error of the system', async () => {
      const none = () => {};
      await expect(readLog('/nowhere/access.log', none)).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(readLog(tmpdir(), none)).rejects.toMatchObject({ code: 'EISDIR' });
    });
  });

  describe('createLineSplitter', () => {
    function split(pieces: readonly Uint8Array[]): string[] {
      const lines: string[] = [];
      const splitter = createLineSplitter((line) => lines.push(line));
      for (const piece of pieces) splitter.push(piece);
      splitter.end();
      return lines;
    }

    const bytes = (text: string) => new TextEncoder().encode(text);

    it('gives the same lines wherever the bytes are cut', () => {
      const line = fc.string({ unit: fc.constantFrom('a', '"', 'é', '🌮', ' ', '\t') });
      fc.assert(
        fc.property(fc.array(line, { minLength: 1 }), fc.array(fc.nat(60)), (lines, cuts) => {
          const all = bytes(`${lines.join('\n')}\n`);
          const places = [
            0,
            ...cuts.map((cut) => Math.min(cut, all.length)).sort((a, b) => a - b),
            all.length,
          ];
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
      const long = 'x'.repeat(maxLineLength * 3);
      const all = bytes(`${long}\nshort\n${long}`);
      const pieces = Array.from({ length: 50 }, (_, index) =>
        all.subarray((index * all.length) / 50, ((index + 1) * all.length) / 50),
      );
      expect(split(pieces).map(({ length }) => length)).toEqual([maxLineLength, 5, maxLineLength]);
      expect(split([all]).map(({ length }) => length)).toEqual([maxLineLength, 5, maxLineLength]);
    });
  });
});
