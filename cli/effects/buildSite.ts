import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, PageKind } from '../../data/model/page.ts';
import { fileOfPath } from '../../data/model/routes.ts';
import type { Site } from '../content/site.ts';
import { siteFiles } from '../outputs/siteFiles.ts';
import type { Budget, BuildSummary } from '../plan/buildSummary.ts';
import { digest, fingerprints } from '../plan/fingerprint.ts';
import { isoInstant, type Manifest, manifestEntry } from '../plan/manifest.ts';
import { type OutputState, type PublishPlan, planPublish } from '../plan/planPublish.ts';
import { nextDue, type PlannedSite, planSite } from '../plan/planSite.ts';
import { isInShard, type Shard } from '../plan/shard.ts';
import type { Engine } from './engine.ts';
import type { FileSystem } from './fileSystem.ts';
import { publish, readOutputState } from './publish.ts';
import { type Sizes, writePagesWithJobs } from './writePages.ts';

/** What a build works with; `now` in epoch milliseconds, folders absolute. */
export interface BuildJob {
  readonly site: Site;
  readonly now: number;
  readonly contentFolder: string;
  readonly out: string;
  readonly clean: boolean;
  readonly jobs: number;
  readonly shard: Shard | null;
  readonly engine: Engine;
  readonly onProgress: (done: number, total: number) => void;
}

/** What a build did, but for its time and its warnings. */
export type BuildOutcome = Omit<BuildSummary, 'ms' | 'warnings'>;

interface WantedPage {
  readonly page: Page;
  readonly file: string;
  readonly fingerprint: string;
}

/** A file beside the pages: published from `from`, or made of `text`. */
type WantedFile = { readonly file: string; readonly hash: string } & (
  | { readonly from: string }
  | { readonly text: string }
);

/** Plans `job.site`, and brings the output folder up to date. The folder must be locked. */
export async function buildSite(fs: FileSystem, job: BuildJob): Promise<BuildOutcome> {
  const planned = planSite(job.site, job.now);
  const pages = wantedPages(planned, job);
  const assets = wantedAssets(job);
  const texts = wantedTexts(planned, job);
  const state = readOutputState(fs, job.out);
  const plan = planPublish(
    [...pages, ...[...assets, ...texts].map(({ file, hash }) => ({ file, fingerprint: hash }))],
    state,
    job.clean,
  );
  const toWrite = new Set(plan.write.map(({ file }) => file));
  const sizes = knownSizes(state);
  const isDue = ({ file }: { file: string }) => toWrite.has(file);
  let manifest: Manifest | undefined;
  await publish(fs, job.out, {
    plan,
    writeAssets: () => writeFiles(fs, job.out, assets.filter(isDue), sizes),
    writePages: async () => {
      const write = renderPages(fs, planned, job, pages.filter(isDue).length);
      for (const wave of wavesOf(pages.filter(isDue), state)) addAll(sizes, await write(wave));
    },
    writeSiteFiles: () => writeFiles(fs, job.out, texts.filter(isDue), sizes),
    manifest: () => {
      manifest = makeManifest(job, planned, pages, [...assets, ...texts], sizes);
      return manifest;
    },
  });
  return outcome(fs, job, planned, pages, plan, sizes, state);
}

function wantedPages(planned: PlannedSite, { engine, shard }: BuildJob): WantedPage[] {
  const fingerprintOf = fingerprints(engine.hash, planned.chrome);
  const seen = new Map<string, string>();
  return planned.pages
    .filter(({ path }) => shard === null || isInShard(path, shard))
    .map((page) => {
      const file = fileOfPath(page.path);
      const other = seen.get(file);
      if (other) throw new Error(`Two pages want the file ${file}: from ${other} and ${page.source}`);
      seen.set(file, page.source);
      return { page, file, fingerprint: fingerprintOf(page) };
    });
}

function wantedAssets({ site, engine, contentFolder }: BuildJob): WantedFile[] {
  const pictures = [...site.pictures.values()].flatMap(({ src, file }) =>
    file === null ? [] : { file: src.slice(1), hash: '', from: path.join(contentFolder, file) },
  );
  const client = engine.files.map((file) => ({ file, hash: '', from: path.join(engine.clientFolder, file) }));
  const byFile = new Map([...client, ...pictures].map((asset) => [asset.file, asset]));
  return [...byFile.values()];
}

function wantedTexts(planned: PlannedSite, { site, engine }: BuildJob): WantedFile[] {
  const files = siteFiles(site, planned, engine.assets);
  return [...files].map(([file, text]) => ({ file, text, hash: digest(text) }));
}

function writeFiles(fs: FileSystem, out: string, files: readonly WantedFile[], sizes: Sizes): void {
  for (const wanted of files) {
    const content = 'text' in wanted ? Buffer.from(wanted.text) : fs.read(wanted.from);
    fs.write(path.join(out, wanted.file), content);
    sizes.set(wanted.file, content.length);
  }
}

