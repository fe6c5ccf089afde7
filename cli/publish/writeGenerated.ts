import * as path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';
import { BrokenPictures } from '../images/brokenPicture.ts';
import { makePicture, type PictureMaterials } from '../images/makePicture.ts';
import type { PictureCache } from '../images/pictureCache.ts';
import type { WantedFile } from './outputFiles.ts';

/** Sizes in bytes by file. */
export type Sizes = Map<string, number>;

export type MadeFile = Extract<WantedFile, { kind: 'made' }>;

/** How many pictures are on their way at once: encoding has threads of its own, laying out has this one. */
const atOnce = 3;

/**
 * Makes pictures, or takes them from the cache, and writes them; sizes in bytes by file. Rejects with all
 * BrokenPictures at once, and with any other error as soon as no picture is on its way any more.
 */
export async function writeMade(
  fs: FileSystem,
  out: string,
  files: readonly MadeFile[],
  { cache, onFile, ...materials }: PictureMaterials & { cache: PictureCache; onFile: () => void },
): Promise<Sizes> {
  const sizes: Sizes = new Map();
  const broken: BrokenPictures[] = [];
  const queue = [...files];
  const write = async (made: MadeFile) => {
    const content = await fromCache(cache, made, materials);
    fs.write(path.join(out, made.file), content);
    sizes.set(made.file, content.length);
    onFile();
  };
  const work = async () => {
    for (let made = queue.shift(); made; made = queue.shift()) {
      await write(made).catch((error) => {
        if (error instanceof BrokenPictures) return broken.push(error);
        queue.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const faults = broken.flatMap((error) => error.faults);
  if (faults.length > 0) throw new BrokenPictures(faults, broken[0]);
  return sizes;
}

async function fromCache(
  cache: PictureCache,
  { file, recipe }: MadeFile,
  materials: PictureMaterials,
): Promise<Uint8Array> {
  const known = await cache.read(file);
  if (known) return known;
  const content = await makePicture(materials, recipe);
  await cache.write(file, content);
  return content;
}
