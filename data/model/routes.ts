/*
 * Where things are on the site. A path starts with a slash and ends without one; its file is `path.html`.
 */

export const dealPath = (slug: string) => `/deal/${slug}`;
export const categoryPath = (id: string) => `/categories/${id}`;
/** The second address of a category, kept from the specification. */
export const categoryAliasPath = (id: string) => `/category/${id}`;
export const neighborhoodPath = (id: string) => `/neighborhood/${id}`;
export const allDealsPath = '/deals';
export const featuredPath = '/category/featured';
export const searchPath = '/search';
export const chatPath = '/chatbot';
export const savedPath = '/saved';
export const feedPath = '/feed.xml';
export const notFoundPath = '/404';

/** The address of page `page` (from 1) of a listing. */
export const listingPagePath = (listing: string, page: number) =>
  page === 1 ? listing : `${listing}/page/${page}`;

/** The file of the page at `path`, relative to the output folder. */
export const fileOfPath = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** First parts of a path that the engine uses itself; a content page may not take them. */
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
  'blog',
  'submit-deal',
  'assets',
  'rss',
  '404',
];

/** Ids under which the engine lists deals itself; a category may not take them. */
export const reservedCategoryIds: readonly string[] = ['all', 'featured'];
