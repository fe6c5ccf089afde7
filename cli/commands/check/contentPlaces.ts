import { posix } from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { inCatalogue, routeWord } from '../../../data/messages/t.ts';
import {
  allDealsPath,
  categoryAliasPath,
  categoryPath,
  dealPath,
  featuredPath,
  neighborhoodPath,
} from '../../../data/model/routes.ts';
import type { Site } from '../../content/site.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { rangeAt } from '../../diagnostics/textLines.ts';

/** A place in the content; `range` is `null` for a whole file. */
export interface ContentPlace {
  readonly file: string;
  readonly range: Range | null;
}

/** Finds the content that a page was generated from. */
export interface ContentPlaces {
  /**
   * The place of the first of `clues` that the content contains, preferably in the entry of the page at `path`; the
   * start of that entry if the content contains none. For parts that all pages share, `site.json` is searched first.
   */
  placeOf(path: string | null, clues: readonly string[], isShared: boolean): ContentPlace;
}

/** An entry of a content file; `jsonPath` is empty for a whole file. */
interface Entry {
  readonly file: string;
  readonly jsonPath: readonly (string | number)[];
}

const siteFile = 'site.json';
const siteEntry: Entry = { file: siteFile, jsonPath: [] };

/** The places in the content of `site`. `textOf` returns the text of a file by its name with `label` before it. */
export function contentPlaces(
  site: Site,
  label: string,
  textOf: (file: string) => string | undefined,
): ContentPlaces {
  const { entries, firstPagePath } = inCatalogue(site.messages, () => ({
    entries: entriesByPath(site),
    firstPagePath: firstPageOf(routeWord('page')),
  }));
  const files = [...new Set([siteFile, ...[...entries.values()].map(({ file }) => file)])];
  const text = (file: string) => textOf(`${label}/${file}`) ?? '';
  const treeCache = new Map<string, Node | null>();
  const nodeOf = ({ file, jsonPath }: Entry) => {
    if (!file.endsWith('.json')) return null;
    if (!treeCache.has(file)) treeCache.set(file, parseTree(text(file)) ?? null);
    const tree = treeCache.get(file);
    if (!tree) return null;
    // A file of deals can hold one deal instead of a list.
    const isOneDeal = tree.type === 'object' && typeof jsonPath[0] === 'number';
    return findNodeAtLocation(tree, isOneDeal ? jsonPath.slice(1) : [...jsonPath]) ?? null;
  };
  const clueCache = new Map<string, ContentPlace | null>();
  const findAnywhere = (clue: string): ContentPlace | null => {
    const cached = clueCache.get(clue);
    if (cached !== undefined) return cached;
    const place = firstResult(files, (file) => findClue(text(file), file, clue, null));
    clueCache.set(clue, place);
    return place;
  };
  return {
    placeOf(path, clues, isShared) {
      const entry = (isShared || path === null ? null : entries.get(firstPagePath(path))) ?? siteEntry;
      const node = nodeOf(entry);
      const ownPlace = firstResult(clues, (clue) => findClue(text(entry.file), entry.file, clue, node));
      const { file, range } =
        ownPlace ?? firstResult(clues, findAnywhere) ?? startOf(entry, node, text(entry.file));
      // Pages that are code are outside of the content folder.
      return { file: file.startsWith('../') ? posix.join(label, file) : `${label}/${file}`, range };
    },
  };
}

/** Finds the path of the first page of a listing for the path of any of its pages, which `word` numbers. */
function firstPageOf(word: string): (path: string) => string {
  const page = new RegExp(`/${word}/\\d+$`);
  return (path) => path.replace(page, '');
}

function startOf({ file, jsonPath }: Entry, node: Node | null, text: string): ContentPlace {
  return { file, range: node && jsonPath.length > 0 ? rangeAt(text, node.offset, 1) : null };
}

/** Where `text` contains `clue`, inside `node` if given; in JSON preferably as a whole string. */
function findClue(text: string, file: string, clue: string, node: Node | null): ContentPlace | null {
  if (clue.trim().length < 3) return null;
  const isJson = file.endsWith('.json');
  const encoded = isJson ? JSON.stringify(clue).slice(1, -1) : clue;
  const start = node?.offset ?? 0;
  const end = node ? node.offset + node.length : text.length;
  for (const quote of isJson ? ['"', ''] : ['']) {
    const searched = quote + encoded + quote;
    const at = text.indexOf(searched, start);
    if (at < 0 || at + searched.length > end) continue;
    return { file, range: rangeAt(text, at + quote.length, encoded.length) };
  }
  return null;
}

function firstResult<T, Result>(items: readonly T[], find: (item: T) => Result | null): Result | null {
  for (const item of items) {
    const result = find(item);
    if (result !== null) return result;
  }
  return null;
}

/** The entry that each page is generated from, by its path; pages that are missing come from `site.json`. */
function entriesByPath(site: Site): Map<string, Entry> {
  const wholeFile = (file: string): Entry => ({ file, jsonPath: [] });
  const listEntries =
    (file: string, pathsOf: (id: string) => string[]) =>
    ({ id }: { id: string }, index: number) =>
      pathsOf(id).map((path): [string, Entry] => [path, { file, jsonPath: [index] }]);
  const allDeals: Entry = { file: siteFile, jsonPath: ['listings', 'all'] };
  const featuredDeals: Entry = { file: siteFile, jsonPath: ['listings', 'featured'] };
  return new Map<string, Entry>([
    [allDealsPath(), allDeals],
    [categoryPath('all'), allDeals],
    [categoryAliasPath('all'), allDeals],
    [featuredPath(), featuredDeals],
    [categoryPath('featured'), featuredDeals],
    ...site.categories.flatMap(
      listEntries('categories.json', (id) => [categoryPath(id), categoryAliasPath(id)]),
    ),
    ...site.neighborhoods.flatMap(listEntries('neighborhoods.json', (id) => [neighborhoodPath(id)])),
    ...dealEntries(site),
    ...[...site.pages, ...site.landingPages].map(({ name, source }): [string, Entry] => [
      `/${name}`,
      wholeFile(source),
    ]),
    ...site.ownPages.map(({ path, source }): [string, Entry] => [path, wholeFile(source)]),
    ...site.holidays.flatMap(({ id, source, pages }): [string, Entry][] => [
      [`/${id}`, wholeFile(source)],
      ...pages.flatMap((page) =>
        [`/${id}/${page.name}`, ...page.aliases].map((path): [string, Entry] => [
          path,
          wholeFile(page.source),
        ]),
      ),
    ]),
  ]);
}

/** The site keeps the deals of each file in their order, so counting them yields their indexes. */
function dealEntries({ deals }: Site): [string, Entry][] {
  const counts = new Map<string, number>();
  return deals.map(({ slug, source }) => {
    const index = counts.get(source) ?? 0;
    counts.set(source, index + 1);
    return [dealPath(slug), { file: source, jsonPath: [index] }];
  });
}
