/** The words in the addresses of a site by what they stand for, as they are unless `routes` in `site.json` changes them. */
export const defaultRouteWords = {
  deal: 'deal',
  deals: 'deals',
  today: 'today',
  tonight: 'tonight',
  weekend: 'weekend',
  comingSoon: 'coming-soon',
  lowestPrices: 'lowest-prices',
  categories: 'categories',
  category: 'category',
  featured: 'featured',
  neighborhood: 'neighborhood',
  vendor: 'vendor',
  search: 'search',
  saved: 'saved',
  chat: 'chatbot',
  page: 'page',
} as const;

export type RouteKey = keyof typeof defaultRouteWords;

/** The words in the addresses of a site, each a slug. */
export type RouteWords = Readonly<Record<RouteKey, string>>;
