import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readLog } from '../../../../../cli/commands/clicks/readLog.ts';

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

describe('cli/commands/clicks/readLog', () => {
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
