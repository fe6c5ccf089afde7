import { routeWord } from '../messages/t.ts';
import type { ListedTime } from './time/whenFilter.ts';

/*
 * The paths of the site: with a leading slash, without a trailing one. The file of a path is `<path>.html`. Their words are those
 * of the site (`inCatalogue`).
 */

export const dealPath = (slug: string) => `/${routeWord('deal')}/${slug}`;
export const categoryPath = (id: string) => `/${routeWord('categories')}/${id}`;
/** A second path of each category, which the specification asks for. */
export const categoryAliasPath = (id: string) => `/${routeWord('category')}/${id}`;
export const neighborhoodPath = (id: string) => `/${routeWord('neighborhood')}/${id}`;
export const allDealsPath = () => `/${routeWord('deals')}`;
export const comingSoonPath = () => `${allDealsPath()}/${routeWord('comingSoon')}`;
export const lowestPricesPath = () => `${allDealsPath()}/${routeWord('lowestPrices')}`;
export const featuredPath = () => categoryAliasPath(routeWord('featured'));
export const searchPath = () => `/${routeWord('search')}`;
export const chatPath = () => `/${routeWord('chat')}`;
export const savedPath = () => `/${routeWord('saved')}`;
/** The page of a vendor, by its id. */
export const vendorPath = (id: string) => `/${routeWord('vendor')}/${id}`;

/** The path of the listing of deals that take place at a time. */
export const whenPath = (when: ListedTime): string =>
  `${allDealsPath()}/${{ today: routeWord('today'), tonight: routeWord('tonight'), weekend: routeWord('weekend') }[when]}`;

export const feedPath = '/feed.xml';
export const notFoundPath = '/404';

/** The path of page `page`, from 1, of a listing. */
export const listingPagePath = (listing: string, page: number) =>
  page === 1 ? listing : `${listing}/${routeWord('page')}/${page}`;

/** The file of the page at `path`, relative to the output folder. */
export const fileOfPath = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The path at which hosts serve an HTML file of the output folder; `null` for a file that is not a page. */
export function pagePath(file: string): string | null {
  if (!file.endsWith('.html')) return null;
  const path = `/${file.slice(0, -'.html'.length)}`;
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}

/** First path segments that the program uses; content pages cannot have them. */
export const reservedNames = (): readonly string[] => [
  ...fixedNames,
  routeWord('deal'),
  routeWord('deals'),
  routeWord('category'),
  routeWord('categories'),
  routeWord('neighborhood'),
  routeWord('search'),
  routeWord('chat'),
  routeWord('saved'),
  routeWord('vendor'),
];

/** First path segments that no site can choose. */
export const fixedNames: readonly string[] = ['index', 'assets', 'rss', '404', 'blog', 'submit-deal'];

/** Second addresses of the home page. */
export const homeAliases: readonly string[] = ['/blog', '/submit-deal'];

/** Ids of the program's own listings; categories cannot have them. */
export const reservedCategoryIds = (): readonly string[] => ['all', routeWord('featured')];

/** Files of the program in the root of the output folder. */
const programFile =
  /^(?:_headers|_redirects|(?:robots|click)\.txt|feed\.xml|sitemap[^/]*\.xml|site\.webmanifest|sw\.js|(?:deals|search-words|assistant[^/]*|build-manifest)\.json|\.city-deals[^/]*)$/;

/** The file that proves to search engines who sends notifications with `key`. */
export const keyFile = (key: string) => `${key}.txt`;

/** Whether `file`, relative to the output folder, is one that only the program writes, or belongs to its paths. */
export function isReservedFile(file: string): boolean {
  const [first = ''] = file.split('/');
  return programFile.test(file) || reservedNames().includes(first.replace(/\.html$/, ''));
}
