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
