import type { Clock } from '../../data/model/clock.ts';
import type { GuideProps } from '../../data/model/guide.ts';
import type { PageOf } from '../../data/model/page.ts';
import type { Link } from '../../data/model/view.ts';
import type { SiteHoliday, SiteHolidayPage } from '../content/site.ts';
import { guideWords, inParagraphs, linkCards } from './guideWords.ts';
import { planHead } from './head.ts';
import { planBlocks } from './holidayBlocks.ts';
import { daysAround, holidayFill, longDay } from './holidayTime.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type PlanContext, timing } from './planContext.ts';
import { relatedGuides } from './relatedGuides.ts';

/** The hub of a holiday and its other pages, with their aliases. All are about the coming day of the holiday. */
export function planHoliday(context: PlanContext, holiday: SiteHoliday): PageOf<'guide'>[] {
  return [planHub(context, holiday), ...holiday.pages.flatMap((page) => planPage(context, holiday, page))];
}

function planHub(context: PlanContext, holiday: SiteHoliday): PageOf<'guide'> {
  const path = `/${holiday.id}`;
  return planOne(context, holiday, holiday, path, (words) => ({
    breadcrumbs: [],
    layout: 'hub',
    cards: { heading: words.cardsHeading, items: linkCards(words.cards) },
    related: [],
  }));
}

function planPage(context: PlanContext, holiday: SiteHoliday, page: SiteHolidayPage): PageOf<'guide'>[] {
  const path = `/${holiday.id}/${page.name}`;
  const planned = planOne(context, holiday, page, path, (_, clock) => ({
    breadcrumbs: [{ label: holiday.name, href: `/${holiday.id}` }],
    layout: 'guide',
    cards: null,
    related: relatedGuides(context, clock, page.related),
  }));
  const aliases = page.aliases.map((alias) => ({ ...planned, path: alias, indexable: false }));
  return [planned, ...aliases];
}

function planOne<Words extends SiteHoliday | SiteHolidayPage>(
  context: PlanContext,
  holiday: SiteHoliday,
  content: Words,
  path: string,
  own: (
    words: Words,
    clock: Clock,
  ) => Pick<GuideProps, 'layout' | 'cards' | 'related'> & { breadcrumbs: readonly Link[] },
): PageOf<'guide'> {
  const clock = context.newClock();
  const day = clock.next(holiday.date);
  const words = fillPlaceholders(content, holidayFill(context, holiday, day));
  const { breadcrumbs, ...parts } = own(words, clock);
  const blocks = planBlocks(context, clock, words.blocks, { day, range: daysAround(context, holiday, day) });
  const edits = [holiday.publishedDate, content.updatedDate ?? holiday.publishedDate];
  const { valid, lastModified } = timing(context, clock, edits);
  const props: GuideProps = {
    ...guideWords(context, words),
    ...parts,
    head: planHead(context.site, {
      title: words.metaTitle,
      description: words.metaDescription,
      canonicalPath: path,
      keywords: words.relatedKeywords,
      type: 'article',
      indexable: true,
      published: holiday.publishedDate,
      lastModified,
    }),
    breadcrumbs: [{ label: 'Home', href: '/' }, ...breadcrumbs, { label: words.title, href: path }],
    scene: holiday.scene,
    hero: null,
    range: longDay(day),
    updatedFor: null,
    introduction: inParagraphs(words.introduction),
    selection: null,
    blocks,
    assistantPrompt: fillPlaceholders(holiday.assistantPrompt, holidayFill(context, holiday, day)),
  };
  const { source } = content;
  return { kind: 'guide', path, canonicalPath: path, props, valid, lastModified, indexable: true, source };
}
