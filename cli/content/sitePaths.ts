import { hasAssistant } from '../../data/model/languages.ts';
import * as routes from '../../data/model/routes.ts';
import { type Diagnostic, diagnostic, type Range } from '../diagnostics/diagnostic.ts';
import { type Draft, stringField } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';
import type { SiteOwnPage } from './site.ts';

/** The paths that links may lead to. */
export interface PathIndex {
  has(path: string): boolean;
  /** For suggestions. */
  readonly known: readonly string[];
}

/** Diagnostics of files whose content is unknown. */
const unreadCodes: readonly Diagnostic['code'][] = [
  'CD101',
  'CD102',
  'CD103',
  'CD104',
  'CD105',
  'CD106',
  'CD107',
];

/**
 * The paths of all pages that the content leads to. If a file could not be read, every path that it may define counts
 * as known, so that one broken file does not break each link into it.
 */
export function pathIndex(
  drafts: SiteDrafts,
  diagnostics: readonly Diagnostic[],
  ownPages: readonly SiteOwnPage[] = [],
): PathIndex {
  const known = knownPaths(drafts);
  for (const { path } of ownPages) known.add(path);
  const unknownPrefixes = unreadFiles(diagnostics).flatMap(pathPrefixesOf);
  return {
    known: [...known],
    has: (path) => known.has(path) || unknownPrefixes.some((prefix) => path.startsWith(prefix)),
  };
}

/** The files that are missing or could not be read, so that nobody knows what they define. */
export const unreadFiles = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.filter(({ code }) => unreadCodes.includes(code)).map(({ file }) => file);

/** The prefixes of all paths that a content file may define. */
function pathPrefixesOf(file: string): string[] {
  if (file === 'categories.json') return [routes.categoryPath(''), routes.categoryAliasPath('')];
  if (file === 'neighborhoods.json') return [routes.neighborhoodPath('')];
  if (file.startsWith('deals')) return [routes.dealPath('')];
  const page = /^(?:pages|landing-pages|holidays)\/(.+)\.(?:md|json)$/.exec(file)?.[1];
  return page === undefined ? [] : [`/${page.replace(/\/holiday$/, '')}`];
}

function knownPaths(drafts: SiteDrafts): Set<string> {
  const { categories, neighborhoods, deals } = drafts;
  const each = (items: readonly Draft<unknown>[], key: string, path: (name: string) => string) =>
    items.flatMap((item) => stringField(item, key) ?? []).map(path);
  return new Set([
    '/',
    ...routes.homeAliases,
    routes.allDealsPath(),
    routes.featuredPath(),
    routes.searchPath(),
    ...(drafts.site?.value && !hasAssistant(drafts.site.value) ? [] : [routes.chatPath()]),
    routes.savedPath(),
    routes.feedPath,
    ...routes.reservedCategoryIds().flatMap((id) => [routes.categoryPath(id), routes.categoryAliasPath(id)]),
    ...each(categories, 'id', routes.categoryPath),
    ...each(categories, 'id', routes.categoryAliasPath),
    ...each(neighborhoods, 'id', routes.neighborhoodPath),
    ...each(deals, 'slug', routes.dealPath),
    ...contentPaths(drafts),
  ]);
}

/** A path that a file claims for a page. */
interface PathClaim {
  readonly path: string;
  /** Relative to the content folder. */
  readonly file: string;
  /** Where an alias is in the file; `null` if the file's name is the path. */
  readonly range: Range | null;
}

/** Reports files whose path belongs to another page (CD310). */
export function checkPaths(drafts: SiteDrafts, ownPages: readonly SiteOwnPage[]): Diagnostic[] {
  const owners = new Map<string, PathClaim>();
  const own = ownPages.map(({ path, source }) => ({ path, file: source, range: null }));
  return [...pathClaims(drafts), ...own].flatMap((claim) => {
    const owner = owners.get(claim.path);
    const first = claim.path.split('/')[1] ?? '';
    if (!owner) owners.set(claim.path, claim);
    return owner || routes.reservedNames().includes(first) ? takenPath(claim, owner) : [];
  });
}

/** The paths of all Markdown pages and guides, with aliases. */
const contentPaths = (drafts: SiteDrafts): string[] => pathClaims(drafts).map(({ path }) => path);

/** The paths of all guides, with aliases. */
export const guidePaths = (drafts: SiteDrafts): string[] => guideClaims(drafts).map(({ path }) => path);

const pathClaims = (drafts: SiteDrafts): PathClaim[] => [
  ...drafts.pages.map(({ name, draft }) => wholeFile(`/${name}`, draft)),
  ...guideClaims(drafts),
];

function guideClaims({ landingPages, holidays }: SiteDrafts): PathClaim[] {
  return [
    ...landingPages.map((item) => wholeFile(`/${item.name}`, item)),
    ...holidays.flatMap(({ id, hub, pages }) => [
      ...(hub ? [wholeFile(`/${id}`, hub)] : []),
      ...pages.map((item) => wholeFile(`/${id}/${item.name}`, item)),
    ]),
    ...holidays.flatMap(({ pages }) =>
      pages.flatMap(({ value, file }) =>
        (value?.aliases ?? []).map((path, index) => ({
          path,
          file: file.path,
          range: file.locate(['aliases', index], 'value'),
        })),
      ),
    ),
  ];
}

const wholeFile = (path: string, { file }: Draft<unknown>): PathClaim => ({
  path,
  file: file.path,
  range: null,
});

const takenPath = ({ path, file, range }: PathClaim, owner: PathClaim | undefined) =>
  diagnostic({
    ...{ code: 'CD310', file, range },
    problem: owner
      ? `The path "${path}" already belongs to ${owner.file}.`
      : `The path "${path}" is reserved for another page of the site.`,
    hint: range ? 'Remove or change the alias.' : 'Rename the file.',
  });
