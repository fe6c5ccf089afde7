import * as routes from '../../data/model/routes.ts';
import type { SiteConfig } from '../../data/schema/site.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { linesOf } from '../diagnostics/textLines.ts';
import { suggestion } from '../diagnostics/zodIssues.ts';
import { type Draft, textOf } from './draft.ts';
import type { Drafts } from './draftSite.ts';
import type { MarkdownLink } from './parseMarkdown.ts';
import { contentPaths } from './pathFaults.ts';

/** The addresses that links may name. */
export interface PathIndex {
  has(path: string): boolean;
  /** All that are known, for suggestions. */
  readonly known: readonly string[];
}

/** Faults that keep the names in a file from being known. */
const unreadCodes: readonly Diagnostic['code'][] = ['CD102', 'CD103', 'CD104', 'CD105', 'CD106', 'CD107'];

/**
 * Addresses of all pages that the content will make. Where a file could not be read, every address that it might have
 * made counts as there, so that one broken file does not break each link to what is in it.
 */
export function pathIndex(drafts: Drafts, faults: readonly Diagnostic[]): PathIndex {
  const known = knownPaths(drafts);
  const unread = faults.filter(({ code }) => unreadCodes.includes(code)).map(({ file }) => file);
  const starts = unread.flatMap((file) => addressesOf(file));
  return {
    known: [...known],
    has: (path) => known.has(path) || starts.some((start) => path.startsWith(start)),
  };
}

function addressesOf(file: string): string[] {
  if (file === 'categories.json') return [routes.categoryPath(''), routes.categoryAliasPath('')];
  if (file === 'neighborhoods.json') return [routes.neighborhoodPath('')];
  if (file.startsWith('deals')) return [routes.dealPath('')];
  const page = /^(?:pages|landing-pages|holidays)\/(.+)\.(?:md|json)$/.exec(file)?.[1];
  return page === undefined ? [] : [`/${page.replace(/\/holiday$/, '')}`];
}

function knownPaths(drafts: Drafts): Set<string> {
  const { categories, neighborhoods, deals } = drafts;
  const each = (items: readonly Draft<unknown>[], key: string, path: (name: string) => string) =>
    items.flatMap((item) => textOf(item, key) ?? []).map(path);
  return new Set([
    '/',
    '/blog',
    '/submit-deal',
    routes.allDealsPath,
    routes.featuredPath,
    routes.searchPath,
    routes.chatPath,
    routes.savedPath,
    routes.feedPath,
    ...routes.reservedCategoryIds.flatMap((id) => [routes.categoryPath(id), routes.categoryAliasPath(id)]),
    ...each(categories, 'id', routes.categoryPath),
    ...each(categories, 'id', routes.categoryAliasPath),
    ...each(neighborhoods, 'id', routes.neighborhoodPath),
    ...each(deals, 'slug', routes.dealPath),
    ...contentPaths(drafts),
  ]);
}

/** Links of `site.json` to pages that do not exist (CD308) and areas that do not (CD304). */
export function siteLinkFaults(
  site: Draft<SiteConfig>,
  paths: PathIndex,
  neighborhoods: readonly string[],
): Diagnostic[] {
  const areas = site.value?.navigation.areas ?? [];
  return [
    ...hrefFaults(site, paths),
    ...areas.flatMap((id, index) => {
      if (neighborhoods.length === 0 || neighborhoods.includes(id)) return [];
      return diagnostic({
        code: 'CD304',
        file: site.file.path,
        range: site.file.locate(['navigation', 'areas', index], 'value'),
        problem: `There is no neighborhood ${JSON.stringify(id)}.`,
        expected: `an id of neighborhoods.json: ${neighborhoods.join(', ')}`,
        hint: suggestion(id, neighborhoods),
      });
    }),
  ];
}

/** The drafts of all guides: landing pages, hubs of holidays and their other pages. */
export const guideDrafts = ({ landingPages, holidays }: Drafts): Draft<unknown>[] => [
  ...landingPages,
  ...holidays.flatMap(({ hub, pages }) => [...(hub ? [hub] : []), ...pages]),
];

/** Each `href` of a file that leads to no page of the site (CD308). */
export function hrefFaults(item: Draft<unknown>, paths: PathIndex): Diagnostic[] {
  return hrefsIn(item.raw, []).flatMap(({ href, path }) =>
    isKnown(href, paths) ? [] : unknownPage(item.file, item.file.locate(path, 'value'), href, paths),
  );
}

function hrefsIn(value: unknown, path: readonly PropertyKey[]): { href: string; path: PropertyKey[] }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = [...path, Array.isArray(value) ? Number(key) : key];
    const isPath = key === 'href' && typeof inner === 'string' && /^\/(?!\/)/.test(inner);
    return isPath ? { href: inner, path: step } : hrefsIn(inner, step);
  });
}

/** Links of a Markdown page that lead nowhere (CD308) or that a page may not carry (CD312). */
export function proseLinkFaults(
  file: SourceFile,
  links: readonly MarkdownLink[],
  paths: PathIndex,
): Diagnostic[] {
  return links.flatMap(({ target, isPicture, line }) => {
    const range = wholeLine(file.text, line);
    if (isPicture) return pictureInText(file, range);
    if (/^(?:https:\/\/|mailto:|#)/i.test(target) || isKnown(target, paths)) return [];
    if (/^\/(?!\/)/.test(target)) return unknownPage(file, range, target, paths);
    const expected = 'a path of this site such as "/deals", an https: address or a mailto: address';
    return unsafeLink(file, range, `The link ${quote(target)} is not one that a page may carry.`, expected);
  });
}

const quote = (text: string) => JSON.stringify(text);

function wholeLine(text: string, line: number): NonNullable<Diagnostic['range']> {
  const length = linesOf(text)[line - 1]?.length ?? 0;
  return { start: { line, column: 1 }, end: { line, column: length + 1 } };
}

const pictureInText = (file: SourceFile, range: Diagnostic['range']) =>
  diagnostic({
    code: 'CD312',
    file: file.path,
    range,
    problem: 'A page of text cannot show pictures.',
    hint: 'Take it out, or link to it.',
  });

const unsafeLink = (file: SourceFile, range: Diagnostic['range'], problem: string, expected: string) =>
  diagnostic({ code: 'CD312', file: file.path, range, problem, expected });

const isKnown = (href: string, paths: PathIndex) => paths.has(href.replace(/[?#].*$/, ''));

function unknownPage(
  file: SourceFile,
  range: Diagnostic['range'],
  href: string,
  paths: PathIndex,
): Diagnostic {
  return diagnostic({
    code: 'CD308',
    file: file.path,
    range,
    problem: `There is no page ${JSON.stringify(href)}.`,
    expected: 'the path of a page of this site',
    hint: suggestion(href, paths.known),
  });
}
