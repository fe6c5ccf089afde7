import { availableParallelism } from 'node:os';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Site } from '../content/site.ts';
import { siteFiles } from '../outputs/siteFiles.ts';
import {
  type Budget,
  type BuildOutcome,
  type BuiltSite,
  makeManifest,
  outcome,
  partOf,
} from '../plan/buildOutcome.ts';
import { sharedHash } from '../plan/fingerprint.ts';
import { type OutputState, planPublish } from '../plan/planPublish.ts';
import { type PlannedSite, planSite } from '../plan/planSite.ts';
import { isInShard, type Shard } from '../plan/shard.ts';
import { paintedContentFiles, socialBrandOf } from '../plan/socialCards.ts';
import { socialImagesOf, withSocialImages } from '../plan/socialImages.ts';
import {
  type WantedFile,
  type WantedPage,
  wantedAssets,
  wantedPages,
  wantedTexts,
} from '../plan/wantedFiles.ts';
import { isSiteMap, wavesOf } from '../plan/waves.ts';
import type { Engine } from './engine.ts';
import type { FileSystem } from './fileSystem.ts';
import { createSocialPainter } from './paintSocialImage.ts';
import { pictureCache } from './pictureCache.ts';
import { publish, readOutputState } from './publish.ts';
import { writePagesWithJobs } from './renderThreads.ts';
import { unchangedContent } from './unchangedContent.ts';
import { type MadeFile, type Sizes, writeMade } from './writeMade.ts';

/** What a build works with; `now` in epoch milliseconds, folders absolute. */
export interface BuildJob {
  readonly site: Site;
  readonly now: number;
  readonly contentFolder: string;
  readonly out: string;
  readonly clean: boolean;
  /** Threads that render; `null` for as many as fit the work. */
  readonly jobs: number | null;
  readonly shard: Shard | null;
  /** Whether each page gets a picture for where it is shared. */
  readonly socialImages: boolean;
  /** The folder of pictures that were made before. */
  readonly pictureCache: string;
  readonly engine: Engine;
  readonly onProgress: (label: string, done: number, total: number) => void;
}

/**
 * Plans `job.site`, and brings the output folder up to date. The folder must be locked. Rejects with BrokenPictures
 * or ChangedContent before any page is touched.
 */
export async function buildSite(fs: FileSystem, job: BuildJob): Promise<BuildOutcome> {
  const { site, engine, out, shard, now } = job;
  const planned = plan(job);
  const allPages = wantedPages(planned, engine.hash);
  const pages = shard ? allPages.filter(({ page }) => isInShard(page.path, shard)) : allPages;
  const named = pages.map(({ page }) => page);
  const socialImages = socialImagesOf(site, named, planned);
  const assets = wantedAssets(site, { ...planned, socialImages }, engine.files);
  const texts = wantedTexts(siteFiles(site, planned, engine.assets));
  const part = shard && partOf(shard, allPages, [...wantedAssets(site, planned, engine.files), ...texts]);
  const state = readOutputState(fs, out);
  const publishPlan = planPublish([...pages, ...assets, ...texts], state, job.clean);
  const toWrite = new Set(publishPlan.write.map(({ file }) => file));
  const isDue = ({ file }: { file: string }) => toWrite.has(file);
  const sizes = knownSizes(state);
  const sealed = new Map<string, string>();
  const files = [...assets, ...texts];
  const built: BuiltSite = {
    site,
    now,
    out,
    part,
    engine: engine.hash,
    planned,
    pages,
    files,
    sizes,
    sealed,
  };
  const duePages = pages.filter(isDue);
  const render = pageRendering(fs, job, built, duePages.length, (file, { bytes, fingerprint }) => {
    sizes.set(file, bytes);
    sealed.set(file, fingerprint);
  });
  await publish(fs, out, {
    plan: publishPlan,
    writeAssets: () => writeAssets(fs, job, built, assets.filter(isDue), sizes),
    writePages: () => render(wavesOf(duePages.filter(isInner), isEntrance, state)),
    writeSiteFiles: () => writeFiles(fs, job, texts.filter(isDue).filter(isNoSiteMap), sizes),
    writeEntrances: () => render(wavesOf(duePages.filter(isEntrance), isEntrance, state)),
    writeSiteMaps: () => writeFiles(fs, job, texts.filter(isDue).filter(isSiteMap), sizes),
    manifest: () => makeManifest(built),
  });
  return { ...outcome(built, publishPlan, state), budgets: measureBudgets(fs, job, pages, sizes) };
}

