import type { Deps, ExitCode } from '../../../program/deps.ts';
import { reportFailure, untouched } from '../../../program/failure.ts';
import type { FeedContent } from '../feedContent.ts';
import { unreadableFeed } from '../feedProblems.ts';
import { sessionWindow } from '../rows/calendarTimes.ts';
import { columnKey, FeedError, type FeedRow } from '../rows/feedRow.ts';
import { feedLimits } from '../rows/limits.ts';
import { openSource, readError, sourceName } from '../source/openSource.ts';
import { readFeed } from '../source/readFeed.ts';
import { suggestMap } from './suggestMap.ts';

const sampleRows = 200;

/** `city-deals import --suggest`: prints a map for a feed. */
export async function runSuggest(
  deps: Deps,
  content: FeedContent,
  source: string,
  allowLocal: boolean,
): Promise<ExitCode> {
  try {
    const sample = await sampleOf(deps, content, source, allowLocal);
    const map = suggestMap(sample, content);
    for (const note of map.notes ?? []) deps.report({ type: 'note', text: note });
    deps.print(JSON.stringify(map, null, 2));
    return 0;
  } catch (caught) {
    const error = readError(caught);
    if (!(error instanceof FeedError)) throw error;
    return reportFailure(deps, untouched([unreadableFeed(sourceName(source), error)]));
  }
}

async function sampleOf({ cwd }: Deps, { today, zone }: FeedContent, source: string, allowLocal: boolean) {
  const opened = await openSource(source, { folder: cwd, allowLocal, memory: null });
  if (opened === 'unchanged') throw new FeedError('The server sent no feed.');
  const window = sessionWindow(today, zone);
  const feed = await readFeed(opened.bytes, { rules: {}, charset: opened.charset, window }, feedLimits);
  const rows: FeedRow[] = [];
  const columns = new Set<string>();
  for await (const row of feed.rows) {
    if ('problem' in row) continue;
    rows.push(row);
    for (const name of row.names()) columns.add(name);
    if (rows.length >= sampleRows) break;
  }
  if (rows.length === 0)
    throw new FeedError('The feed has no rows.', 'A map can be suggested for a feed with at least one.');
  const isUsed = (column: string) => rows.some((row) => row.get(columnKey(column)) !== '');
  return { format: feed.format, items: feed.items, rows, columns: [...columns].filter(isUsed) };
}
