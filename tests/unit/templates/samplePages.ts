import type { DealProps } from '../../../data/model/pages/deal.ts';
import type {
  ListingProps,
  PageKind,
  PagePropsByKind,
  RenderablePage,
} from '../../../data/model/pages/page.ts';
import type { Chrome, DealCardData, DocumentHead, Picture } from '../../../data/model/pages/view.ts';

/*
 * A small city of our own, so that these tests fail when a template knows more than its props say.
 */

const picture = (src: string, alt = ''): Picture => ({ src, width: 800, height: 600, alt });

export const sampleChrome: Chrome = {
  siteName: 'Springfield Bargains',
  origin: 'https://springfield.example',
  language: 'en-US',
  alternates: [],
  currency: 'USD',
  allowZoom: true,
  toolbar: { light: '#fbf6ec', dark: '#0e1728' },
  sheets: { tokens: [], rules: [], faces: [] },
  worksOffline: true,
  keepsEnded: false,
  year: 2027,
  city: {
    name: 'Springfield',
    region: 'Oregon',
    regionCode: 'OR',
    country: 'US',
    timeZone: 'America/Los_Angeles',
  },
  contactEmail: 'hello@springfield.example',
  clicksEndpoint: null,
  mark: picture('/assets/mark.svg'),
  icon: picture('/assets/icon.svg'),
  icons: [{ purpose: 'tab', size: 48, href: '/assets/icon-48.png' }],
  navigation: [
    { label: 'Food', href: '/categories/food' },
    { label: 'Shows', href: '/categories/shows' },
    { label: 'Blog', href: '/blog' },
  ],
  menu: [],
  footer: {
    blurb: 'Bargains of Springfield.',
    note: 'Made by the river',
    categories: [{ label: 'Food', href: '/categories/food' }],
    areasHeading: 'Springfield Areas',
    areas: [{ label: 'Old Mill', href: '/neighborhood/old-mill' }],
    quickLinks: [{ label: 'About', href: '/about' }],
    social: [{ network: 'instagram', url: 'https://instagram.example/springfield' }],
  },
  disclosure: { heading: 'How we earn', text: 'Some links pay us.', besideLink: 'Paid link' },
  sampleNotice: { heading: 'Sample offers', text: 'Nothing here can be bought.' },
  promotion: { heading: 'Find Deals Fast', link: { label: 'See all deals', href: '/deals' } },
  assistant: {
    name: 'Marge',
    face: picture('/assets/face.svg'),
    isOff: false,
    lostFace: picture('/assets/lost.svg'),
    greeting: 'Hi! I am Marge, your guide. Who is coming?',
    greetingLead: 26,
    placeholder: 'Ask about deals...',
    footnote: 'Powered by AI & curated deals data',
    replyDelay: { reply: 400, followUp: 0 },
    standingReplies: ['Show me something else', 'More options'],
    hasSettings: true,
    cityName: 'Springfield',
    currency: 'USD',
    disclosure: 'Paid link',
    quickReplies: [{ label: 'Food & Dining', href: '/categories/food', image: null }],
  },
  additions: { styles: '', head: '', beforeFooter: '', footer: '', newsletter: null },
};

export function sampleHead(path: string, changes: Partial<DocumentHead> = {}): DocumentHead {
  return {
    title: `Page at ${path} | Springfield Bargains`,
    description: `What is at ${path}.`,
    keywords: ['springfield deals'],
    canonical: `https://springfield.example${path}`,
    image: 'https://springfield.example/assets/social.png',
    type: 'website',
    robots: 'index',
    published: null,
    modified: null,
    ...changes,
  };
}

export function sampleCard(changes: Partial<DealCardData> = {}): DealCardData {
  const slug = changes.slug ?? 'pie-night';
  return {
    slug,
    href: `/deal/${slug}`,
    title: 'Pie night for two',
    summary: 'Two pies and two coffees.',
    category: { label: 'Food', href: '/categories/food', tone: 'ember' },
    area: { label: 'Old Mill', href: '/neighborhood/old-mill' },
    vendor: 'Mill Bakery',
    image: picture('/assets/pie.svg'),
    offer: { kind: 'saving', price: 32, originalPrice: 50, percent: 36 },
    starts: null,
    expiryDate: '2027-12-06',
    endsAt: 1_828_512_000_000,
    ended: false,
    ...changes,
  };
}

