/*
 * What a site says where its content says nothing, in English.
 */

/** What the sentences speak of. */
export interface CityFacts {
  /** The name of the site. */
  readonly name: string;
  readonly city: string;
  readonly hasNeighborhoods: boolean;
}

/** The name of the assistant until somebody chooses another. */
export const assistantName = 'Sam';

/** The longest title that search engines show whole; that of the home page is name and tagline. */
const longestTitle = 60;

export const taglineWords = ({ name, city }: CityFacts): string =>
  `${name} | Local deals in ${city}`.length <= longestTitle ? `Local deals in ${city}` : 'For less';

export const descriptionWords = ({ city }: CityFacts): string =>
  `Local deals in ${city}, with prices, terms and end dates, plus an assistant that helps you choose.`;

/** The longest of the phrases that `keywords` takes. */
const longestKeyword = 60;

export function keywordWords({ city }: CityFacts): string[] {
  const kinds = ['deals', 'discounts', 'restaurants', 'events', 'with kids', 'this weekend', 'offers'];
  const phrases = [...kinds.map((kind) => [city, kind]), ['things to do in', city]];
  return phrases.map((words) => {
    const phrase = words.join(' ');
    return phrase.length <= longestKeyword ? phrase : (words.find((word) => word !== city) ?? city);
  });
}

/** The longest headline, and the longest word in it that phones have room for. */
const longestHeadline = 23;
const longestWord = 11;

export function heroWords({ city }: CityFacts) {
  const fits =
    city.length <= longestHeadline && city.split(/[\s-]/).every((word) => word.length <= longestWord);
  return {
    headline: [fits ? `${city},` : 'Your city,', 'for less.'],
    lead: `{count} local deals${fits ? '' : ` in ${city}`}, plus an assistant that helps you pick.`,
  };
}

export function listingDefaults({ city, hasNeighborhoods }: CityFacts) {
  const filters = hasNeighborhoods ? 'category, neighborhood and price' : 'category and price';
  return {
    all: {
      label: 'All deals',
      heading: `All deals in ${city}`,
      intro: `Start with the biggest saving, or filter by ${filters}.`,
      metaDescription: `Every live deal in ${city}. Filter by ${filters}, and sort by saving or end.`,
    },
    featured: {
      label: 'Featured deals',
      heading: 'Featured deals',
      intro: 'Our picks: good choices for a free evening or a day with guests.',
      metaDescription: `Our top picks in ${city}, with prices, savings and end dates.`,
    },
  };
}

export const linkWords = {
  allDeals: 'All deals',
  featured: 'our picks',
  ask: (name: string) => `Ask ${name}`,
  pages: { about: 'About', contact: 'Contact', privacy: 'Privacy', terms: 'Terms' },
};

export const popularWords = { heading: 'Popular searches', note: 'Good places to start' };

export const promotionWords = { heading: 'Find something good for tonight', link: 'See all deals' };

export const footerWords = ({ city }: CityFacts) => ({
  blurb: `Local deals in ${city}, with prices, terms and end dates in plain words.`,
  areasHeading: 'Neighborhoods',
  note: city.length <= 50 ? `Made in ${city}` : 'Made here',
});

export const disclosureWords = {
  heading: 'How we earn',
  text: 'This site has affiliate links. If you click one and buy, we may earn a commission, at no extra cost to you. Commissions never change the prices we show.',
  besideLink: 'Paid link',
};

export const sampleNoticeWords = {
  heading: 'Sample offers',
  text: 'The deals on this site are samples with invented vendors and prices. They show how the site works and can’t be bought.',
};

export const assistantWords = ({ city }: CityFacts) => ({
  greeting: `Hi! I’m ${assistantName}, and I know the deals in ${city}. Who’s coming, and what are you in the mood for?`,
  placeholder: 'Dinner for two on Saturday',
  footnote: 'Answers come from our deals, on your device.',
});
