import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pictureCache } from '../../../../cli/images/pictureCache.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('cli/images/pictureCache', () => {
  it('reads what was written under the same name, and null for another', async () => {
    const folder = path.join(temporaryFolder(), 'made', 'when needed');
    const cache = pictureCache(folder);
    expect(await cache.read('assets/a-1.jpg')).toBeNull();
    await cache.write('assets/a-1.jpg', Buffer.from('one'));
    expect(Buffer.from((await cache.read('assets/a-1.jpg')) ?? []).toString()).toBe('one');
    expect(await cache.read('assets/a-2.jpg')).toBeNull();
    expect(readdirSync(folder)).toEqual(['a-1.jpg']);
  });

  it.each([
    ['is a file', (folder: string) => writeFileSync(folder, '')],
    ['is below a file', (folder: string) => writeFileSync(path.dirname(folder), '')],
    [
      'has a folder in place of the file',
      (folder: string) => mkdirSync(path.join(folder, 'a-1.jpg'), { recursive: true }),
    ],
  ])('neither reads, nor writes, nor fails if its folder %s', async (_, prepare) => {
    const folder = path.join(temporaryFolder(), 'parent', 'cache');
    if (prepare.toString().includes('dirname'))
      rmSync(path.dirname(folder), { recursive: true, force: true });
    else mkdirSync(path.dirname(folder), { recursive: true });
    prepare(folder);
    const cache = pictureCache(folder);
    await expect(cache.write('assets/a-1.jpg', Buffer.from('one'))).resolves.toBeUndefined();
    expect(await cache.read('assets/a-1.jpg')).toBeNull();
  });

  it('leaves no temporary file if a picture cannot be put in place', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'a-1.jpg', 'full'), { recursive: true });
    await pictureCache(folder).write('assets/a-1.jpg', Buffer.from('one'));
    expect(readdirSync(folder)).toEqual(['a-1.jpg']);
  });

  it('never returns part of a file, however many processes write it', async () => {
    const folder = temporaryFolder();
    const content = Buffer.alloc(4_000_000, 'x');
    const caches = Array.from({ length: 24 }, () => pictureCache(folder));
    let writing = true;
    const seen = new Set<number>();
    const watching = (async () => {
      while (writing) {
        const file = path.join(folder, 'a-1.jpg');
        if (existsSync(file)) seen.add(statSync(file).size);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await Promise.all(
      caches.map(async (cache, index) => {
        await later(index);
        await cache.write('assets/a-1.jpg', content);
      }),
    );
    writing = false;
    await watching;
    expect([...seen]).toEqual([content.length]);
    expect(readdirSync(folder)).toEqual(['a-1.jpg']);
  });

  // Root may write anywhere.
  it.skipIf(process.getuid?.() === 0)('works without a writable folder', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o500);
    await pictureCache(folder).write('assets/a-1.jpg', Buffer.from('one'));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes pictures that are unused for long, and keeps the others', async () => {
    const folder = temporaryFolder();
    const cache = pictureCache(folder);
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    for (const name of ['old.jpg', 'asked.jpg', 'new.jpg']) await cache.write(name, Buffer.from(name));
    for (const name of ['old.jpg', 'asked.jpg']) utimesSync(path.join(folder, name), longAgo, longAgo);
    await cache.read('assets/asked.jpg');
    await cache.tidy();
    expect(readdirSync(folder).sort()).toEqual(['asked.jpg', 'new.jpg']);
    await pictureCache(path.join(folder, 'none')).tidy();
  });
});