/** `props` as the page at `path`, its canonical address unless `canonicalPath` says otherwise. */
export function samplePage<Kind extends PageKind>(
  kind: Kind,
  path: string,
  props: PagePropsByKind[Kind],
  canonicalPath = path,
): RenderablePage<Kind> {
  return { kind, path, canonicalPath, props, source: 'site.json', validUntil: null };
}

export function sampleDeal(changes: Partial<DealProps> = {}): RenderablePage<'deal'> {
  const deal = changes.deal ?? sampleCard();
  return samplePage('deal', deal.href, {
    head: sampleHead(deal.href, { type: 'product' }),
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: deal.category.label, href: deal.category.href },
      { label: deal.title, href: deal.href },
    ],
    state: { phase: 'live' },
    deal,
    emblem: { src: '/assets/emblem-pie.svg', width: 96, height: 96, alt: '' },
    description: ['The bakery fills by seven.', 'Come early.'],
    affiliateUrl: 'https://bakery.example/pie',
    couponCode: null,
    vendor: { name: 'Mill Bakery', href: null, phone: '+1 555 010 0199' },
    times: sampleHours,
    places: [samplePlaces],
    map: {
      href: '/assets/city-map-0.svg',
      x: 200,
      y: 100,
      width: 60,
      height: 45,
      pins: [{ x: 30, y: 22 }],
      names: null,
    },
    facts: [
      { key: 'audience', icon: 'audience', label: 'Good for', text: 'Two adults' },
      { key: 'setting', icon: 'indoors', label: 'Setting', text: 'Indoors' },
      { key: 'pets', icon: 'pets', label: 'Pets', text: 'Welcome outside', note: 'Dogs on a leash' },
    ],
    included: ['Two pies'],
    goodToKnow: ['Sunday to Thursday.'],
    restrictions: ['One voucher a table.'],
    priceCheckedDate: '2027-11-03',
    similar: [sampleCard({ slug: 'soup-noon', title: 'Soup at noon' })],
    sameVendor: [sampleCard({ slug: 'bread-class', title: 'Bread class' })],
    ...changes,
  });
}

/** A place of a deal with its address. */
export const samplePlaces: DealProps['places'][number] = {
  neighborhood: { label: 'Old Mill', href: '/neighborhood/old-mill' },
  items: [
    {
      name: null,
      address: '120 Main Street',
      at: { lat: 44.05, lon: -123.02 },
      directions: 'https://maps.example/44.05,-123.02',
    },
  ],
};

const sampleHours: DealProps['times'] = {
  kind: 'hours',
  lines: [{ days: 'Tue–Thu', times: '11 AM–9 PM' }],
  special: [{ days: 'Nov 25, 2027', times: 'closed', endsAt: 1_827_302_400_000 }],
  irregular: false,
  open: {
    schedule: {
      hours: [{ days: [2, 3, 4], from: 660, to: 1260 }],
      special: [{ first: '2027-11-25', last: '2027-11-25' }],
    },
    run: { first: null, last: '2027-12-06' },
  },
};

/** Dates of an event in December 2027, from the 1st on; the second one is sold out. */
export const sampleSessions = (count: number): Extract<DealProps['times'], { kind: 'sessions' }> => ({
  kind: 'sessions',
  items: Array.from({ length: count }, (_, index) => {
    const date = `2027-12-${String(index + 1).padStart(2, '0')}`;
    return {
      day: `Day ${index + 1}, Dec ${index + 1}, 2027`,
      time: '7–9 PM',
      start: `${date}T19:00:00-08:00`,
      end: `${date}T21:00:00-08:00`,
      soldOut: index === 1,
      note: index === 2 ? 'Sensory-friendly' : null,
    };
  }),
});

export function sampleListing(changes: Partial<ListingProps> = {}): RenderablePage<'listing'> {
  return samplePage('listing', '/categories/food', {
    head: sampleHead('/categories/food'),
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Food', href: '/categories/food' },
    ],
    heading: 'Food deals',
    range: null,
    datedUntil: null,
    intro: 'Eat well for less.',
    scope: { kind: 'category', id: 'food' },
    picture: null,
    total: 30,
    page: 1,
    pageCount: 2,
    path: '/categories/food',
    deals: [sampleCard(), sampleCard({ slug: 'soup-noon', title: 'Soup at noon' })],
    times: [],
    comingSoon: [],
    categories: [
      { id: 'food', label: 'Food', href: '/categories/food', count: 30, current: true },
      { id: 'shows', label: 'Shows', href: '/categories/shows', count: 4, current: false },
    ],
    neighborhoods: [
      { id: 'old-mill', label: 'Old Mill', href: '/neighborhood/old-mill', count: 9, current: false },
    ],
    map: null,
    ...changes,
  });
}

