import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { PlannedPage } from '../../../data/model/pages/page.ts';
import type { Link } from '../../../data/model/pages/view.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { liveWords } from '../../content/liveWords.ts';
import type { SiteHoliday, SiteHolidayPage } from '../../content/site.ts';
import type { PlanContext } from '../planContext.ts';
import { placeholdersIn, undated } from './contentText.ts';
import { liveTitles } from './dealLinks.ts';
import { formatFullDay, holidayPlaceholders, holidayRange } from './guideDates.ts';
import { relatedGuides } from './guideLinks.ts';
import { guidePage, linkCards } from './guidePage.ts';
import { planBlocks } from './holidayBlocks.ts';
import { wordEnds } from './wordEnds.ts';
import { wordingOf } from './wording.ts';

/** The hub of a holiday and its other pages, with their aliases. All are about the coming day of the holiday. */
export function planHoliday(context: PlanContext, holiday: SiteHoliday): PlannedPage<'guide'>[] {
  return [
    planHub(context, holiday),
    ...holiday.pages.flatMap((page) => planHolidayPage(context, holiday, page)),
  ];
}

function planHub(context: PlanContext, holiday: SiteHoliday): PlannedPage<'guide'> {
  const path = `/${holiday.id}`;
  return planGuide(context, { holiday, content: { ...holiday, pages: [] }, path }, (words) => ({
    breadcrumbs: [],
    layout: 'hub',
    cards: { heading: words.cardsHeading, items: linkCards(words.cards) },
    related: [],
  }));
}

function planHolidayPage(
  context: PlanContext,
  holiday: SiteHoliday,
  page: SiteHolidayPage,
): PlannedPage<'guide'>[] {
  const path = `/${holiday.id}/${page.name}`;
  const planned = planGuide(context, { holiday, content: page, path }, (_, clock) => ({
    breadcrumbs: [{ label: holiday.name, href: `/${holiday.id}` }],
    layout: 'guide',
    cards: null,
    related: relatedGuides(context, clock, page.related),
  }));
  const aliases = page.aliases.map((alias) => ({ ...planned, path: alias, indexable: false }));
  return [planned, ...aliases];
}

/** The props that differ between the hub and the other pages of a holiday. */
interface OwnProps extends Pick<GuideProps, 'layout' | 'cards' | 'related'> {
  readonly breadcrumbs: readonly Link[];
}

function planGuide<Content extends SiteHoliday | SiteHolidayPage>(
  context: PlanContext,
  { holiday, content, path }: { holiday: SiteHoliday; content: Content; path: string },
  planOwnProps: (words: Content, clock: Clock) => OwnProps,
): PlannedPage<'guide'> {
  const clock = context.newClock();
  const day = clock.next(holiday.date);
  const datedUntil = clock.validity().until;
  const placeholdersAt = (now: Clock) => holidayPlaceholders(context, holiday, now.next(holiday.date));
  const wording = wordingOf(placeholdersAt(clock), wordEnds(context, null, placeholdersAt));
  const prose = liveWords(content, liveTitles(context, clock));
  const words = wording.plain(prose);
  const { breadcrumbs, ...ownProps } = planOwnProps(words, clock);
  const range = holidayRange(context, holiday, day);
  return guidePage(context, clock, {
    path,
    source: content.source,
    words,
    prose,
    wording,
    undatedTitle: undated(content.metaTitle, words.metaTitle),
    published: holiday.publishedDate,
    updated: content.updatedDate,
    breadcrumbs,
    art: content.art ?? null,
    ownProps: {
      ...ownProps,
      scene: holiday.scene,
      hero: null,
      range: formatFullDay(day),
      updatedFor: null,
      madeFor: { days: formatFullDay(day), when: null },
      datedUntil,
      yearUntil: null,
      leadIsDated: placeholdersIn(content.description).length > 0,
      selection: null,
      blocks: planBlocks(context, clock, prose.blocks, { day, range }, wording),
      assistantPrompt: wording.plain(holiday.assistantPrompt),
    },
  });
}
