import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { cutText } from './mapping/cleanText.ts';
import type { Rejection, RejectionReason } from './mapping/rejection.ts';
import type { FeedChanges, TouchedDeal } from './sync/stageChanges.ts';

/** What became of the rows of a feed. */
export interface RowCounts {
  readonly offers: number;
  readonly filtered: number;
  readonly dropped: number;
  readonly duplicates: number;
  readonly ended: number;
  readonly rejected: number;
}

/** What an import of one feed did; printed as it is with `--json`. */
export interface FeedReport extends FeedChanges {
  readonly feed: string;
  /** False if the feed was refused and nothing changed. */
  readonly ok: boolean;
  /** Whether the server said that the feed is the one of the last import, which was not sent again. */
  readonly notModified: boolean;
  readonly rows: number;
  readonly counts: RowCounts;
  readonly reasons: Readonly<Partial<Record<RejectionReason, number>>>;
  /** The first rejected row for each reason. */
  readonly examples: readonly Rejection[];
  /** The file of rejected rows, as the reader knows it; `null` if there are none. */
  readonly rejectedFile: string | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a refused feed does to the content. */
export const noChanges: FeedChanges = { new: [], changed: [], returned: [], gone: [], unchanged: 0 };

/** A report of a feed that was refused before its rows were read. */
export const refusedFeed = (feed: string, diagnostics: readonly Diagnostic[]): FeedReport => ({
  feed,
  ok: false,
  notModified: false,
  rows: 0,
  counts: { offers: 0, filtered: 0, dropped: 0, duplicates: 0, ended: 0, rejected: 0 },
  reasons: {},
  examples: [],
  ...noChanges,
  rejectedFile: null,
  diagnostics,
});

/** A report of a feed that is the one of its last import. */
export const unmodifiedFeed = (feed: string): FeedReport => ({
  ...refusedFeed(feed, []),
  ok: true,
  notModified: true,
});

const sameFeed = 'the feed has not changed since its last import';

/** A report for people. */
export function printFeedReport(report: FeedReport, dryRun: boolean): string {
  const { feed, ok, notModified, rows, counts, rejectedFile } = report;
  if (notModified) return `Kept ${feed}: ${sameFeed}`;
  const { offers, filtered, dropped, duplicates, ended, rejected } = counts;
  const parts = [
    `${offers} ${offers === 1 ? 'deal' : 'deals'}`,
    ...(filtered > 0 ? [`${filtered} filtered`] : []),
    ...(dropped > 0 ? [`${dropped} dropped`] : []),
    ...(duplicates > 0 ? [`${duplicates} duplicates`] : []),
    ...(ended > 0 ? [`${ended} ended`] : []),
    ...(rejected > 0 ? [`${rejected} rejected`] : []),
  ];
  const lines = [
    ok ? `${dryRun ? 'Would import' : 'Imported'} ${feed}: ${changeWords(report)}` : headlineOf(report),
    ...(ok || rows > 0 ? [`  rows       ${rows}: ${parts.join(', ')}`] : []),
  ];
  if (rejected > 0) {
    lines.push(`  rejected   ${reasonWords(report)}${rejectedFile === null ? '' : `: ${rejectedFile}`}`);
    lines.push(...report.examples.slice(0, mostExamples).map(exampleLine));
  }
  return lines.join('\n');
}

const mostExamples = 5;

function exampleLine({ line, field, value, hint }: Rejection): string {
  const place = [`line ${line}`, ...(field === null ? [] : [field])].join(', ');
  return `             ${place}: ${value === null ? '' : `"${cutText(value, 60)}". `}${hint}`;
}

const headlineOf = ({ feed, diagnostics }: FeedReport) =>
  diagnostics.some(({ code }) => code === 'CD705')
    ? `Could not import ${feed}`
    : `Refused ${feed}: nothing was changed`;

const changeWords = (report: FeedChanges) =>
  [
    `${report.new.length} new`,
    `${report.changed.length} changed`,
    `${report.returned.length} returned`,
    `${report.gone.length} ended`,
    `${report.unchanged} unchanged`,
  ].join(', ');

const reasonWords = ({ reasons }: FeedReport) =>
  Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ');

const mostInTable = 50;

/** A summary for a pull request, in Markdown. */
export function printFeedMarkdown(report: FeedReport): string {
  const { feed, ok, notModified, rows, counts, diagnostics } = report;
  if (notModified) return `## ${feed}\n\nKept: ${sameFeed}.`;
  const title = `## ${feed}\n\n${ok ? changeWords(report) : 'Refused: nothing was changed.'}`;
  const rejected = counts.rejected === 0 ? '' : ` Rejected: ${reasonWords(report)}.`;
  return [
    `${title}\n\n${rows} rows, ${counts.offers} deals.${rejected}`,
    ...diagnostics.map(({ problem }) => `- ${escapeMarkdown(problem)}`),
    ...table('New', report.new),
    ...table('Changed', report.changed, ({ fields }) => fields.join(', ')),
    ...table('Returned', report.returned),
    ...table('Ended', report.gone),
  ].join('\n\n');
}

function table<Item extends TouchedDeal>(
  heading: string,
  items: readonly Item[],
  note?: (item: Item) => string,
): string[] {
  if (items.length === 0) return [];
  const rows = items.slice(0, mostInTable).map((item) => {
    const cells = [escapeMarkdown(item.title), `\`${item.file}\``, ...(note ? [note(item)] : [])];
    return `| ${cells.join(' | ')} |`;
  });
  const head = note ? '| deal | file | fields |\n| --- | --- | --- |' : '| deal | file |\n| --- | --- |';
  const others = items.length > mostInTable ? `\n\nand ${items.length - mostInTable} more` : '';
  return [`### ${heading}\n\n${head}\n${rows.join('\n')}${others}`];
}

/** Titles come from somebody else, so nothing in them is markup or mentions anybody. */
const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&').replaceAll('@', '@\u200b');
