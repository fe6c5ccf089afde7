import * as routes from '../../data/model/routes.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type Draft, stringField } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';

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
export function pathIndex(drafts: SiteDrafts, diagnostics: readonly Diagnostic[]): PathIndex {
  const known = knownPaths(drafts);
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

/** A path that a content file claims for a page. */
interface PathClaim {
  readonly path: string;
  readonly item: Draft<unknown>;
  /** Where an alias is in the file; `null` if the file's name is the path. */
  readonly steps: readonly PropertyKey[] | null;
}

/** Reports files whose path belongs to another page (CD310). */
export function checkPaths(drafts: SiteDrafts): Diagnostic[] {
  const owners = new Map<string, PathClaim>();
  return pathClaims(drafts).flatMap((claim) => {
    const owner = owners.get(claim.path);
    const first = claim.path.split('/')[1] ?? '';
    if (!owner) owners.set(claim.path, claim);
    return owner || routes.reservedNames.includes(first) ? takenPath(claim, owner) : [];
  });
}

/** The paths of all Markdown pages and guides, with aliases. */
const contentPaths = (drafts: SiteDrafts): string[] => pathClaims(drafts).map(({ path }) => path);

/** The paths of all guides, with aliases. */
export const guidePaths = (drafts: SiteDrafts): string[] => guideClaims(drafts).map(({ path }) => path);

const pathClaims = (drafts: SiteDrafts): PathClaim[] => [
  ...drafts.pages.map(({ name, draft }) => ({ path: `/${name}`, item: draft, steps: null })),
  ...guideClaims(drafts),
];

function guideClaims({ landingPages, holidays }: SiteDrafts): PathClaim[] {
  return [
    ...landingPages.map((item) => ({ path: `/${item.name}`, item, steps: null })),
    ...holidays.flatMap(({ id, hub, pages }) => [
      ...(hub ? [{ path: `/${id}`, item: hub, steps: null }] : []),
      ...pages.map((item) => ({ path: `/${id}/${item.name}`, item, steps: null })),
    ]),
    ...holidays.flatMap(({ pages }) =>
      pages.flatMap((item) =>
        (item.value?.aliases ?? []).map((path, index) => ({ path, item, steps: ['aliases', index] })),
      ),
    ),
  ];
}

const takenPath = ({ path, item, steps }: PathClaim, owner: PathClaim | undefined) =>
  diagnostic({
    code: 'CD310',
    file: item.file.path,
    range: steps && item.file.locate(steps, 'value'),
    problem: owner
      ? `The path "${path}" already belongs to ${owner.item.file.path}.`
      : `The path "${path}" is reserved for another page of the site.`,
    hint: steps ? 'Remove or change the alias.' : 'Rename the file.',
  });
