import * as path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';
import { BrokenPictures } from '../images/brokenPicture.ts';
import { makePicture, type PictureMaterials } from '../images/makePicture.ts';
import type { PictureCache } from '../images/pictureCache.ts';
import type { OutputAsset } from './outputFiles.ts';
import { type WrittenFile, type WrittenFiles, writtenFile } from './writtenFile.ts';

export type GeneratedAsset = Extract<OutputAsset, { kind: 'generated' }>;

/** How many pictures are in progress at a time: encoding has threads of its own, and layout has this one. */
const concurrency = 3;

/**
 * Generates pictures, or takes them from the cache, and writes them. Returns the files. Rejects with all
 * broken pictures at once (BrokenPictures), and with any other error as soon as no picture is in progress.
 */
export async function writeGenerated(
  fs: FileSystem,
  out: string,
  assets: readonly GeneratedAsset[],
  { cache, onFile, ...materials }: PictureMaterials & { cache: PictureCache; onFile: () => void },
): Promise<WrittenFiles> {
  const written = new Map<string, WrittenFile>();
  const broken: BrokenPictures[] = [];
  const queue = [...assets];
  const write = async (asset: GeneratedAsset) => {
    const content = await generate(asset, cache, materials);
    fs.write(path.join(out, asset.file), content);
    written.set(asset.file, writtenFile(content));
    onFile();
  };
  const work = async () => {
    for (let asset = queue.shift(); asset; asset = queue.shift()) {
      await write(asset).catch((error) => {
        if (error instanceof BrokenPictures) return broken.push(error);
        queue.length = 0;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, work));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const problems = broken.flatMap((error) => error.problems);
  if (problems.length > 0) throw new BrokenPictures(problems, broken[0]);
  return written;
}

async function generate(
  { file, recipe }: GeneratedAsset,
  cache: PictureCache,
  materials: PictureMaterials,
): Promise<Uint8Array> {
  const cached = await cache.read(file);
  if (cached) return cached;
  const content = await makePicture(materials, recipe);
  await cache.write(file, content);
  return content;
}
