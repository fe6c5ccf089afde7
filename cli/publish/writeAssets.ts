import * as path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';
import { createSocialPainter } from '../images/paintSocialImage.ts';
import { pictureCache } from '../images/pictureCache.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { contentFilesInSocialImages, socialBrandOf } from '../plan/socialImages.ts';
import type { BuildJob } from './buildJob.ts';
import type { ClientMessages } from './clientMessages.ts';
import type { OutputAsset } from './outputFiles.ts';
import type { OutputPlan } from './planOutput.ts';
import { unchangedContent } from './unchangedContent.ts';
import { type GeneratedAsset, writeGenerated } from './writeGenerated.ts';
import { type WrittenFile, type WrittenFiles, writtenFile } from './writtenFile.ts';

type CopiedAsset = Exclude<OutputAsset, GeneratedAsset>;

/** Writes the files that pages refer to: copies first, then generated pictures, of which social images show others. */
export async function writeAssets(
  fs: FileSystem,
  job: BuildJob,
  { planned, client }: Pick<OutputPlan, 'planned' | 'client'>,
  assets: readonly OutputAsset[],
): Promise<WrittenFiles> {
  const written = new Map<string, WrittenFile>();
  const content = unchangedContent(fs, job.contentFolder, job.site);
  for (const asset of assets) {
    if (isGenerated(asset)) continue;
    const bytes = contentOf(asset, content, { job, client });
    fs.write(path.join(job.out, asset.file), bytes);
    written.set(asset.file, writtenFile(bytes));
  }
  const generated = assets.filter(isGenerated);
  if (generated.length === 0) return written;
  const cache = pictureCache(job.pictureCache);
  const materials = { ...materialsFor(fs, job, planned), fs: content };
  let done = 0;
  const onFile = () => job.onProgress('Generating picture', ++done, generated.length);
  for (const phase of [generated.filter((asset) => !isSocial(asset)), generated.filter(isSocial)]) {
    const files = await writeGenerated(fs, job.out, phase, { ...materials, cache, onFile });
    for (const [file, entry] of files) written.set(file, entry);
  }
  await cache.tidy();
  return written;
}

const isGenerated = (asset: OutputAsset): asset is GeneratedAsset => asset.kind === 'generated';

const isSocial = ({ recipe }: GeneratedAsset) => recipe.kind === 'social';

function contentOf(
  asset: CopiedAsset,
  content: Pick<FileSystem, 'read'>,
  { job: { contentFolder, engine }, client }: { readonly job: BuildJob; readonly client: ClientMessages },
): Uint8Array {
  if (asset.kind === 'text') return Buffer.from(asset.makeText());
  if (asset.kind === 'content') return content.read(path.join(contentFolder, asset.from));
  return client.contentOf(asset.from, content.read(path.join(engine.clientFolder, asset.from)));
}

function materialsFor(fs: FileSystem, { site, contentFolder, engine, out }: BuildJob, planned: PlannedSite) {
  const contentFiles = contentFilesInSocialImages(site, planned);
  return {
    contentFolder,
    paintSocialImage: createSocialPainter({
      fs,
      fontsFolder: engine.socialFonts,
      brand: socialBrandOf(site, planned),
      readPicture: (address) => fs.read(path.join(out, address)),
    }),
    contentFileAt: (address: string) => contentFiles.get(address) ?? null,
  };
}
