import type { PageKind } from '../../data/model/pages/page.ts';
import type { Site } from '../content/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nextDue, type PlannedSite } from '../plan/planSite.ts';
import { isoInstant, type Manifest, manifestEntry } from './manifest.ts';
import type { WantedPage } from './outputFiles.ts';
import { planHash } from './planHash.ts';
import type { OutputState, PublishPlan, Wanted } from './planPublish.ts';
import { printShard, type Shard } from './shard.ts';

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
  /** All files of the output folder that the build made, assets and data included. */
  readonly files: { readonly total: number; readonly written: number; readonly removed: number };
  readonly bytes: number;
  readonly ms: number;
  /** When the first page goes stale; `null` where none ever does. */
  readonly nextDue: string | null;
  readonly budgets: readonly Budget[];
  readonly warnings: readonly Diagnostic[];
}

/** A size that is sent to every visitor, in bytes of gzip, and the most that it may be. */
export interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** What a build did, but for its time and its warnings. */
export type BuildOutcome = Omit<BuildSummary, 'ms' | 'warnings'>;

/** What a build of a part says of itself: which one it is, and of which plan. */
export interface SitePart {
  readonly shard: Shard;
  /** As `planHash` gives it for the whole site. */
  readonly plan: string;
}

/** A shard of a site that has these pages and files in all: parts of other content or another instant are told by it. */
export function partOf(shard: Shard, pages: readonly WantedPage[], files: readonly Wanted[]): SitePart {
  return { shard, plan: planHash(manifestEntries(pages, files, new Map(), new Map())) };
}

/** A site as a build wanted it; `sizes` in bytes by file. Both maps are complete once all is written. */
export interface BuiltSite {
  readonly site: Site;
  readonly now: number;
  readonly out: string;
  readonly part: SitePart | null;
  readonly engine: string;
  readonly planned: PlannedSite;
  readonly pages: readonly WantedPage[];
  readonly files: readonly Wanted[];
  readonly sizes: ReadonlyMap<string, number>;
  /** Fingerprints of the pages that were written, by file, as their writing found them. */
  readonly sealed: ReadonlyMap<string, string>;
}

/** The account that a finished build leaves for the next one. */
export function makeManifest({
  now,
  engine,
  part,
  planned,
  pages,
  files,
  sizes,
  sealed,
}: BuiltSite): Manifest {
  return {
    version: 1,
    engine,
    builtAt: new Date(now).toISOString(),
    nextDue: isoInstant(nextDue(planned.pages)),
    ...(part ? { shard: printShard(part.shard), plan: part.plan } : {}),
    ...manifestEntries(pages, files, sizes, sealed),
  };
}

/** What a manifest says of files that have these sizes, in bytes by file, and of pages sealed with these fingerprints. */
export function manifestEntries(
  pages: readonly WantedPage[],
  files: readonly Wanted[],
  sizes: ReadonlyMap<string, number>,
  sealed: ReadonlyMap<string, string>,
): Pick<Manifest, 'pages' | 'files'> {
  const sizeOf = (file: string) => sizes.get(file) ?? 0;
  return {
    pages: Object.fromEntries(
      pages.map((wanted) => {
        const { page, file } = wanted;
        const fingerprint = sealed.get(file) ?? wanted.fingerprint;
        return [page.path, manifestEntry(page, { file, fingerprint, bytes: sizeOf(file) })];
      }),
    ),
    files: Object.fromEntries(
      files.map(({ file, fingerprint }) => [file, { hash: fingerprint, bytes: sizeOf(file) }]),
    ),
  };
}

/** What a finished build did to the output folder, from the `state` before it. */
export function outcome(
  built: BuiltSite,
  plan: PublishPlan,
  state: OutputState,
): Omit<BuildOutcome, 'budgets'> {
  const { pages, sizes } = built;
  const pageFiles = new Set(pages.map(({ file }) => file));
  const pageFilesBefore = new Set(Object.values(state.manifest?.pages ?? {}).map(({ file }) => file));
  const rendered = plan.write.filter(({ file }) => pageFiles.has(file)).length;
  const files = [...plan.write.map(({ file }) => file), ...plan.keep];
  return {
    out: built.out,
    now: new Date(built.now).toISOString(),
    timeZone: built.site.config.city.timeZone,
    pages: {
      total: pages.length,
      rendered,
      kept: pages.length - rendered,
      removed: plan.remove.filter((file) => pageFilesBefore.has(file)).length,
      byKind: countKinds(pages),
    },
    // The manifest is a file too, and in no plan, because every build writes it.
    files: { total: files.length + 1, written: plan.write.length, removed: plan.remove.length },
    bytes: files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0),
    nextDue: isoInstant(nextDue(built.planned.pages)),
  };
}

function countKinds(pages: readonly WantedPage[]): Partial<Record<PageKind, number>> {
  const counts: Partial<Record<PageKind, number>> = {};
  for (const { page } of pages) counts[page.kind] = (counts[page.kind] ?? 0) + 1;
  return counts;
}
