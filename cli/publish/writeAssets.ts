import * as path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';
import { createSocialPainter } from '../images/paintSocialImage.ts';
import { pictureCache } from '../images/pictureCache.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { paintedContentFiles, socialBrandOf } from '../plan/socialCards.ts';
import type { BuildJob } from './buildJob.ts';
import type { WantedFile } from './outputFiles.ts';
import { unchangedContent } from './unchangedContent.ts';
import { type MadeFile, type Sizes, writeMade } from './writeGenerated.ts';

/**
 * Writes what pages refer to; adds the sizes in bytes to `sizes`. Copies first, then what is made: social images show
 * what was written before them.
 */
export async function writeAssets(
  fs: FileSystem,
  job: BuildJob,
  planned: PlannedSite,
  assets: readonly WantedFile[],
  sizes: Sizes,
): Promise<void> {
  const isMade = (asset: WantedFile): asset is MadeFile => asset.kind === 'made';
  const { contentFolder, out, engine } = job;
  const content = unchangedContent(fs, contentFolder, job.site.pictures);
  for (const asset of assets) {
    if (isMade(asset)) continue;
    const bytes = contentOf({ ...fs, read: content.read }, job, asset);
    fs.write(path.join(out, asset.file), bytes);
    sizes.set(asset.file, bytes.length);
  }
  const made = assets.filter(isMade);
  let done = 0;
  const contentFiles = paintedContentFiles(job.site, planned);
  const materials = {
    fs: content,
    contentFolder,
    paintSocialImage: createSocialPainter({
      fs,
      fontsFolder: engine.socialFonts,
      brand: socialBrandOf(job.site, planned),
      readPicture: (address) => fs.read(path.join(out, address)),
    }),
    contentFileAt: (address: string) => contentFiles.get(address) ?? null,
    cache: pictureCache(job.pictureCache),
    onFile: () => job.onProgress('Making picture', ++done, made.length),
  };
  const isSocial = ({ recipe }: MadeFile) => recipe.kind === 'social';
  for (const wave of [made.filter((file) => !isSocial(file)), made.filter(isSocial)]) {
    for (const [file, bytes] of await writeMade(fs, out, wave, materials)) sizes.set(file, bytes);
  }
  if (made.length > 0) await materials.cache.tidy();
}

type CopiedFile = Exclude<WantedFile, MadeFile>;

function contentOf(fs: FileSystem, { contentFolder, engine }: BuildJob, wanted: CopiedFile): Uint8Array {
  if (wanted.kind === 'text') return Buffer.from(wanted.text);
  return fs.read(path.join(wanted.kind === 'content' ? contentFolder : engine.clientFolder, wanted.from));
}
