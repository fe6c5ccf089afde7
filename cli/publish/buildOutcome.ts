import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageKind } from '../../data/model/pages/page.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { nextDue } from '../plan/planSite.ts';
import type { BuildJob } from './buildJob.ts';
import { isoInstant, type Manifest, manifestEntries } from './manifest.ts';
import type { OutputPage } from './outputFiles.ts';
import { type OutputPlan, otherFiles } from './planOutput.ts';
import type { OutputState, PublishPlan } from './planPublish.ts';
import { printShard } from './shard.ts';
import type { WrittenFiles } from './writtenFile.ts';

/** What a build did. Instants are ISO 8601 in UTC. */
export interface BuildSummary {
  readonly out: string;
  /** The instant for which the site was built. */
  readonly now: string;
  readonly timeZone: string;
  readonly pages: {
    readonly total: number;
    readonly rendered: number;
    readonly kept: number;
    readonly removed: number;
    readonly byKind: Readonly<Partial<Record<PageKind, number>>>;
  };
  /** All files of the site, assets and data included. */
  readonly files: { readonly total: number; readonly written: number; readonly removed: number };
  readonly bytes: number;
  readonly ms: number;
  /** When the first page goes stale; `null` if none ever does. */
  readonly nextDue: string | null;
  readonly budgets: readonly Budget[];
  readonly warnings: readonly Diagnostic[];
}

/** The size of something that every visitor downloads, in bytes of gzip, and the most that it should have. */
export interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** The part of a summary that publishing determines. */
export type BuildOutcome = Omit<BuildSummary, 'ms' | 'warnings'>;

/** A build after its last stage. */
export interface FinishedBuild {
  readonly job: BuildJob;
  readonly output: OutputPlan;
  /** The output folder before the build. */
  readonly before: OutputState;
  readonly changes: PublishPlan;
  /** All files that this build or an earlier one has written. */
  readonly written: WrittenFiles;
}

/** The manifest that a finished build leaves for the next one. */
export function createManifest({ job, output, written }: FinishedBuild): Manifest {
  const { planned, pages, wholeSiteHash } = output;
  return {
    version: 1,
    engine: job.engine.hash,
    builtAt: new Date(job.now).toISOString(),
    nextDue: isoInstant(nextDue(planned.pages)),
    ...(job.shard && wholeSiteHash !== null ? { shard: printShard(job.shard), plan: wholeSiteHash } : {}),
    ...manifestEntries(pages, otherFiles(output), written),
  };
}

/** What a finished build did. */
export function outcomeOf(fs: FileSystem, build: FinishedBuild): BuildOutcome {
  const { job, output, before, changes, written } = build;
  const { pages } = output;
  const pageFiles = new Set(pages.map(({ file }) => file));
  const pageFilesBefore = new Set(Object.values(before.manifest?.pages ?? {}).map(({ file }) => file));
  const rendered = changes.write.filter(({ file }) => pageFiles.has(file)).length;
  const files = [...changes.write.map(({ file }) => file), ...changes.keep];
  return {
    out: job.out,
    now: new Date(job.now).toISOString(),
    timeZone: job.site.config.city.timeZone,
    pages: {
      total: pages.length,
      rendered,
      kept: pages.length - rendered,
      removed: changes.remove.filter((file) => pageFilesBefore.has(file)).length,
      byKind: countKinds(pages),
    },
    // The manifest counts too. It is not in the plan, because every build may write it.
    files: { total: files.length + 1, written: changes.write.length, removed: changes.remove.length },
    bytes: files.reduce((sum, file) => sum + (written.get(file)?.bytes ?? 0), 0),
    nextDue: isoInstant(nextDue(output.planned.pages)),
    budgets: measureBudgets(fs, job, pages, written),
  };
}

function countKinds(pages: readonly OutputPage[]): Partial<Record<PageKind, number>> {
  const counts: Partial<Record<PageKind, number>> = {};
  for (const { page } of pages) counts[page.kind] = (counts[page.kind] ?? 0) + 1;
  return counts;
}

/** What every visitor downloads at most, in bytes of gzip. */
export const downloadLimits = { styles: 10_240, script: 2_048, island: 88_780, dealPage: 14_336 };

/** Sizes of what every visitor downloads. The longest deal page stands for all pages. */
function measureBudgets(
  fs: FileSystem,
  { engine, out }: BuildJob,
  pages: readonly OutputPage[],
  written: WrittenFiles,
): Budget[] {
  const sizeOf = ({ file }: OutputPage) => written.get(file)?.bytes ?? 0;
  const deals = pages.filter(({ page }) => page.kind === 'deal');
  const longest = deals.reduce<OutputPage | null>(
    (best, deal) => (best && sizeOf(best) >= sizeOf(deal) ? best : deal),
    null,
  );
  const page = longest && gzipSync(fs.read(path.join(out, longest.file))).length;
  return [
    {
      name: 'longest style sheet',
      bytes: Math.max(...Object.values(engine.gzip.styles)),
      limit: downloadLimits.styles,
    },
    { name: 'script before interaction', bytes: engine.gzip.script, limit: downloadLimits.script },
    {
      name: 'largest island with React',
      bytes: Math.max(0, ...Object.values(engine.gzip.islands)),
      limit: downloadLimits.island,
    },
    ...(page === null
      ? []
      : [{ name: 'longest deal page with styles', bytes: page, limit: downloadLimits.dealPage }]),
  ];
}
