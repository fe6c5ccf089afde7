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
  it('gives the text of a file that was opened again, and none of any other', () => {
    const { fs } = folderOf({ 'a.json': 'one', 'b.json': 'two' });
    const texts = createContentTexts(fs, '/content', false);
    expect(texts.open('a.json')).toBe('one');
    expect(texts.reopen('a.json')).toBe('one');
    expect(texts.reopen('b.json')).toBe('');
  });

  it('reads a file anew once another was opened, because that one is kept no longer', () => {
    const { disk, fs } = folderOf({ 'a.json': 'one', 'b.json': 'two' });
    const texts = createContentTexts(fs, '/content', false);
    texts.open('a.json');
    texts.open('b.json');
    disk['/content/a.json'] = 'changed';
    expect(texts.reopen('a.json')).toBe('changed');
    delete disk['/content/b.json'];
    expect(texts.reopen('b.json')).toBe('');
  });

  it('keeps all texts as they were opened for who will change them', () => {
    const { disk, fs } = folderOf({ 'a.json': 'one', 'b.json': 'two' });
    const texts = createContentTexts(fs, '/content', true);
    texts.open('a.json');
    texts.open('b.json');
    disk['/content/a.json'] = 'changed';
    expect(texts.reopen('a.json')).toBe('one');
  });

  it('takes nothing for a text that is not UTF-8, and passes on why a file cannot be read', () => {
    const { fs } = folderOf({ 'a.json': Uint8Array.of(0xff, 0xfe) });
    const texts = createContentTexts(fs, '/content', false);
    expect(texts.open('a.json')).toBeNull();
    expect(texts.reopen('a.json')).toBe('');
    expect(() => texts.open('none.json')).toThrow('ENOENT');
  });
});
