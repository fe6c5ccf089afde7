import { allDealsPath, categoryPath, chatPath, featuredPath } from '../../../../data/model/routes.ts';
import { slugFromText } from '../../../../data/model/slugFromText.ts';
import { newestContentVersion } from '../../../../data/schema/contentVersion.ts';
import type { CityAnswers } from '../answers.ts';
import { type NewGroups, neighborhoodIds } from './groups.ts';

/** The name of the assistant until somebody chooses another. */
const assistantName = 'Sam';

/** The end of the addresses of a city without letters of the Latin alphabet. */
const plainSlug = 'our-city';

/** The city as part of addresses. */
const slugOfCity = ({ city, regionCode }: CityAnswers): string =>
  slugFromText([city, regionCode ?? ''].join(' ')) || plainSlug;

/** `site.json` of a new project. */
export function siteJson(answers: CityAnswers, { categories }: NewGroups) {
  const { city, region, regionCode, country, timeZone, language, currency, coordinates } = answers;
  const host = `${slugOfCity(answers)}-deals.example`;
  return {
    name: `${city} Deals`,
    tagline: taglineOf(city),
    description: `Local deals in ${city}: food, shows and days out with kids, plus an assistant that helps you choose.`,
    origin: `https://${host}`,
    productSlug: slugOfCity(answers),
    language,
    currency,
    contactEmail: `hello@${host}`,
    contentVersion: newestContentVersion,
    sampleCatalogue: true,
    city: {
      ...{ name: city, region },
      ...(regionCode === null ? {} : { regionCode }),
      ...{ country, timeZone },
      ...(coordinates === null ? {} : { coordinates }),
    },
    brand: {
      mark: 'brand/mark.svg',
      socialImage: 'brand/social.png',
      skyline: 'brand/skyline.svg',
      assistant: 'brand/assistant.svg',
      assistantLost: 'brand/assistant-lost.svg',
    },
    keywords: keywordsOf(city),
    hero: heroOf(city),
    listings: listingsOf(answers),
    popularSearches: {
      heading: 'Popular searches',
      note: 'Good places to start',
      links: [
        { label: 'our picks', href: featuredPath() },
        ...categories.map(({ id, label }) => ({ label: label.toLowerCase(), href: categoryPath(id) })),
      ],
    },
    promotion: {
      heading: 'Find something good for tonight',
      link: { label: 'See all deals', href: allDealsPath() },
    },
    seasonalBanners: [],
    navigation: navigationOf(answers),
    social: [],
    ...wordsOfEveryPage(city),
    assistant: assistantOf(city, categories),
  };
}

/** The longest title that search engines show whole; that of the home page is name and tagline. */
const longestTitle = 60;

const taglineOf = (city: string): string =>
  `${city} Deals | Local deals in ${city}`.length <= longestTitle ? `Local deals in ${city}` : 'For less';

/** The longest headline, and the longest word in it that phones have room for. */
const longestHeadline = 23;
const longestWord = 11;

function heroOf(city: string) {
  const fits =
    city.length <= longestHeadline && city.split(/[\s-]/).every((word) => word.length <= longestWord);
  return {
    headline: [fits ? `${city},` : 'Your city,', 'for less.'],
    lead: `{count} local deals on food, shows and family days${fits ? '' : ` in ${city}`}, plus an assistant that helps you pick.`,
  };
}

const keywordsOf = (city: string): readonly string[] => [
  `${city} deals`,
  `${city} discounts`,
  `things to do in ${city}`,
  `${city} restaurants`,
  `${city} events`,
  `${city} with kids`,
  `${city} this weekend`,
  `${city} offers`,
];

const listingsOf = ({ city, neighborhoods }: CityAnswers) => ({
  all: {
    label: 'All deals',
    heading: `All deals in ${city}`,
    intro: `Start with the biggest saving, or filter by ${filtersIn(neighborhoods)}.`,
    metaDescription: `Every live deal in ${city} in one list. Filter by ${filtersIn(neighborhoods)}, and sort by saving or by what ends soonest.`,
  },
  featured: {
    label: 'Featured deals',
    heading: 'Featured deals',
    intro: 'Our picks from every category: good choices for a free evening or a day with guests.',
    metaDescription: `Our top picks in ${city}, with prices, savings and end dates.`,
  },
});

const filtersIn = ({ length }: CityAnswers['neighborhoods']): string =>
  length > 1 ? 'category, neighborhood and price' : 'category and price';

function navigationOf(answers: CityAnswers) {
  return {
    header: [{ label: 'All deals', href: allDealsPath() }],
    menu: [
      { label: 'All deals', href: allDealsPath() },
      { label: `Ask ${assistantName}`, href: chatPath() },
    ],
    ...(answers.neighborhoods.length > 0 ? { areas: neighborhoodIds(answers.neighborhoods) } : {}),
    quickLinks: [
      { label: 'About', href: '/about' },
      { label: 'Contact', href: '/contact' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
    ],
  };
}

const wordsOfEveryPage = (city: string) => ({
  footer: {
    blurb: `Local deals in ${city}, with prices, terms and end dates in plain words.`,
    areasHeading: 'Neighborhoods',
    note: `Made in ${city}`,
  },
  disclosure: {
    heading: 'How we earn',
    text: 'This site has affiliate links. If you click one and buy, we may earn a commission, at no extra cost to you. Commissions never change the prices we show.',
    besideLink: 'Paid link',
  },
  sampleNotice: {
    heading: 'Sample offers',
    text: 'The deals on this site are samples with invented vendors and prices. They show how the site works and can’t be bought.',
  },
});

const assistantOf = (city: string, categories: NewGroups['categories']) => ({
  name: assistantName,
  greeting: `Hi! I’m ${assistantName}, and I know the deals in ${city}. Who’s coming, and what are you in the mood for?`,
  placeholder: 'Dinner for two on Saturday',
  footnote: 'Answers come from our deals, on your device.',
  quickReplies: categories.map(({ id, label, art }) => ({
    label,
    href: categoryPath(id),
    drawing: art.drawing,
  })),
});
