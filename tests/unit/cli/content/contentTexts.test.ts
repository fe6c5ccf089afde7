import { describe, expect, it } from 'vitest';
import { createContentTexts } from '../../../../cli/content/contentTexts.ts';
import { memoryFileSystem } from '../support/memoryFileSystem.ts';

/** A folder whose files can be changed while it is read. */
function folderOf(files: Record<string, string | Uint8Array>) {
  const disk: Record<string, string | Uint8Array> = {};
  for (const [name, content] of Object.entries(files)) disk[`/content/${name}`] = content;
  return { disk, fs: memoryFileSystem(disk) };
}

describe('cli/content/contentTexts', () => {
  it('reopens only files that were opened', () => {
    const { fs } = folderOf({ 'a.json': 'one', 'b.json': 'two' });
    const texts = createContentTexts(fs, '/content');
    expect(texts.open('a.json')).toBe('one');
    expect(texts.reopen('a.json')).toBe('one');
    expect(texts.reopen('b.json')).toBe('');
  });

  it('reads a file again after another one was opened', () => {
    const { disk, fs } = folderOf({ 'a.json': 'one', 'b.json': 'two' });
    const texts = createContentTexts(fs, '/content');
    texts.open('a.json');
    texts.open('b.json');
    disk['/content/a.json'] = 'changed';
    expect(texts.reopen('a.json')).toBe('changed');
    delete disk['/content/b.json'];
    expect(texts.reopen('b.json')).toBe('');
  });

  it('returns null for a file that is not UTF-8, and throws the error of one that cannot be read', () => {
    const { fs } = folderOf({ 'a.json': Uint8Array.of(0xff, 0xfe) });
    const texts = createContentTexts(fs, '/content');
    expect(texts.open('a.json')).toBeNull();
    expect(texts.reopen('a.json')).toBe('');
    expect(() => texts.open('none.json')).toThrow('ENOENT');
  });
});
