/** The landing pages of the sample city, as the product's specification names them. */
export const landingRoutes = [
  '/fun-places-charlotte-nc',
  '/activities-charlotte-nc',
  '/charlotte-nc-activities',
  '/charlotte-nc-events',
  '/charlotte-activities',
  '/events-charlotte-nc',
  '/things-to-do-in-charlotte-today',
  '/events-in-charlotte-this-weekend',
  '/fun-things-to-do-charlotte-nc',
  '/things-to-do-in-charlotte-this-weekend-for-adults',
  '/things-to-do-in-charlotte-nc-for-adults',
  '/things-to-do-in-downtown-charlotte',
  '/things-to-do-in-charlotte-nc-for-couples',
  '/fun-things-to-do-in-charlotte-nc-for-adults',
  '/things-happening-in-charlotte-this-weekend',
  '/charlotte-north-carolina-things-to-do',
  '/unique-things-to-do-in-charlotte-nc',
  '/things-to-do-in-charlotte-today-for-adults',
];

const memorialDay = [
  'things-to-do-memorial-day-weekend',
  'fun-things-to-do-memorial-day-weekend',
  'memorial-day-events',
  'memorial-day',
  'memorial-day-activities-charlotte',
  'family-things-to-do-memorial-day-weekend',
  'things-to-do-with-kids-memorial-day-weekend',
  'memorial-day-activities',
];

const july4th = [
  'fireworks-displays',
  'where-to-watch-fireworks',
  'july-4th-events',
  'fourth-of-july',
  'july-4th-activities',
  'family-things-to-do-july-4th',
  'things-to-do-with-kids-july-4th',
  'july-4th-celebrations',
  'fourth-of-july-festivals',
];

/** All guides: landing pages, the kids page, and the holidays with their aliases. */
export const guideRoutes = [
  ...landingRoutes,
  '/things-to-do-with-kids',
  '/memorial-day',
  ...memorialDay.map((name) => `/memorial-day/${name}`),
  '/memorial-day-activities',
  '/july-4th',
  ...july4th.map((name) => `/july-4th/${name}`),
];

const categories = ['food-drink', 'family-fun', 'events', 'services', 'retail', 'hotels-travel'];
const neighborhoods = [
  ...['uptown', 'south-end', 'noda', 'plaza-midwood', 'ballantyne'],
  ...['myers-park', 'dilworth', 'university', 'elizabeth', 'other'],
];

/** The route table of the product's specification, but for the deals, which are the catalogue's. */
export const sampleRoutes = [
  ...[
    '/',
    '/deals',
    '/search',
    '/chatbot',
    '/saved',
    '/blog',
    '/submit-deal',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
  ],
  ...categories.flatMap((id) => [`/categories/${id}`, `/category/${id}`]),
  ...['/category/featured', '/category/all', '/deals/page/2', '/deals?category=events', '/search?q=taco'],
  ...neighborhoods.map((id) => `/neighborhood/${id}`),
  ...guideRoutes,
  ...['/sitemap.xml', '/robots.txt', '/feed.xml', '/deals.json', '/build-manifest.json'],
];

/** One address of the sample city for each kind and state of page. */
export const pagesOfEachKind = {
  home: '/',
  listing: '/deals',
  'listing, second page': '/deals/page/2',
  category: '/categories/food-drink',
  neighborhood: '/neighborhood/noda',
  deal: '/deal/taco-flight-plaza-midwood',
  'deal to come': '/deal/berry-picking',
  search: '/search',
  assistant: '/chatbot',
  saved: '/saved',
  about: '/about',
  policy: '/privacy',
  guide: '/events-in-charlotte-this-weekend',
  kids: '/things-to-do-with-kids',
  'holiday with fireworks': '/july-4th',
  'holiday with flags': '/memorial-day',
  map: '/july-4th/where-to-watch-fireworks',
  'holiday events': '/july-4th/july-4th-events',
  'not found': '/nowhere',
} as const;
