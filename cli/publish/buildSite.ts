import * as path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';
import { siteFiles, siteMaps } from '../outputs/siteFiles.ts';
import { type PlannedSite, planSite } from '../plan/planSite.ts';
import { socialImagesOf, withSocialImages } from '../plan/socialImages.ts';
import type { BuildJob } from './buildJob.ts';
import { type BuildOutcome, type BuiltSite, makeManifest, outcome, partOf } from './buildOutcome.ts';
import { measureBudgets } from './measureBudgets.ts';
import { type WantedPage, wantedAssets, wantedPages } from './outputFiles.ts';
import { type OutputState, planPublish, type Wanted } from './planPublish.ts';
import { publish, readOutputState } from './publish.ts';
import { wavesOf } from './publishPhases.ts';
import { createWaveWriter } from './render/writeWaves.ts';
import { isInShard } from './shard.ts';
import { createTextFiles, type TextFiles } from './textFiles.ts';
import { writeAssets } from './writeAssets.ts';
import type { Sizes } from './writeGenerated.ts';

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
  const texts = createTextFiles(() => siteFiles(site, planned, engine.assets));
  const maps = createTextFiles(() => siteMaps(site, planned));
  const written = [...texts.files, ...maps.files];
  const files: readonly Wanted[] = [...assets, ...written];
  const part = shard && partOf(shard, allPages, [...wantedAssets(site, planned, engine.files), ...written]);
  const state = readOutputState(fs, out);
  const publishPlan = planPublish([...pages, ...files], state, job.clean);
  const toWrite = new Set(publishPlan.write.map(({ file }) => file));
  const isDue = ({ file }: { file: string }) => toWrite.has(file);
  const sizes = knownSizes(state);
  const sealed = new Map<string, string>();
  const known = { engine: engine.hash, planned, sizes, sealed };
  const built: BuiltSite = { site, now, out, part, pages, files, ...known };
  const duePages = pages.filter(isDue);
  const writeWaves = createWaveWriter(
    fs,
    job,
    planned.chrome,
    duePages.length,
    (file, { bytes, fingerprint }) => {
      sizes.set(file, bytes);
      sealed.set(file, fingerprint);
    },
  );
  const writeTexts = ({ due }: TextFiles) => {
    for (const [file, text] of due(isDue)) {
      const bytes = Buffer.from(text);
      fs.write(path.join(out, file), bytes);
      sizes.set(file, bytes.length);
    }
  };
  await publish(fs, out, {
    plan: publishPlan,
    writeAssets: () => writeAssets(fs, job, planned, assets.filter(isDue), sizes),
    writePages: () => writeWaves(wavesOf(duePages.filter(isInner), isEntrance, state)),
    writeSiteFiles: () => writeTexts(texts),
    writeEntrances: () => writeWaves(wavesOf(duePages.filter(isEntrance), isEntrance, state)),
    writeSiteMaps: () => writeTexts(maps),
    manifest: () => makeManifest(built),
  });
  return { ...outcome(built, publishPlan, state), budgets: measureBudgets(fs, job, pages, sizes) };
}

const isEntrance = ({ page }: WantedPage) => page.kind === 'home' || page.kind === 'not-found';
const isInner = (wanted: WantedPage) => !isEntrance(wanted);

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
