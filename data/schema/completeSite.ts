import { hasAssistant } from '../model/languages.ts';
import { allDealsPath, categoryPath, chatPath, featuredPath } from '../model/routes.ts';
import { slugFromText } from '../model/slugFromText.ts';
import type { Category } from './dealGroups.ts';
import type { SiteConfig, WrittenSite } from './site.ts';
import { assistantSchema } from './siteAssistant.ts';
import {
  assistantName,
  assistantWords,
  type CityFacts,
  descriptionWords,
  disclosureWords,
  footerWords,
  heroWords,
  keywordWords,
  linkWords,
  listingDefaults,
  popularWords,
  promotionWords,
  sampleNoticeWords,
  taglineWords,
} from './siteWords.ts';

/** What else the content has, for the links of a site that names none. */
export interface SiteNeighbors {
  readonly categories: readonly Pick<Category, 'id' | 'label' | 'art'>[];
  /** Ids of neighborhoods. */
  readonly neighborhoods: readonly string[];
  /** Names of prose pages, such as "about". */
  readonly pages: readonly string[];
}

/** The end of the addresses of a city without letters of the Latin alphabet. */
const plainSlug = 'our-city';

/** Fills in what `site.json` leaves out, from what it says of the city and what else the content has. */
export function completeSite(written: WrittenSite, neighbors: SiteNeighbors): SiteConfig {
  const { name, city } = written;
  const facts: CityFacts = {
    name,
    city: city.name,
    hasNeighborhoods: neighbors.neighborhoods.length > 1,
    hasAssistant: hasAssistant(written),
  };
  const assistant = written.assistant ?? assistantOf(facts, neighbors);
  return {
    ...written,
    tagline: written.tagline ?? taglineWords(facts),
    description: written.description ?? descriptionWords(facts),
    productSlug: written.productSlug ?? productSlugOf(city),
    keywords: written.keywords ?? keywordWords(facts),
    hero: written.hero ?? heroWords(facts),
    listings: written.listings ?? listingDefaults(facts),
    popularSearches: written.popularSearches ?? popularOf(neighbors),
    promotion: written.promotion ?? promotionOf(),
    navigation: written.navigation ?? navigationOf(neighbors, facts.hasAssistant ? assistant.name : null),
    footer: written.footer ?? footerWords(facts),
    disclosure: written.disclosure ?? disclosureWords(),
    sampleNotice: written.sampleNotice ?? sampleNoticeWords(),
    assistant,
  };
}

const productSlugOf = ({ name, regionCode }: WrittenSite['city']): string =>
  slugFromText([name, regionCode ?? ''].join(' ')) || plainSlug;

const categoryLinks = ({ categories }: SiteNeighbors) =>
  categories.map(({ id, label }) => ({ label, href: categoryPath(id) }));

const popularOf = (neighbors: SiteNeighbors): SiteConfig['popularSearches'] => ({
  ...popularWords(),
  links: [{ label: linkWords().featured, href: featuredPath() }, ...categoryLinks(neighbors).slice(0, 7)],
});

function promotionOf(): SiteConfig['promotion'] {
  const { heading, link } = promotionWords();
  return { heading, link: { label: link, href: allDealsPath() } };
}

/** `guide` is the name of the assistant; `null` if the site has none. */
function navigationOf(
  { neighborhoods, pages }: SiteNeighbors,
  guide: string | null,
): SiteConfig['navigation'] {
  const words = linkWords();
  const allDeals = { label: words.allDeals, href: allDealsPath() };
  const ask = guide === null ? [] : [{ label: words.ask(guide), href: chatPath() }];
  const prose = Object.entries(words.pages).filter(([page]) => pages.includes(page));
  return {
    header: [allDeals],
    menu: [allDeals, ...ask],
    guides: [],
    areas: neighborhoods.slice(0, 10),
    quickLinks: [...ask, ...prose.map(([page, label]) => ({ label, href: `/${page}` }))],
  };
}

function assistantOf(facts: CityFacts, neighbors: SiteNeighbors): SiteConfig['assistant'] {
  const links = neighbors.categories
    .slice(0, 4)
    .map(({ id, label, art }) => ({ label, href: categoryPath(id), ...(art && { drawing: art.drawing }) }));
  return assistantSchema.parse({
    name: assistantName,
    ...assistantWords(facts),
    quickReplies: links.length > 0 ? links : [{ label: linkWords().allDeals, href: allDealsPath() }],
  });
}
