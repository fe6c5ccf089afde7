import { type ContentStage, dryStage, openStage } from '../../content/importJournal.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError } from '../../files/fileSystem.ts';
import type { Deps } from '../../program/deps.ts';
import type { FeedContent } from './feedContent.ts';
import { badProblem, goneProblem, unreadableFeed, unwritableContent, withoutDeals } from './feedProblems.ts';
import { type FeedReport, noChanges, refusedFeed } from './feedReport.ts';
import type { LoadedMap } from './loadMap.ts';
import { compileMap } from './mapping/mapRow.ts';
import type { Rejection } from './mapping/rejection.ts';
import { missingColumns } from './missingColumns.ts';
import { downloadPicture } from './pictures/downloadPicture.ts';
import { fetchPictures, type PlacePicture, placeKnownPictures } from './pictures/feedPictures.ts';
import { writeQuarantine } from './quarantine.ts';
import { sessionWindow } from './rows/calendarTimes.ts';
import { FeedError } from './rows/feedRow.ts';
import type { FeedLimits } from './rows/limits.ts';
import { writeMemory } from './source/feedMemory.ts';
import { type FeedSource, readError } from './source/openSource.ts';
import { readFeed } from './source/readFeed.ts';
import { type CollectedRows, collectRows, type RejectedRows } from './sync/collectRows.ts';
import { type FeedDeal, type FeedState, readFeedState } from './sync/feedState.ts';
import { type ChosenOffers, chooseOffers, type HeldOffer } from './sync/heldOffers.ts';
import { type MergeRules, ownedFields } from './sync/mergeDeal.ts';
import { stageChanges } from './sync/stageChanges.ts';

/** An import of one feed. */
export interface FeedImport {
  readonly content: FeedContent;
  readonly loaded: LoadedMap;
  readonly source: FeedSource;
  /** The source as it is written in the map or on the command line. */
  readonly written: string;
  readonly dryRun: boolean;
  readonly review: boolean;
  readonly fetchImages: boolean;
  readonly allowLocal: boolean;
  /** Shares from 0 to 1. */
  readonly maxGone: number;
  readonly maxBad: number;
  readonly limits: FeedLimits;
}

/** Imports a feed into the content: all of it, or nothing. */
export async function importFeed(deps: Deps, job: FeedImport): Promise<FeedReport> {
  const { content, loaded } = job;
  const state = readFeedState(deps.fs, content, loaded.feed);
  if ('code' in state) return refusedFeed(loaded.feed, [state]);
  let collected: ReadRows;
  try {
    collected = await readRows(deps, job);
  } catch (caught) {
    const error = readError(caught);
    if (!(error instanceof FeedError)) throw error;
    return refusedFeed(loaded.feed, [unreadableFeed(job.source.name, error)]);
  }
  try {
    return await syncFeed(deps, job, state, collected);
  } catch (error) {
    return refusedFeed(loaded.feed, [unwritableContent(content.label, expectSystemError(error))]);
  }
}

/** All rows of a feed, and what is suspicious about them. */
interface ReadRows extends CollectedRows {
  readonly warnings: readonly Diagnostic[];
}

async function readRows(
  { report }: Deps,
  { content, loaded, source, limits }: FeedImport,
): Promise<ReadRows> {
  const window = sessionWindow(content.today, content.zone);
  const feed = await readFeed(source.bytes, { rules: loaded.map, charset: source.charset, window }, limits);
  const separator =
    feed.separator === null || feed.separator === '\t' ? '' : `, separated by "${feed.separator}"`;
  report({ type: 'note', text: `${source.name}: ${feed.format}${separator}, ${feed.encoding}` });
  const collected = await collectRows(feed.rows, compileMap(loaded.map, content), limits.rows);
  return { ...collected, warnings: missingColumns(loaded, collected.columns, feed.separator !== null) };
}

