import * as path from 'node:path';
import type { LocalDate } from '../../../../data/model/time/localDate.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../../../files/fileSystem.ts';
import { likenessOf } from '../mapping/feedOffer.ts';
import { type DealEntry, entriesOf } from './dealFile.ts';

/** A deal that an earlier import of the feed has brought. */
export interface FeedDeal {
  /** Relative to the content folder. */
  readonly file: string;
  /** Among the entries of its file. */
  readonly index: number;
  /** Whether it is neither withdrawn nor past its last day. */
  readonly isLive: boolean;
  readonly isWithdrawn: boolean;
}

/** The deals of the content as an import of one feed sees them. */
export interface FeedState {
  /** The feed's deals by their ids in the feed. */
  readonly own: ReadonlyMap<string, FeedDeal>;
  /** Slugs and ids of all deals, and the names of all files of deals. */
  readonly taken: ReadonlySet<string>;
  /** The likenesses of live deals that the feed has not brought. */
  readonly others: ReadonlySet<number>;
}

/** Reads all deals of the content. A file that cannot be read, or is not JSON, is a diagnostic: deals may be in it. */
export function readFeedState(
  fs: FileSystem,
  { folder, label, today }: { readonly folder: string; readonly label: string; readonly today: LocalDate },
  feed: string,
): FeedState | Diagnostic {
  const own = new Map<string, FeedDeal>();
  const taken = new Set<string>();
  const others = new Set<number>();
  for (const file of dealFiles(fs, folder)) {
    const entries = readEntries(fs, path.join(folder, file));
    if (typeof entries === 'string') return unreadable(`${label}/${file}`, entries);
    taken.add(path.posix.basename(file, '.json'));
    for (const [index, entry] of entries.entries()) {
      for (const name of [entry.slug, entry.id]) if (typeof name === 'string') taken.add(name);
      const deal = stateOf(entry, file, index, today);
      const { name, id } = keyOf(entry);
      if (name === feed && id !== null && !own.has(id)) own.set(id, deal);
      else if (deal.isLive) others.add(likenessOf(String(entry.vendor), String(entry.title)));
    }
  }
  return { own, taken, others };
}

const dealFiles = (fs: FileSystem, folder: string): readonly string[] =>
  fs.exists(path.join(folder, 'deals'))
    ? fs
        .list(path.join(folder, 'deals'))
        .filter((file) => /^[^/.][^/]*\.json$/.test(file))
        .map((file) => `deals/${file}`)
    : [];

function readEntries(fs: FileSystem, file: string): readonly DealEntry[] | string {
  try {
    return entriesOf(fs.readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) return 'is not JSON';
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return `cannot be read (${code})`;
  }
}

const unreadable = (file: string, why: string) =>
  diagnostic({
    code: 'CD103',
    file,
    problem: `The file ${why}, and deals of the feed may be in it.`,
    hint: 'Run "city-deals validate", which shows the place.',
  });

function stateOf(entry: DealEntry, file: string, index: number, today: LocalDate): FeedDeal {
  const { expiryDate, withdrawnDate } = entry;
  const isWithdrawn = typeof withdrawnDate === 'string' && withdrawnDate !== '';
  const isOver = typeof expiryDate === 'string' && expiryDate !== '' && expiryDate < today;
  return { file, index, isWithdrawn, isLive: !isWithdrawn && !isOver };
}

/** The feed that a deal is from, and its id there; `null` if it is from none. */
function keyOf({ feed }: DealEntry): { name: string | null; id: string | null } {
  if (typeof feed !== 'object' || feed === null) return { name: null, id: null };
  const { name, id } = feed as { readonly name?: unknown; readonly id?: unknown };
  return { name: typeof name === 'string' ? name : null, id: typeof id === 'string' ? id : null };
}
