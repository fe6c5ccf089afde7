import { formatShortRange, formatWeekday } from '../../data/model/dateRange.ts';
import { formatDate, type LocalDate } from '../../data/model/localDate.ts';
import type { GuideProps, Link, PageOf } from '../../data/model/page.ts';
import { weekendAround } from '../../data/model/weekend.ts';
import type { SiteHoliday, SiteHolidayPage } from '../content/site.ts';
import { guideWords, inParagraphs, linkCards } from './guideWords.ts';
import { planHead } from './head.ts';
import { planBlocks } from './holidayBlocks.ts';
import { type Fill, fillPlaceholders } from './placeholders.ts';
import { type PlanContext, timing } from './planContext.ts';

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
  const planned = planOne(context, holiday, page, path, () => ({
    breadcrumbs: [{ label: holiday.name, href: `/${holiday.id}` }],
    layout: 'guide',
    cards: null,
    related: relatedPages(context, page.related),
  }));
  const aliases = page.aliases.map((alias) => ({ ...planned, path: alias, indexable: false }));
  return [planned, ...aliases];
}

function planOne<Words extends SiteHoliday | SiteHolidayPage>(
  context: PlanContext,
  holiday: SiteHoliday,
  content: Words,
  path: string,
  own: (words: Words) => Pick<GuideProps, 'layout' | 'cards' | 'related'> & { breadcrumbs: readonly Link[] },
): PageOf<'guide'> {
  const clock = context.newClock();
  const day = clock.next(holiday.date);
  const words = fillPlaceholders(content, fillFor(context, day));
  const { breadcrumbs, ...parts } = own(words);
  const blocks = planBlocks(context, clock, words.blocks, day);
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
    assistantPrompt: fillPlaceholders(holiday.assistantPrompt, fillFor(context, day)),
  };
  const { source } = content;
  return { kind: 'guide', path, canonicalPath: path, props, valid, lastModified, indexable: true, source };
}

/** "Monday, May 31, 2027". */
const longDay = (day: LocalDate) => `${formatWeekday(day)}, ${formatDate(day)}`;

function fillFor({ site }: PlanContext, day: LocalDate): Fill {
  return (name) => {
    if (name === 'date') return longDay(day);
    if (name === 'year') return day.slice(0, 4);
    const holidays = site.config.publicHolidays.map(({ date }) => date);
    return formatShortRange(weekendAround(day, holidays).weekend);
  };
}

function relatedPages({ site }: PlanContext, paths: readonly string[]): GuideProps['related'] {
  const all = [
    ...site.landingPages.map((page) => ({ ...page, href: `/${page.name}` })),
    ...site.holidays.flatMap(({ id, pages, ...hub }) => [
      { ...hub, href: `/${id}` },
      ...pages.flatMap((page) => [`/${id}/${page.name}`, ...page.aliases].map((href) => ({ ...page, href }))),
    ]),
  ];
  return paths.flatMap((path) => {
    const page = all.find(({ href }) => href === path);
    return page ? { label: page.title, href: path, description: page.description } : [];
  });
}
