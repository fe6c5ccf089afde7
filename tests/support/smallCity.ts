/** Files of a content folder by their paths; JSON files as values. */
export type CityFiles = Record<string, unknown>;

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#0C5F5B"/></svg>';

/** A deal of the small city; `fields` replace its own. */
export function sampleDeal(slug: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: slug,
    title: `Title of ${slug}`,
    slug,
    summary: `Summary of ${slug}.`,
    description: `First paragraph of ${slug}.\n\nSecond paragraph.`,
    originalPrice: 50,
    discountPrice: 40,
    discountPercent: 20,
    imageUrl: 'images/poster.svg',
    category: 'food',
    neighborhood: 'old-town',
    vendor: 'Sample Kitchen',
    expiryDate: '2027-06-30',
    publishedDate: '2026-10-01',
    featured: false,
    affiliateUrl: `https://vendor.example/${slug}`,
    clickCount: 10,
    ...fields,
  };
}

const group = (id: string, label: string) => ({
  id,
  label,
  heading: `${label} deals`,
  intro: `What ${label} has to offer.`,
  metaDescription: `Deals for ${label}.`,
});

/**
 * A whole, valid content folder of an invented city in the state of Washington, in another zone than the sample
 * city's: two categories, two neighborhoods, six deals.
 */
export function smallCity(): CityFiles & { 'site.json': Record<string, unknown> } {
  return {
    'site.json': smallSite(),
    'categories.json': [
      { ...group('food', 'Food'), tone: 'ember', image: 'images/poster.svg' },
      { ...group('shows', 'Shows'), tone: 'violet', image: 'images/poster.svg' },
    ],
    'neighborhoods.json': [
      {
        ...group('old-town', 'Old Town'),
        aliases: ['the old town'],
        coordinates: { lat: 47.6, lon: -122.3 },
      },
      { ...group('harbor', 'Harbor'), aliases: [] },
    ],
    'deals/food.json': [
      sampleDeal('soup', { featured: true }),
      sampleDeal('bread', {
        neighborhood: 'harbor',
        originalPrice: 10,
        discountPrice: 5,
        discountPercent: 50,
      }),
      sampleDeal('noodles', { expiryDate: '2027-01-31' }),
    ],
    'deals/shows.json': [
      sampleDeal('jazz', { category: 'shows', vendor: 'Sample Stage', featured: true }),
      sampleDeal('magic', { category: 'shows', neighborhood: 'harbor', startDate: '2027-03-01' }),
      sampleDeal('circus', { category: 'shows', expiryDate: '2026-09-30', publishedDate: '2026-08-01' }),
    ],
    'pages/about.md':
      '---\ntitle: About\nmetaDescription: Who we are.\nlastUpdated: 2026-05-01\n---\n\nWe like [deals](/deals).\n',
    'images/poster.svg': svg,
  };
}

function smallSite(): Record<string, unknown> {
  const picture = 'images/poster.svg';
  const listing = { label: 'All', heading: 'All deals', intro: 'Everything.', metaDescription: 'All deals.' };
  return {
    name: 'Port Sample Deals',
    tagline: 'Savings in Port Sample',
    description: 'Local deals in Port Sample.',
    origin: 'https://deals.example',
    productSlug: 'port-sample-wa',
    language: 'en-US',
    currency: 'USD',
    contactEmail: 'hello@deals.example',
    sampleCatalogue: true,
    city: {
      name: 'Port Sample',
      region: 'Washington',
      regionCode: 'WA',
      country: 'US',
      postalCode: '98101',
      timeZone: 'America/Los_Angeles',
      coordinates: { lat: 47.6, lon: -122.3 },
    },
    brand: {
      mark: picture,
      socialImage: picture,
      skyline: picture,
      assistant: picture,
      assistantLost: picture,
    },
    keywords: Array.from({ length: 8 }, (_, index) => `keyword ${index + 1}`),
    hero: { headline: ['Port Sample'], lead: '{count} deals.' },
    listings: { all: listing, featured: { ...listing, label: 'Featured', heading: 'Featured deals' } },
    popularSearches: {
      heading: 'Popular',
      note: 'This week',
      links: [{ label: 'soup', href: '/deal/soup' }],
    },
    promotion: { heading: 'Save today', link: { label: 'All deals', href: '/deals' } },
    seasonalBanners: [
      {
        id: 'spring',
        months: [4, 5],
        text: 'Spring is here.',
        link: { label: 'See food', href: '/categories/food' },
      },
    ],
    navigation: {
      header: [{ label: 'Blog', href: '/blog' }],
      areas: ['old-town'],
      quickLinks: [{ label: 'About', href: '/about' }],
    },
    social: [{ network: 'instagram', url: 'https://social.example/port' }],
    footer: { blurb: 'Deals of the port.', areasHeading: 'Areas', note: 'Made by the sea' },
    disclosure: { heading: 'How we earn', text: 'We may earn a commission.', besideLink: 'Paid link' },
    sampleNotice: { heading: 'Samples', text: 'These offers are invented.' },
    assistant: {
      name: 'Porter',
      greeting: "Hi! I'm Porter. Who is coming?",
      placeholder: 'Ask about deals...',
      footnote: 'Curated deals data',
      quickReplies: [{ label: 'Food', href: '/categories/food' }],
    },
  };
}
