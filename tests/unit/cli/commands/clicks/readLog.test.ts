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

    it('reads a file in several chunks', async () => {
      expect(await linesOf(`${long.join('\n')}\n`)).toEqual(long);
    });

    it('unpacks gzip, whatever the name of the file', async () => {
      expect(await linesOf(gzipSync(`${long.join('\n')}\n`))).toEqual(long);
    });

    it('unpacks concatenated gzip files', async () => {
      const joined = Buffer.concat([gzipSync('a\nb\n'), gzipSync('c\n')]);
      expect(await linesOf(joined)).toEqual(['a', 'b', 'c']);
    });

    it.each(['', '1', '\n'])('reads very short files: %j', async (text) => {
      expect(await linesOf(text)).toEqual(text === '' ? [] : [text.trim()]);
    });

    it('rejects gzip data that is cut off or damaged', async () => {
      const packed = gzipSync(long.join('\n'));
      await expect(linesOf(packed.subarray(0, packed.length / 2))).rejects.toMatchObject({
        code: 'Z_BUF_ERROR',
      });
      const damaged = Buffer.from(packed);
      damaged.fill(0xff, 2000, 2400);
      await expect(linesOf(damaged)).rejects.toMatchObject({ code: 'Z_DATA_ERROR' });
    });

    it('rejects with the error of the system', async () => {
      const ignore = () => {};
      await expect(readLog('/nowhere/access.log', ignore)).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(readLog(tmpdir(), ignore)).rejects.toMatchObject({ code: 'EISDIR' });
    });
  });

  describe('createLineSplitter', () => {
    function split(chunks: readonly Uint8Array[]): string[] {
      const lines: string[] = [];
      const splitter = createLineSplitter((line) => lines.push(line));
      for (const chunk of chunks) splitter.push(chunk);
      splitter.end();
      return lines;
    }

    const bytes = (text: string) => new TextEncoder().encode(text);

    it('returns the same lines wherever the bytes are split', () => {
      const line = fc.string({ unit: fc.constantFrom('a', '"', 'é', '🌮', ' ', '\t') });
      fc.assert(
        fc.property(fc.array(line, { minLength: 1 }), fc.array(fc.nat(60)), (lines, cuts) => {
          const all = bytes(`${lines.join('\n')}\n`);
          const places = [
            0,
            ...cuts.map((cut) => Math.min(cut, all.length)).sort((a, b) => a - b),
            all.length,
          ];
          const chunks = places.slice(1).map((place, index) => all.subarray(places[index], place));
          expect(split(chunks)).toEqual(lines);
        }),
      );
    });

    it('accepts LF and CRLF, and a last line without a line end', () => {
      expect(split([bytes('a\r\nb\nc\r'), bytes('\n\nd')])).toEqual(['a', 'b', 'c', '', 'd']);
    });

    it('skips a byte order mark', () => {
      expect(split([bytes('\ufeffa\n')])).toEqual(['a']);
    });

    it('returns no lines without bytes', () => {
      expect(split([])).toEqual([]);
    });

    it('cuts very long lines, and continues after them', () => {
      const long = 'x'.repeat(maxLineLength * 3);
      const all = bytes(`${long}\nshort\n${long}`);
      const chunks = Array.from({ length: 50 }, (_, index) =>
        all.subarray((index * all.length) / 50, ((index + 1) * all.length) / 50),
      );
      expect(split(chunks).map(({ length }) => length)).toEqual([maxLineLength, 5, maxLineLength]);
      expect(split([all]).map(({ length }) => length)).toEqual([maxLineLength, 5, maxLineLength]);
    });
  });
});
