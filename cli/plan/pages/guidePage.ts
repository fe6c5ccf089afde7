import { t } from '../../../data/messages/t.ts';
import type { GuideProps, LinkCard } from '../../../data/model/pages/guide.ts';
import type { PlannedPage } from '../../../data/model/pages/page.ts';
import { titleThatFits } from '../../../data/model/pages/titleThatFits.ts';
import type { Link, SkylinePictures } from '../../../data/model/pages/view.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { Art } from '../../../data/schema/art.ts';
import type { GuideQuestion, GuideTip, LinkCardContent } from '../../../data/schema/guide.ts';
import type { Mood } from '../../art/skyline.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { splitParagraphs } from './contentText.ts';
import type { Wording } from './wording.ts';

/** The texts of any guide, as they are at the time. */
interface GuideWords {
  readonly title: string;
  readonly description: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly relatedKeywords: readonly string[];
  readonly introduction: string;
  readonly tips: readonly GuideTip[];
  readonly questions: readonly GuideQuestion[];
}

/** The props that are derived in the same way for every guide. */
type SharedProps =
  | 'head'
  | 'breadcrumbs'
  | 'skyline'
  | 'tone'
  | 'heading'
  | 'lead'
  | 'introduction'
  | 'tips'
  | 'questions'
  | 'undatedTitle';

/** What differs between guides. */
export interface GuideDraft {
  readonly path: string;
  readonly source: string;
  /** As `wording` says them without links. */
  readonly words: GuideWords;
  /** The title with what is left of it once its days are over. */
  readonly undatedTitle: string;
  /** The same with references to deals and placeholders, which `wording` fills. */
  readonly prose: Pick<GuideWords, 'introduction' | 'tips' | 'questions'>;
  readonly wording: Wording;
  readonly published: LocalDate;
  readonly updated: LocalDate | undefined;
  /** Between home and the guide itself. */
  readonly breadcrumbs: readonly Link[];
  /** What is drawn in front of the city; `null` for the city alone. */
  readonly art: Art | null;
  readonly ownProps: Omit<GuideProps, SharedProps>;
}

/** The page of a guide. `clock` must already have been asked for everything that `draft` depends on. */
export function guidePage(context: PlanContext, clock: Clock, draft: GuideDraft): PlannedPage<'guide'> {
  const { path, source, words, prose, wording, published } = draft;
  const { plain, linked } = wording;
  const { valid, lastModified } = timing(context, clock, [published, draft.updated ?? published]);
  const head = planHead(context, {
    title: words.metaTitle,
    description: words.metaDescription,
    canonicalPath: path,
    keywords: words.relatedKeywords,
    type: 'article',
    indexable: true,
    published,
    lastModified,
  });
  const props: GuideProps = {
    ...draft.ownProps,
    head,
    breadcrumbs: [
      { label: t('page.home'), href: '/' },
      ...draft.breadcrumbs,
      { label: words.title, href: path },
    ],
    skyline: skylineOf(context, draft),
    tone: draft.art?.tone ?? null,
    heading: words.title,
    undatedTitle: titleThatFits(draft.undatedTitle, context.site.config.name),
    lead: words.description,
    introduction: splitParagraphs(prose.introduction).map(linked),
    tips: prose.tips.map(({ icon, title, text }) => ({ icon, title: plain(title), text: linked(text) })),
    questions: prose.questions.map(({ question, answer }) => ({
      question: plain(question),
      answer: splitParagraphs(answer).map(linked),
    })),
  };
  return {
    kind: 'guide',
    path,
    canonicalPath: path,
    valid,
    lastModified,
    indexable: true,
    source,
    makeProps: () => props,
  };
}

/** The city by day or in the evening, and in the dark theme at night. */
function skylineOf({ posters }: PlanContext, { art, ownProps: { scene } }: GuideDraft): SkylinePictures {
  const pictureIn = (mood: Mood) => (art ? posters.hero(art.drawing, mood) : posters.skyline(mood));
  return { light: pictureIn(scene === 'day' ? 'day' : 'dusk'), dark: pictureIn('night') };
}

/** Cards of the content as templates show them. */
export const linkCards = (cards: readonly LinkCardContent[]): LinkCard[] =>
  cards.map(({ title, ...card }) => ({ label: title, ...card }));