async function syncFeed(
  deps: Deps,
  job: FeedImport,
  state: FeedState,
  collected: ReadRows,
): Promise<FeedReport> {
  const { content, loaded } = job;
  const { rejections, rows } = collected;
  const choice = choose(job, state, collected);
  const gone = goneDeals(state, choice, rejections);
  const tooManyGone = goneProblem(job, gone.length, liveDeals(state));
  const tooManyBad = () => badProblem(job, rejections.count, rows);
  const isDry = job.dryRun || tooManyGone !== null || tooManyBad() !== null;
  const stage = isDry ? dryStage : openStage(deps.fs, content.folder);
  const withPicture = await picturesFor(deps, job, choice.chosen, isDry ? null : stage);
  const { folder, vendors, neighborhoods } = content;
  const hasSeveralParts = neighborhoods.length > 1;
  const area = { fs: deps.fs, folder, vendors, hasSeveralParts, stage, withPicture };
  const changes = stageChanges(area, { state, chosen: choice.chosen, gone }, mergeRules(job), rejections);
  const refusals = [tooManyGone, tooManyBad()].filter((problem) => problem !== null);
  const report = reportOf(job, collected, choice);
  const rejectedFile = job.dryRun ? null : writeQuarantine(deps.fs, loaded, rows, rejections);
  const diagnostics = [...collected.warnings, ...withoutDeals(job, report), ...refusals];
  if (refusals.length > 0) {
    stage.discard();
    return { ...report, ...noChanges, ok: false, rejectedFile, diagnostics };
  }
  stage.commit();
  if (!job.dryRun) writeMemory(deps.fs, job, job.source);
  return { ...report, ...changes, ok: true, rejectedFile, diagnostics };
}

const liveDeals = ({ own }: FeedState) => [...own.values()].filter(({ isLive }) => isLive).length;

/** Brings pictures into the content if the import does so and has a `stage` for them. */
function picturesFor(
  { fs }: Deps,
  { content, loaded, fetchImages, allowLocal }: FeedImport,
  chosen: readonly HeldOffer[],
  stage: ContentStage | null,
): Promise<PlacePicture> | PlacePicture {
  const pictures = { fs, folder: content.folder, feed: loaded.feed, city: content };
  if (!fetchImages || stage === null) return placeKnownPictures(pictures);
  return fetchPictures(pictures, chosen, stage, (address) => downloadPicture(address, allowLocal));
}

const choose = (
  { loaded: { map } }: FeedImport,
  { own, others }: FeedState,
  { offers }: CollectedRows,
): ChosenOffers =>
  chooseOffers(offers, {
    prefer: map.duplicates ?? 'first',
    maxDeals: map.maxDeals ?? 100_000,
    hasDeal: (id) => own.get(id)?.isWithdrawn === false,
    isElsewhere: (likeness) => others.has(likeness),
  });

/** The live deals of the feed that have no row any more. */
function goneDeals({ own }: FeedState, { chosen }: ChosenOffers, rejections: RejectedRows): FeedDeal[] {
  const present = new Set(chosen.map(({ id }) => id));
  return [...own].flatMap(([id, deal]) =>
    deal.isLive && !present.has(id) && !rejections.ids.has(id) ? deal : [],
  );
}

const reportOf = (
  { loaded: { feed } }: FeedImport,
  { rows, filtered, dropped, ended, rejections }: CollectedRows,
  { chosen, duplicates, beyond }: ChosenOffers,
) => ({
  ...{ feed, rows, notModified: false, reasons: Object.fromEntries(rejections.reasons) },
  counts: {
    offers: chosen.length,
    filtered,
    dropped: dropped + beyond,
    duplicates,
    ended,
    rejected: rejections.count,
  },
  examples: firstOfEach(rejections.list),
});

/** The first rejection for each reason. */
const firstOfEach = (list: readonly Rejection[]): readonly Rejection[] =>
  list.filter(({ reason }, index) => list.findIndex((other) => other.reason === reason) === index);

const mergeRules = ({ content, loaded: { feed, map }, review }: FeedImport): MergeRules => ({
  feed,
  today: content.today,
  owned: ownedFields(map),
  expires: map.expiresAfterDays !== undefined,
  priceCheckDays: map.priceCheckDays ?? null,
  review,
});