/** A function that renders and writes a wave of pages; progress counts towards `total`. */
function renderPages(
  fs: FileSystem,
  { chrome }: PlannedSite,
  { engine, out, jobs, onProgress }: BuildJob,
  total: number,
): (wave: readonly WantedPage[]) => Promise<Sizes> {
  let done = 0;
  const onPage = () => onProgress(++done, total);
  const shared = { chrome, assets: engine.assets, out };
  return (wave) => writePagesWithJobs(fs, shared, wave, { jobs, worker: engine.renderWorker, onPage });
}

/**
 * Pages in the order in which they may appear, each wave after the last is there: new ones before those that were
 * there, which may begin to link to them; and pages at which visits begin last, so that a first build that is cut
 * off leads nobody to pages that are not there yet.
 */
function wavesOf(pages: readonly WantedPage[], { present }: OutputState): WantedPage[][] {
  const isEntrance = ({ page }: WantedPage) => page.kind === 'home' || page.kind === 'not-found';
  const inner = pages.filter((wanted) => !isEntrance(wanted));
  return [
    inner.filter(({ file }) => !present.has(file)),
    inner.filter(({ file }) => present.has(file)),
    pages.filter(isEntrance),
  ].filter((wave) => wave.length > 0);
}

function knownSizes({ manifest }: OutputState): Sizes {
  const sizes: Sizes = new Map();
  for (const { file, bytes } of Object.values(manifest?.pages ?? {})) sizes.set(file, bytes);
  for (const [file, { bytes }] of Object.entries(manifest?.files ?? {})) sizes.set(file, bytes);
  return sizes;
}

function addAll(sizes: Sizes, more: Sizes): void {
  for (const [file, bytes] of more) sizes.set(file, bytes);
}

function makeManifest(
  { now, engine, shard }: BuildJob,
  planned: PlannedSite,
  pages: readonly WantedPage[],
  files: readonly WantedFile[],
  sizes: Sizes,
): Manifest {
  const sizeOf = (file: string) => sizes.get(file) ?? 0;
  return {
    version: 1,
    engine: engine.hash,
    builtAt: new Date(now).toISOString(),
    nextDue: isoInstant(nextDue(planned.pages)),
    ...(shard ? { shard: `${shard.index}/${shard.count}` } : {}),
    pages: Object.fromEntries(
      pages.map(({ page, file, fingerprint }) => [
        page.path,
        manifestEntry(page, { file, fingerprint, bytes: sizeOf(file) }),
      ]),
    ),
    files: Object.fromEntries(files.map(({ file, hash }) => [file, { hash, bytes: sizeOf(file) }])),
  };
}

function outcome(
  fs: FileSystem,
  job: BuildJob,
  planned: PlannedSite,
  pages: readonly WantedPage[],
  plan: PublishPlan,
  sizes: Sizes,
  state: OutputState,
): BuildOutcome {
  const pageFiles = new Set(pages.map(({ file }) => file));
  const oldPageFiles = new Set(Object.values(state.manifest?.pages ?? {}).map(({ file }) => file));
  const rendered = plan.write.filter(({ file }) => pageFiles.has(file)).length;
  const all = [...plan.write.map(({ file }) => file), ...plan.keep];
  return {
    out: job.out,
    now: new Date(job.now).toISOString(),
    timeZone: job.site.config.city.timeZone,
    pages: {
      total: pages.length,
      rendered,
      kept: pages.length - rendered,
      removed: plan.remove.filter((file) => oldPageFiles.has(file)).length,
      byKind: countKinds(pages),
    },
    files: { total: all.length + 1, written: plan.write.length, removed: plan.remove.length },
    bytes: all.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0),
    nextDue: isoInstant(nextDue(planned.pages)),
    budgets: measureBudgets(fs, job, pages),
  };
}

function countKinds(pages: readonly WantedPage[]): Partial<Record<PageKind, number>> {
  const counts: Partial<Record<PageKind, number>> = {};
  for (const { page } of pages) counts[page.kind] = (counts[page.kind] ?? 0) + 1;
  return counts;
}

/** The budgets of what every visitor is sent. One deal page stands for all: they differ by a few words. */
function measureBudgets(fs: FileSystem, { engine, out }: BuildJob, pages: readonly WantedPage[]): Budget[] {
  const deal = pages.find(({ page }) => page.kind === 'deal');
  const page = deal && gzipSync(fs.read(path.join(out, deal.file))).length;
  return [
    { name: 'styles', bytes: engine.gzip.styles, limit: 10_240 },
    { name: 'script before interaction', bytes: engine.gzip.script, limit: 2_048 },
    ...(page === undefined ? [] : [{ name: 'deal page with styles', bytes: page, limit: 14_336 }]),
  ];
}
