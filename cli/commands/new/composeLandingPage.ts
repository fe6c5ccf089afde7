import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { LandingPage } from '../../../data/schema/landingPage.ts';
import { cutTo, type DraftEntry, wordsOf } from './draftEntry.ts';
import { draftWords } from './draftWords.ts';
import type { Surroundings } from './surroundings.ts';

/** What an operator said of a new landing page; `null` where nothing. */
export interface LandingPageGiven {
  readonly title: string | null;
  readonly pageType: LandingPage['pageType'];
  readonly timeFrame: 'today' | 'weekend' | null;
  readonly category: string | null;
  readonly neighborhood: string | null;
}

/** How many other pages a landing page leads on to, where there are as many. */
const usualRelated = 3;

/**
 * A landing page whose words say that they are a draft. It leads on to the first of `others`, of which there have to
 * be two at least.
 */
export function composeLandingPage(
  slug: string,
  given: LandingPageGiven,
  { config }: Surroundings,
  { others, today }: { readonly others: readonly string[]; readonly today: LocalDate },
): DraftEntry {
  const title = given.title ?? cutTo(`Draft: ${wordsOf(slug)}`, 90);
  const { timeFrame, category, neighborhood } = given;
  const entry = {
    title,
    description: draftWords.description,
    metaTitle: cutTo(title, 80),
    metaDescription: draftWords.metaDescription,
    pageType: given.pageType,
    isTimeSensitive: timeFrame !== null,
    ...(timeFrame === null ? {} : { timeFrame }),
    isAdultOriented: false,
    ...(neighborhood === null ? {} : { locationSpecific: neighborhood }),
    publishedDate: today,
    introduction: draftWords.introduction,
    selection: {
      heading: draftWords.selectionHeading,
      anyOf: [category === null ? {} : { categories: [category] }],
    },
    tips: draftWords.tips,
    questions: draftWords.questions,
    relatedKeywords: config.keywords.slice(0, 7),
    related: others.slice(0, usualRelated),
  };
  const words = ['description', 'metaTitle', 'metaDescription', 'introduction', 'selection', 'tips'];
  const placeholders = [...words, 'questions', 'relatedKeywords', 'related'];
  return { entry, placeholders: given.title === null ? ['title', ...placeholders] : placeholders };
}
