import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, untouched } from '../../program/failure.ts';
import { UsageError } from '../../program/usageError.ts';
import { lockOutput, type OutputLock } from '../../publish/outputLock.ts';
import { type FeedContent, readFeedContent } from './feedContent.ts';
import { unreadableFeed, unwritableContent } from './feedProblems.ts';
import {
  type FeedReport,
  printFeedMarkdown,
  printFeedReport,
  refusedFeed,
  unmodifiedFeed,
} from './feedReport.ts';
import { importFeed } from './importFeed.ts';
import { type LoadedMap, loadMap } from './loadMap.ts';
import { FeedError } from './rows/feedRow.ts';
import { feedLimits } from './rows/limits.ts';
import { readMemory } from './source/feedMemory.ts';
import { openSource, sourceName } from './source/openSource.ts';
import { runSuggest } from './suggest/runSuggest.ts';

export interface ImportOptions {
  /** As typed; `null` for the sources of the maps. */
  readonly source: string | null;
  readonly content: string;
  readonly now: string | null;
  readonly map: string | null;
  /** A feed for which a map is to be printed, as typed; `null` to import. */
  readonly suggest: string | null;
  readonly all: boolean;
  /** The folder of maps, as typed. */
  readonly feeds: string;
  readonly dryRun: boolean;
  /** Shares from 0 to 1; `null` for those of the map. */
  readonly maxGone: number | null;
  readonly maxBad: number | null;
  readonly review: boolean;
  readonly fetchImages: boolean;
  readonly allowLocal: boolean;
  readonly format: 'text' | 'json' | 'markdown';
}

const defaultShares = { gone: 0.3, bad: 0.2 };

/** `city-deals import`: brings the rows of feeds into the content as deals. */
export async function runImport(deps: Deps, options: ImportOptions): Promise<ExitCode> {
  const names = options.suggest === null ? mapNames(deps, options) : [];
  const content = readFeedContent(deps, options);
  if (Array.isArray(content)) return reportFailure(deps, untouched(content), options.format === 'json');
  if (options.suggest !== null) return runSuggest(deps, content, options.suggest, options.allowLocal);
  const lock = options.dryRun ? null : lockContent(content);
  if (lock && 'code' in lock) return reportFailure(deps, untouched([lock]), options.format === 'json');
  try {
    const reports = await importAll(deps, options, content, names);
    deps.print(printReports(reports, options));
    return reports.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    lock?.release();
  }
}

/** Makes this the only import of the content; a diagnostic if another one runs, or the folder cannot be written. */
function lockContent({ folder, label }: FeedContent): OutputLock | Diagnostic {
  try {
    return lockOutput(folder, label);
  } catch (error) {
    return unwritableContent(label, expectSystemError(error));
  }
}

async function importAll(
  deps: Deps,
  options: ImportOptions,
  content: FeedContent,
  names: readonly string[],
): Promise<readonly FeedReport[]> {
  const reports: FeedReport[] = [];
  for (const name of names) {
    const report = await importNamed(deps, options, content, name);
    if (report === null) continue;
    if (report.diagnostics.length > 0) deps.report({ type: 'diagnostics', items: report.diagnostics });
    reports.push(report);
  }
  return reports;
}

/** The maps to import, as typed; throws UsageError if none is named. */
function mapNames({ fs, cwd }: Deps, { all, map, feeds, source }: ImportOptions): readonly string[] {
  if (map !== null && !all) return [map];
  if (!all) {
    throw new UsageError(
      'The map is missing.',
      'Name one: city-deals import feed.csv --map feeds/partner.json, or use --all.',
    );
  }
  if (map !== null || source !== null) {
    throw new UsageError('--all imports every map from its own source.', 'Leave out the source and --map.');
  }
  const folder = path.resolve(cwd, feeds);
  const files = fs.exists(folder) ? fs.list(folder) : [];
  const maps = files.filter((file) => /^[^/.]+\.json$/.test(file));
  if (maps.length > 0) return maps.map((file) => path.posix.join(feeds, file));
  throw new UsageError(
    `There are no maps in ${feeds}.`,
    'Make one: city-deals import --suggest FEED > feeds/name.json',
  );
}

/** Imports the feed of a map; `null` for one without a source, which `--all` passes over. */
async function importNamed(
  deps: Deps,
  options: ImportOptions,
  content: FeedContent,
  name: string,
): Promise<FeedReport | null> {
  const loaded = loadMap(deps.fs, deps.cwd, name, {
    categories: content.categories.map(({ id }) => id),
    neighborhoods: content.neighborhoods.map(({ id }) => id),
  });
  if (Array.isArray(loaded)) return refusedFeed(path.basename(name, '.json'), loaded);
  const written = options.source ?? loaded.map.source ?? null;
  if (written === null && options.all) return null;
  if (written === null)
    throw new UsageError(
      `The map ${name} has no source.`,
      'Name the feed: city-deals import FEED --map MAP.',
    );
  return importFrom(deps, options, content, { loaded, written });
}

async function importFrom(
  deps: Deps,
  options: ImportOptions,
  content: FeedContent,
  { loaded, written }: { readonly loaded: LoadedMap; readonly written: string },
): Promise<FeedReport> {
  const { map, feed, file } = loaded;
  const { dryRun, allowLocal } = options;
  const fetchImages = options.fetchImages || map.fetchImages === true;
  try {
    const source = await openSource(written, {
      folder: options.source === null ? path.dirname(file) : deps.cwd,
      allowLocal,
      memory: readMemory(deps.fs, { loaded, content, fetchImages, written }),
    });
    if (source === 'unchanged') return unmodifiedFeed(feed);
    return await importFeed(deps, {
      ...{ content, loaded, source, written, dryRun, fetchImages, allowLocal, limits: feedLimits },
      review: options.review || map.review === true,
      maxGone: options.maxGone ?? shareOf(map.maxGone) ?? defaultShares.gone,
      maxBad: options.maxBad ?? shareOf(map.maxBad) ?? defaultShares.bad,
    });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return refusedFeed(feed, [unreadableFeed(sourceName(written), error)]);
  }
}

/** A share from 0 to 1 of "30%"; `null` for anything else. */
function shareOf(text: string | undefined): number | null {
  const share = Number(/^(\d{1,3}(?:\.\d+)?)%$/.exec(text ?? '')?.[1] ?? Number.NaN) / 100;
  return share >= 0 && share <= 1 ? share : null;
}

function printReports(reports: readonly FeedReport[], { format, dryRun }: ImportOptions): string {
  if (format === 'json') return JSON.stringify({ ok: reports.every(({ ok }) => ok), dryRun, feeds: reports });
  if (format === 'markdown') return reports.map(printFeedMarkdown).join('\n\n');
  return reports.map((report) => printFeedReport(report, dryRun)).join('\n\n') || 'No map has a source.';
}
