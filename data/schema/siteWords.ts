import { t } from '../messages/t.ts';

/*
 * What a site says where its content says nothing, in the words of its catalogue.
 */

/** What the sentences speak of. */
export interface CityFacts {
  /** The name of the site. */
  readonly name: string;
  readonly city: string;
  /** Whether visitors can choose between neighborhoods. */
  readonly hasNeighborhoods: boolean;
  readonly hasAssistant: boolean;
}

/** The name of the assistant until somebody chooses another. */
export const assistantName = 'Sam';

/** The longest title that search engines show whole; that of the home page is name and tagline. */
const longestTitle = 60;

export function taglineWords({ name, city }: CityFacts): string {
  const tagline = t('default.tagline', { city });
  return `${name} | ${tagline}`.length <= longestTitle ? tagline : t('default.tagline-short');
}

export const descriptionWords = ({ city, hasAssistant }: CityFacts): string =>
  hasAssistant ? t('default.description', { city }) : t('default.description-alone', { city });

/** The longest of the phrases that `keywords` takes. */
const longestKeyword = 60;

export const keywordWords = ({ city }: CityFacts): string[] =>
  t('default.keywords', { city })
    .split('|')
    .map((phrase) => (phrase.length <= longestKeyword ? phrase : phrase.replace(city, '').trim()));

/** The longest headline, and the longest word in it that phones have room for. */
const longestHeadline = 23;
const longestWord = 11;

export function heroWords({ city, hasAssistant }: CityFacts) {
  const fits =
    city.length <= longestHeadline && city.split(/[\s-]/).every((word) => word.length <= longestWord);
  const headline = fits ? t('default.headline', { city }) : t('default.headline-unnamed');
  // A placeholder of the content, for the number of deals.
  const facts = { city, count: '{count}' };
  return {
    headline: headline.split('|'),
    lead: hasAssistant ? t('default.lead', facts) : t('default.lead-alone', facts),
  };
}

export function listingDefaults({ city, hasNeighborhoods }: CityFacts) {
  return {
    all: {
      label: t('default.all'),
      heading: t('default.all-heading', { city }),
      intro: hasNeighborhoods ? t('default.all-intro') : t('default.all-intro-undivided'),
      metaDescription: hasNeighborhoods
        ? t('default.all-description', { city })
        : t('default.all-description-undivided', { city }),
    },
    featured: {
      label: t('default.featured'),
      heading: t('default.featured'),
      intro: t('default.featured-intro'),
      metaDescription: t('default.featured-description', { city }),
    },
  };
}

export const linkWords = () => ({
  allDeals: t('default.all'),
  featured: t('default.our-picks'),
  ask: (name: string) => t('chat.ask', { name }),
  pages: {
    about: t('default.about'),
    contact: t('default.contact'),
    privacy: t('default.privacy'),
    terms: t('default.terms'),
  },
});

export const popularWords = () => ({ heading: t('default.popular'), note: t('default.popular-note') });

export const promotionWords = () => ({
  heading: t('default.promotion'),
  link: t('default.promotion-link'),
});

/** The longest name of a city that the last line of the footer has room for. */
const longestInFooter = 50;

export const footerWords = ({ city }: CityFacts) => ({
  blurb: t('default.description-alone', { city }),
  areasHeading: t('default.areas'),
  note: city.length <= longestInFooter ? t('default.footer-note', { city }) : t('default.tagline-short'),
});

export const disclosureWords = () => ({
  heading: t('default.disclosure'),
  text: t('default.disclosure-text'),
  besideLink: t('default.paid-link'),
});

export const sampleNoticeWords = () => ({
  heading: t('default.sample'),
  text: t('default.sample-text'),
});

export const assistantWords = ({ city }: CityFacts) => ({
  greeting: t('default.greeting', { name: assistantName, city }),
  placeholder: t('default.placeholder'),
  footnote: t('default.chat-footnote'),
});