export const sampleSkyline = { light: picture('/assets/day.svg'), dark: picture('/assets/night.svg') };
const categories = [
  {
    id: 'food',
    label: 'Food',
    href: '/categories/food',
    tone: 'ember',
    image: picture('/assets/food.svg'),
    count: 30,
  },
  {
    id: 'shows',
    label: 'Shows',
    href: '/categories/shows',
    tone: 'violet',
    image: picture('/assets/shows.svg'),
    count: 1,
  },
] as const;
const popularSearches = {
  heading: 'Popular searches',
  note: 'This week',
  links: [{ label: 'pie', href: '/deal/pie-night' }],
};
const crumbs = (label: string, href: string) => [
  { label: 'Home', href: '/' },
  { label, href },
];

export const sampleHome: RenderablePage<'home'> = samplePage('home', '/', {
  head: sampleHead('/'),
  headline: ['Springfield,', 'for less.'],
  lead: '34 local deals.',
  skyline: sampleSkyline,
  banner: {
    id: 'summer',
    text: 'Summer is here.',
    link: { label: 'See deals', href: '/deals' },
    hiddenOnPhones: true,
    until: 1_819_000_000_000,
  },
  datedUntil: 1818000000000,
  dealCount: 34,
  categories,
  popularSearches,
  guideCards: [],
  carousel: [sampleCard()],
  guides: [{ label: 'Fun places', href: '/fun-places' }],
  comingSoon: [],
  lists: [
    { id: 'featured', label: 'Featured', deals: [sampleCard()] },
    { id: 'trending', label: 'Trending', deals: [sampleCard({ slug: 'soup-noon' })] },
    { id: 'ending-soon', label: 'Ending Soon', deals: [sampleCard({ slug: 'bread-class' })] },
  ],
});

export const sampleProse: RenderablePage<'prose'> = samplePage('prose', '/terms', {
  head: sampleHead('/terms'),
  breadcrumbs: crumbs('Terms', '/terms'),
  heading: 'Terms',
  intro: 'The rules.',
  lastUpdated: '2025-05-08',
  html: '<h2>Age</h2><p>18 or older.</p>',
});

const sampleSearch = samplePage('search', '/search', {
  head: sampleHead('/search', { robots: 'noindex' }),
  breadcrumbs: crumbs('Search', '/search'),
  dealCount: 34,
  datedUntil: null,
  categories,
  neighborhoods: [{ id: 'old-mill', label: 'Old Mill', href: '/neighborhood/old-mill', count: 9 }],
  popularSearches,
  map: '/assets/city-map-0.json',
});

const sampleChat = samplePage('chat', '/chatbot', {
  head: sampleHead('/chatbot'),
  breadcrumbs: crumbs('Ask Marge', '/chatbot'),
  dealCount: 34,
  datedUntil: null,
  picks: [sampleCard()],
});

export const sampleSaved: RenderablePage<'saved'> = samplePage('saved', '/saved', {
  head: sampleHead('/saved', { robots: 'noindex' }),
  breadcrumbs: crumbs('Saved deals', '/saved'),
  dealCount: 34,
  datedUntil: null,
});

const sampleNotFound = samplePage('not-found', '/404', {
  head: sampleHead('/404', { robots: 'noindex' }),
  skyline: sampleSkyline,
  datedUntil: null,
  categories,
});

/** One page of each kind, and the states of a deal. */
export const samplePages: readonly (readonly [name: string, page: RenderablePage])[] = [
  ['home', sampleHome],
  ['live deal', sampleDeal()],
  ['upcoming deal', sampleUpcomingDeal()],
  ['ended deal', sampleEndedDeal()],
  ['listing', sampleListing()],
  ['empty listing', sampleListing({ deals: [], total: 0, pageCount: 1 })],
  ['search', sampleSearch],
  ['chat', sampleChat],
  ['saved', sampleSaved],
  ['prose', sampleProse],
  ['not found', sampleNotFound],
];

export function sampleUpcomingDeal(): RenderablePage<'deal'> {
  const state = { phase: 'upcoming', startDate: '2027-11-20', startsAt: 1_826_694_000_000 } as const;
  return sampleDeal({ state, affiliateUrl: null });
}

export function sampleEndedDeal(): RenderablePage<'deal'> {
  return sampleDeal({ state: { phase: 'ended' }, deal: sampleCard({ ended: true }), affiliateUrl: null });
}
