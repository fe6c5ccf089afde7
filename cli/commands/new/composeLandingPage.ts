import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { LandingPage } from '../../../data/schema/landingPage.ts';
import { type DraftEntry, titleFromSlug, truncate } from './draftEntry.ts';
import type { ExistingContent } from './existingContent.ts';

/** The fields of a new landing page as typed; `null` if not given. */
export interface LandingPageFields {
  readonly title: string | null;
  readonly pageType: LandingPage['pageType'];
  readonly timeFrame: 'today' | 'weekend' | null;
  readonly category: string | null;
  readonly neighborhood: string | null;
}

/** The number of other pages that a landing page links to, if there are as many. */
const relatedCount = 3;

/** A new landing page, whose texts say that they are drafts. It links to the first of `others`, at least two. */
export function composeLandingPage(
  slug: string,
  given: LandingPageFields,
  { config }: ExistingContent,
  { others, today }: { readonly others: readonly string[]; readonly today: LocalDate },
): DraftEntry {
  const title = given.title ?? truncate(`Draft: ${titleFromSlug(slug)}`, 90);
  const { timeFrame, category, neighborhood } = given;
  const entry = {
    draft: true,
    title,
    description: draftTexts.description,
    metaTitle: truncate(title, 80),
    metaDescription: draftTexts.metaDescription,
    pageType: given.pageType,
    isTimeSensitive: timeFrame !== null,
    ...(timeFrame === null ? {} : { timeFrame }),
    isAdultOriented: false,
    ...(neighborhood === null ? {} : { locationSpecific: neighborhood }),
    publishedDate: today,
    introduction: draftTexts.introduction,
    selection: {
      heading: draftTexts.selectionHeading,
      anyOf: [category === null ? {} : { categories: [category] }],
    },
    tips: draftTexts.tips,
    questions: draftTexts.questions,
    relatedKeywords: config.keywords.slice(0, 7),
    related: others.slice(0, relatedCount),
  };
  const filledIn = ['description', 'metaTitle', 'metaDescription', 'introduction', 'selection', 'tips'];
  const placeholders = [...filledIn, 'questions', 'relatedKeywords', 'related'];
  return { entry, placeholders: given.title === null ? ['title', ...placeholders] : placeholders };
}

/** Placeholder texts of a new landing page. They tell the editor what to write, and readers that it is a draft. */
const draftTexts = {
  description: 'Draft: say in one sentence whom this page helps, and with what.',
  metaDescription: 'Draft: say what a visitor finds here, as search engines should show it.',
  selectionHeading: 'Draft: what these deals have in common',
  introduction: [
    'This is a draft, and nobody has written this page yet. An introduction has at least one hundred and fifty words, because a page that only repeats a list from elsewhere on the site helps no visitor, and search engines leave such pages out.',
    'Begin with the question that brings somebody here, and answer it in the first two sentences. Then say what a person who has lived here for years would tell a friend: which part of town to start in, at what time of the day or of the week, what it usually costs, and what most visitors find out too late.',
    'Go on with how the choice below was made. Say what you left out, and why. Name places, distances and habits that can be checked, and leave out praise that would fit any city. End with the one thing to decide before anything else, so that a reader who stops here has already gained something. When this text is your own, replace the drafts of the tips and the questions too.',
  ].join('\n\n'),
  tips: [
    { title: 'Draft: a first tip', text: 'Say something that saves a visitor time, money or a wasted trip.' },
    { title: 'Draft: a second tip', text: 'Say what to book, to bring or to wear, and until when.' },
  ],
  questions: [
    { question: 'Draft: what do visitors ask first?', answer: 'Answer in two or three sentences.' },
    { question: 'Draft: what does it cost?', answer: 'Answer with amounts that can be checked.' },
    { question: 'Draft: when is the best time?', answer: 'Answer with days, hours or a season.' },
  ],
};
