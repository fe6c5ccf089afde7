import type { GuideProps, LinkCard } from '../../data/model/guide.ts';
import type { LinkCardContent, Question, Tip } from '../../data/schema/guide.ts';
import { picture } from './picture.ts';
import type { PlanContext } from './planContext.ts';

/** What all guides say alike. */
export function guideWords(
  { site }: PlanContext,
  words: {
    readonly title: string;
    readonly description: string;
    readonly tips: readonly Tip[];
    readonly questions: readonly Question[];
  },
): Pick<GuideProps, 'skyline' | 'heading' | 'lead' | 'tips' | 'questions'> {
  const { skyline } = site.config.brand;
  return {
    skyline: { light: picture(site, skyline.light), dark: picture(site, skyline.dark) },
    heading: words.title,
    lead: words.description,
    tips: words.tips,
    questions: words.questions.map(({ question, answer }) => ({ question, answer: inParagraphs(answer) })),
  };
}

/** Cards of the content as templates take them. */
export const linkCards = (cards: readonly LinkCardContent[]): LinkCard[] =>
  cards.map(({ title, ...card }) => ({ label: title, ...card }));

/** A text in its paragraphs, which empty lines part. */
export const inParagraphs = (text: string): string[] =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
