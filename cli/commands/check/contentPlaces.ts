import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
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
import { spanOf } from '../../diagnostics/sourceFile.ts';

/** A content file, and where in it; `range` is `null` where the whole file is meant. */
export interface ContentPlace {
  readonly file: string;
  readonly range: Range | null;
}

/** Finds the content behind what is on a page. */
export interface ContentPlaces {
  /**
   * The place of the first of `clues` that content says, looked for first in what the page at `path` is made of; the
   * page's own entry where none is found. What all pages share is looked for in `site.json` first.
   */
  placeOf(path: string | null, clues: readonly string[], isShared: boolean): ContentPlace;
}

/** An entry of a content file; `steps` lead to it, and are empty for the whole file. */
interface Entry {
  readonly file: string;
  readonly steps: readonly (string | number)[];
}

const siteFile = 'site.json';

/** Places in the content of `site`. `textOf` gives the text of a file by its name with `label` before it. */
export function contentPlaces(
  site: Site,
  label: string,
  textOf: (file: string) => string | undefined,
): ContentPlaces {
  const entries = entriesByPath(site);
  const files = [...new Set([siteFile, ...[...entries.values()].map(({ file }) => file)])];
  const text = (file: string) => textOf(`${label}/${file}`) ?? '';
  const trees = new Map<string, Node | null>();
  const nodeOf = ({ file, steps }: Entry) => {
    if (!file.endsWith('.json')) return null;
    if (!trees.has(file)) trees.set(file, parseTree(text(file)) ?? null);
    const tree = trees.get(file);
    return tree ? (findNodeAtLocation(tree, [...steps]) ?? null) : null;
  };
  const anywhere = new Map<string, ContentPlace | null>();
  const find = (clue: string): ContentPlace | null => {
    const known = anywhere.get(clue);
    if (known !== undefined) return known;
    const place = firstOf(files, (file) => within(text(file), file, clue, null));
    anywhere.set(clue, place);
    return place;
  };
  const labelled = ({ file, range }: ContentPlace) => ({ file: `${label}/${file}`, range });
  return {
    placeOf(path, clues, isShared) {
      const entry = (isShared || path === null ? null : entries.get(listingOf(path))) ?? {
        file: siteFile,
        steps: [],
      };
      const node = nodeOf(entry);
      const own = firstOf(clues, (clue) => within(text(entry.file), entry.file, clue, node));
      return labelled(own ?? firstOf(clues, find) ?? startOf(entry, node, text(entry.file)));
    },
  };
}

/** The path of the first page of a listing, where `path` is another page of it. */
const listingOf = (path: string) => path.replace(/\/page\/\d+$/, '');

function startOf({ file, steps }: Entry, node: Node | null, text: string): ContentPlace {
  return { file, range: node && steps.length > 0 ? spanOf(text, node.offset, 1) : null };
}

/** Where `text` says `clue`: as a value of its own if it can be, inside `node` where one is given. */
function within(text: string, file: string, clue: string, node: Node | null): ContentPlace | null {
  if (clue.trim().length < 3) return null;
  const isJson = file.endsWith('.json');
  const written = isJson ? JSON.stringify(clue).slice(1, -1) : clue;
  const start = node?.offset ?? 0;
  const end = node ? node.offset + node.length : text.length;
  for (const [needle, before] of isJson
    ? [[`"${written}"`, 1] as const, [written, 0] as const]
    : [[written, 0] as const]) {
    const at = text.indexOf(needle, start);
    if (at >= 0 && at + needle.length <= end)
      return { file, range: spanOf(text, at + before, written.length) };
  }
  return null;
}

function firstOf<T, Result>(items: readonly T[], find: (item: T) => Result | null): Result | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** What each page of the site is made of, by its path; pages that are not named are made of `site.json`. */
function entriesByPath(site: Site): Map<string, Entry> {
  const whole = (file: string): Entry => ({ file, steps: [] });
  const listed = (file: string, paths: (id: string) => string[]) => (item: { id: string }, index: number) =>
    paths(item.id).map((path): [string, Entry] => [path, { file, steps: [index] }]);
  const all: Entry = { file: siteFile, steps: ['listings', 'all'] };
  const featured: Entry = { file: siteFile, steps: ['listings', 'featured'] };
  return new Map<string, Entry>([
    [allDealsPath, all],
    [featuredPath, featured],
    ...[categoryPath('all'), categoryAliasPath('all')].map((path): [string, Entry] => [path, all]),
    [categoryPath('featured'), featured],
    ...site.categories.flatMap(listed('categories.json', (id) => [categoryPath(id), categoryAliasPath(id)])),
    ...site.neighborhoods.flatMap(listed('neighborhoods.json', (id) => [neighborhoodPath(id)])),
    ...dealEntries(site),
    ...[...site.pages, ...site.landingPages].map(({ name, source }): [string, Entry] => [
      `/${name}`,
      whole(source),
    ]),
    ...site.holidays.flatMap(({ id, source, pages }): [string, Entry][] => [
      [`/${id}`, whole(source)],
      ...pages.flatMap((page) =>
        [`/${id}/${page.name}`, ...page.aliases].map((path): [string, Entry] => [path, whole(page.source)]),
      ),
    ]),
  ]);
}

/** Deals stand in their files in the order in which the site has them. */
function dealEntries({ deals }: Site): [string, Entry][] {
  const counts = new Map<string, number>();
  return deals.map(({ slug, source }) => {
    const index = counts.get(source) ?? 0;
    counts.set(source, index + 1);
    return [dealPath(slug), { file: source, steps: [index] }];
  });
}