const isEntrance = ({ page }: WantedPage) => page.kind === 'home' || page.kind === 'not-found';
const isInner = (wanted: WantedPage) => !isEntrance(wanted);
const isNoSiteMap = (wanted: WantedFile) => !isSiteMap(wanted);

function plan({ site, now, socialImages, engine }: BuildJob): PlannedSite {
  const planned = planSite(site, now);
  return socialImages ? withSocialImages(site, planned, engine.socialHash) : planned;
}

function knownSizes({ manifest }: OutputState): Sizes {
  const sizes: Sizes = new Map();
  for (const { file, bytes } of Object.values(manifest?.pages ?? {})) sizes.set(file, bytes);
  for (const [file, { bytes }] of Object.entries(manifest?.files ?? {})) sizes.set(file, bytes);
  return sizes;
}

/** Copies first, then what is made: social images show what was written before them. */
async function writeAssets(
  fs: FileSystem,
  job: BuildJob,
  { planned }: BuiltSite,
  assets: readonly WantedFile[],
  sizes: Sizes,
): Promise<void> {
  const isMade = (asset: WantedFile): asset is MadeFile => asset.kind === 'made';
  const { contentFolder, out, engine } = job;
  const content = unchangedContent(fs, contentFolder, job.site.pictures);
  writeFiles(
    { ...fs, read: content.read },
    job,
    assets.filter((asset) => !isMade(asset)),
    sizes,
  );
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

function writeFiles(fs: FileSystem, job: BuildJob, files: readonly WantedFile[], sizes: Sizes): void {
  for (const wanted of files) {
    const content = contentOf(fs, job, wanted);
    fs.write(path.join(job.out, wanted.file), content);
    sizes.set(wanted.file, content.length);
  }
}

function contentOf(fs: FileSystem, { contentFolder, engine }: BuildJob, wanted: WantedFile): Uint8Array {
  if (wanted.kind === 'text') return Buffer.from(wanted.text);
  if (wanted.kind === 'made') throw new Error(`${wanted.file} is to be made, not copied`);
  return fs.read(path.join(wanted.kind === 'content' ? contentFolder : engine.clientFolder, wanted.from));
}

/** Renders and writes waves of pages, which are `total` in all. */
function pageRendering(
  fs: FileSystem,
  { engine, out, jobs, onProgress }: BuildJob,
  { planned: { chrome } }: BuiltSite,
  total: number,
  onWritten: (file: string, facts: { readonly bytes: number; readonly fingerprint: string }) => void,
): (waves: readonly (readonly WantedPage[])[]) => Promise<void> {
  let done = 0;
  const onPage = () => onProgress('Rendering page', ++done, total);
  const shared = { chrome, assets: engine.assets, out, shared: sharedHash(engine.hash, chrome) };
  return async (waves) => {
    for (const wave of waves) {
      const options = { jobs: jobs ?? fittingJobs(wave.length), worker: engine.renderWorker, onPage };
      const written = await writePagesWithJobs(fs, shared, wave, options);
      for (const [file, facts] of written) onWritten(file, facts);
    }
  };
}

/** A second thread costs the time of some hundred pages to start, and more than two gain little. */
const fittingJobs = (pages: number) => (pages < 1500 ? 1 : Math.min(2, availableParallelism()));

/** The budgets of what every visitor is sent. The longest deal page stands for all. */
function measureBudgets(
  fs: FileSystem,
  { engine, out }: BuildJob,
  pages: readonly WantedPage[],
  sizes: Sizes,
): Budget[] {
  const sizeOf = ({ file }: WantedPage) => sizes.get(file) ?? 0;
  const deals = pages.filter(({ page }) => page.kind === 'deal');
  const longest = deals.reduce<WantedPage | null>(
    (found, deal) => (found && sizeOf(found) >= sizeOf(deal) ? found : deal),
    null,
  );
  const page = longest && gzipSync(fs.read(path.join(out, longest.file))).length;
  return [
    { name: 'longest style sheet', bytes: Math.max(...Object.values(engine.gzip.styles)), limit: 10_240 },
    { name: 'script before interaction', bytes: engine.gzip.script, limit: 2_048 },
    {
      name: 'largest island with React',
      bytes: Math.max(0, ...Object.values(engine.gzip.islands)),
      limit: 87_040,
    },
    ...(page === null ? [] : [{ name: 'longest deal page with styles', bytes: page, limit: 14_336 }]),
  ];
}
