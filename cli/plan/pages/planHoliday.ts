import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { PageOf } from '../../../data/model/pages/page.ts';
import type { Link } from '../../../data/model/pages/view.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { SiteHoliday, SiteHolidayPage } from '../../content/site.ts';
import type { PlanContext } from '../planContext.ts';
import { fillPlaceholders, namesDays } from './contentText.ts';
import { guidePage, linkCards } from './guidePage.ts';
import { planBlocks } from './holidayBlocks.ts';
import { daysAround, holidayFill, longDay } from './holidayTime.ts';
import { relatedGuides } from './relatedGuides.ts';

/** The hub of a holiday and its other pages, with their aliases. All are about the coming day of the holiday. */
export function planHoliday(context: PlanContext, holiday: SiteHoliday): PageOf<'guide'>[] {
  return [planHub(context, holiday), ...holiday.pages.flatMap((page) => planPage(context, holiday, page))];
}

function planHub(context: PlanContext, holiday: SiteHoliday): PageOf<'guide'> {
  return planOne(context, holiday, holiday, `/${holiday.id}`, (words) => ({
    breadcrumbs: [],
    layout: 'hub',
    cards: { heading: words.cardsHeading, items: linkCards(words.cards) },
    related: [],
  }));
}

function planPage(context: PlanContext, holiday: SiteHoliday, page: SiteHolidayPage): PageOf<'guide'>[] {
  const planned = planOne(context, holiday, page, `/${holiday.id}/${page.name}`, (_, clock) => ({
    breadcrumbs: [{ label: holiday.name, href: `/${holiday.id}` }],
    layout: 'guide',
    cards: null,
    related: relatedGuides(context, clock, page.related),
  }));
  const aliases = page.aliases.map((alias) => ({ ...planned, path: alias, indexable: false }));
  return [planned, ...aliases];
}

/** What the hub and the other pages of a holiday have each in their own way. */
interface OwnParts extends Pick<GuideProps, 'layout' | 'cards' | 'related'> {
  readonly breadcrumbs: readonly Link[];
}

function planOne<Content extends SiteHoliday | SiteHolidayPage>(
  context: PlanContext,
  holiday: SiteHoliday,
  content: Content,
  path: string,
  own: (words: Content, clock: Clock) => OwnParts,
): PageOf<'guide'> {
  const clock = context.newClock();
  const day = clock.next(holiday.date);
  const datedUntil = clock.validity().until;
  const fill = holidayFill(context, holiday, day);
  const words = fillPlaceholders(content, fill);
  const { breadcrumbs, ...parts } = own(words, clock);
  const range = daysAround(context, holiday, day);
  return guidePage(context, clock, {
    path,
    source: content.source,
    words,
    published: holiday.publishedDate,
    updated: content.updatedDate,
    breadcrumbs,
    parts: {
      ...parts,
      scene: holiday.scene,
      hero: null,
      range: longDay(day),
      updatedFor: null,
      datedUntil,
      leadIsDated: namesDays(content.description),
      selection: null,
      blocks: planBlocks(context, clock, words.blocks, { day, range }),
      assistantPrompt: fillPlaceholders(holiday.assistantPrompt, fill),
    },
  });
}
