import { defaultRouteWords, type RouteKey, type RouteWords } from '../../data/messages/routeWords.ts';
import { fixedNames } from '../../data/model/routes.ts';
import type { WrittenSite } from '../../data/schema/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Draft, draftDiagnostic } from './draft.ts';

type WrittenRoutes = Pick<WrittenSite, 'routes' | 'formerRoutes'>;

const keys = Object.keys(defaultRouteWords) as readonly RouteKey[];

/** The words in the addresses of a site. */
export const routeWordsOf = ({ routes }: Pick<WrittenSite, 'routes'>): RouteWords =>
  Object.fromEntries(keys.map((key) => [key, routes[key] ?? defaultRouteWords[key]])) as RouteWords;

/** The words that were in addresses of a site in place of the present ones; empty for words that never changed. */
export function formerWordsOf({
  routes,
  formerRoutes,
}: WrittenRoutes): Readonly<Record<RouteKey, readonly string[]>> {
  const former = keys.map((key) => {
    const words = new Set([defaultRouteWords[key], ...(formerRoutes[key] ?? [])]);
    words.delete(routes[key] ?? defaultRouteWords[key]);
    return [key, [...words]];
  });
  return Object.fromEntries(former) as Record<RouteKey, readonly string[]>;
}

/** Words that stand at the same place of an address, so that they must differ. */
const rivals: readonly (readonly RouteKey[])[] = [
  ['deal', 'deals', 'categories', 'category', 'neighborhood', 'vendor', 'search', 'saved', 'chat'],
  ['today', 'tonight', 'weekend', 'comingSoon', 'lowestPrices', 'page'],
];

/** Reports words for addresses that another page needs (CD310). */
export function checkRoutes(site: Draft<Pick<WrittenSite, 'routes'>>): Diagnostic[] {
  if (!site.value) return [];
  const words = routeWordsOf(site.value);
  const taken = (key: RouteKey, owner: string) =>
    draftDiagnostic(site, ['routes', key], {
      code: 'CD310',
      problem: `The word "${words[key]}" of "${key}" already stands for ${owner}.`,
      expected: 'a word that no other page of the site has in its address',
    });
  return rivals.flatMap((group, depth) =>
    group.flatMap((key, index) => {
      const rival = group.slice(0, index).find((other) => words[other] === words[key]);
      if (rival) return [taken(key, `"${rival}"`)];
      return depth === 0 && fixedNames.includes(words[key]) ? [taken(key, 'a part of the program')] : [];
    }),
  );
}
