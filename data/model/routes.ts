import type { ListedTime } from './time/whenFilter.ts';

/*
 * The paths of the site: with a leading slash, without a trailing one. The file of a path is `<path>.html`.
 */

export const dealPath = (slug: string) => `/deal/${slug}`;
export const categoryPath = (id: string) => `/categories/${id}`;
/** A second path of each category, which the specification asks for. */
export const categoryAliasPath = (id: string) => `/category/${id}`;
export const neighborhoodPath = (id: string) => `/neighborhood/${id}`;
export const allDealsPath = '/deals';
export const comingSoonPath = `${allDealsPath}/coming-soon`;
export const whenPath = (when: ListedTime) => `${allDealsPath}/${when}`;
export const featuredPath = '/category/featured';
export const searchPath = '/search';
export const chatPath = '/chatbot';
export const savedPath = '/saved';
/** The page of a vendor, by its id. */
export const vendorPath = (id: string) => `/vendor/${id}`;
export const feedPath = '/feed.xml';
export const notFoundPath = '/404';

/** The path of page `page`, from 1, of a listing. */
export const listingPagePath = (listing: string, page: number) =>
  page === 1 ? listing : `${listing}/page/${page}`;

/** The file of the page at `path`, relative to the output folder. */
export const fileOfPath = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The path at which hosts serve an HTML file of the output folder; `null` for a file that is not a page. */
export function pagePath(file: string): string | null {
  if (!file.endsWith('.html')) return null;
  const path = `/${file.slice(0, -'.html'.length)}`;
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}

/** First path segments that the engine uses; content pages cannot have them. */
export const reservedNames: readonly string[] = [
  'index',
  'deal',
  'deals',
  'category',
  'categories',
  'neighborhood',
  'search',
  'chatbot',
  'saved',
  'vendor',
  'blog',
  'submit-deal',
  'assets',
  'rss',
  '404',
];

/** Ids of the engine's own listings; categories cannot have them. */
export const reservedCategoryIds: readonly string[] = ['all', 'featured'];

/** Files of the program in the root of the output folder. */
const programFile =
  /^(?:_headers|_redirects|(?:robots|click)\.txt|feed\.xml|sitemap[^/]*\.xml|site\.webmanifest|sw\.js|(?:deals|assistant[^/]*|build-manifest)\.json|\.city-deals[^/]*)$/;

/** The file that proves to search engines who sends notifications with `key`. */
export const keyFile = (key: string) => `${key}.txt`;

/** Whether `file`, relative to the output folder, is one that only the program writes, or belongs to its paths. */
export function isReservedFile(file: string): boolean {
  const [first = ''] = file.split('/');
  return programFile.test(file) || reservedNames.includes(first.replace(/\.html$/, ''));
}
