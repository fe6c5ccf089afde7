/** The caches of the service worker; names of an origin are shared with other programs on it. */
export const cacheNames = {
  pages: 'city-deals-pages',
  files: 'city-deals-files',
  data: 'city-deals-data',
} as const;
