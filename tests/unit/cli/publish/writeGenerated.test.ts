import { setTimeout as later } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { FileSystem } from '../../../../cli/files/fileSystem.ts';
import { UnpaintablePicture } from '../../../../cli/images/brokenPicture.ts';
import type { PictureCache } from '../../../../cli/images/pictureCache.ts';
import { type GeneratedAsset, writeGenerated } from '../../../../cli/publish/writeGenerated.ts';
import { writtenFile } from '../../../../cli/publish/writtenFile.ts';
import { samplePage } from '../../templates/social/sampleSocial.ts';

const social = (title: string): GeneratedAsset => ({
  kind: 'generated',
  file: `assets/${title}.jpg`,
  fingerprint: () => '',
  recipe: { kind: 'social', card: { ...samplePage, title } },
});
const files = Array.from({ length: 12 }, (_, index) => social(`page-${index}`));

/** A disk and painter of which `failing` is what goes wrong. */
function world(failing: { write?: string; paint?: Record<string, Error> } = {}) {
  const written: string[] = [];
  const painted: string[] = [];
  const kept = new Map<string, Uint8Array>();
  const cache: PictureCache = {
    read: async (file) => kept.get(file) ?? null,
    write: async (file, content) => {
      kept.set(file, content);
    },
    tidy: async () => undefined,
  };
  const fs = {
    read: () => new Uint8Array(),
    write: (file: string) => {
      if (failing.write && file.includes(failing.write)) throw new Error('disk');
      written.push(file);
    },
  } as unknown as FileSystem;
  const materials = {
    fs,
    contentFolder: '/content',
    cache,
    onFile: () => undefined,
    contentFileAt: (address: string) =>
      address.startsWith('/assets/a') ? `images${address.slice(7)}` : null,
    paintSocialImage: async ({ title }: { title: string }) => {
      await later(5);
      const error = failing.paint?.[title];
      if (error) throw error;
      painted.push(title);
      return Buffer.from(title);
    },
  };
  return { fs, materials, written, painted, kept };
}

describe('cli/publish/writeGenerated', () => {
  it('writes each picture once and returns what it wrote', async () => {
    const { fs, materials, written } = world();
    const returned = await writeGenerated(fs, '/out', files, materials);
    expect(written.sort()).toEqual(files.map(({ file }) => `/out/${file}`).sort());
    expect(returned.get('assets/page-11.jpg')).toEqual(writtenFile(Buffer.from('page-11')));
  });

  it('generates nothing that is in the cache', async () => {
    const { fs, materials, painted, kept } = world();
    kept.set('assets/page-3.jpg', Buffer.from('kept'));
    const returned = await writeGenerated(fs, '/out', files, materials);
    expect(painted).not.toContain('page-3');
    expect(painted).toHaveLength(11);
    expect(returned.get('assets/page-3.jpg')).toEqual(writtenFile(Buffer.from('kept')));
  });

  it('writes nothing after it has failed, so that another build can take the folder', async () => {
    const { fs, materials, written, painted } = world({ write: 'page-4' });
    await expect(writeGenerated(fs, '/out', files, materials)).rejects.toThrow('disk');
    const [count, made] = [written.length, painted.length];
    await later(60);
    expect(written).toHaveLength(count);
    expect(painted).toHaveLength(made);
    expect(made).toBeLessThan(files.length);
  });

  it('names every broken picture once and generates all others', async () => {
    const broken = (address: string) => new UnpaintablePicture(address, new Error('cut off\nat byte 7'));
    const { fs, materials, painted } = world({
      paint: {
        'page-1': broken('/assets/b.gif'.replace('b', 'ab')),
        'page-5': broken('/assets/aa.gif'),
        'page-9': broken('/assets/aa.gif'),
      },
    });
    await expect(writeGenerated(fs, '/out', files, materials)).rejects.toMatchObject({
      problems: [
        { file: 'images/aa.gif', why: 'cut off' },
        { file: 'images/ab.gif', why: 'cut off' },
      ],
    });
    expect(painted).toHaveLength(9);
  });

  it.each([
    ['what no file of the content is', '/assets/poster.svg', new Error('cut off')],
    ['what the disk refuses', '/assets/a.gif', Object.assign(new Error('EIO'), { code: 'EIO' })],
  ])('does not report content for %s', async (_, address, cause) => {
    const { fs, materials } = world({ paint: { 'page-2': new UnpaintablePicture(address, cause) } });
    const failed = writeGenerated(fs, '/out', files, materials);
    await expect(failed).rejects.toBeInstanceOf(UnpaintablePicture);
  });
});
