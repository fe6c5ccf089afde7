import { t } from '../../../data/messages/t.ts';
import type { GuideRecord } from '../../../data/model/deals/dealRecord.ts';
import type { GuideProps } from '../../../data/model/pages/guide.ts';
import { withoutLinks, wordsWithoutLinks } from '../../../data/model/pages/linkedText.ts';
import type { Link } from '../../../data/model/pages/view.ts';
import { categoryPath, dealPath, neighborhoodPath, whenPath } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import { listedTimes } from '../../../data/model/time/whenFilter.ts';
import type { Art } from '../../../data/schema/art.ts';
import { areaChoices } from '../../content/cityParts.ts';
import { liveWords, plainTexts } from '../../content/liveWords.ts';
import type { Site, SiteHoliday, SiteHolidayPage } from '../../content/site.ts';
import type { PlanContext } from '../planContext.ts';
import { type Placeholders, withoutPlaceholders } from './contentText.ts';
import { liveTitles } from './dealLinks.ts';
import { guideArt } from './guideArt.ts';
import { holidayPlaceholders, landingPlaceholders, timeFrameOf } from './guideDates.ts';
import { listingWords } from './listingWords.ts';
import { wordEnds } from './wordEnds.ts';
import { wordingOf } from './wording.ts';

/** Landing pages and holidays by their titles, for pages that do not change with time. */
export const guideLinks = ({ landingPages, holidays }: Site): Link[] => [
  ...holidays.map(({ id, name }) => ({ label: name, href: `/${id}` })),
  ...landingPages.map(({ name, metaTitle }) => ({ label: withoutPlaceholders(metaTitle), href: `/${name}` })),
];

/** More would make the data longer than searching needs. */
export const maxUpcoming = 100;

/** The pages that search proposes: guides, the lists of areas, categories and times, and the deals that begin next. */
export function guideRecords(context: PlanContext, clock: Clock): GuideRecord[] {
  const { categories } = context.site;
  const live = liveTitles(context, clock);
  const listed = (list: GuideRecord['list'], title: string, href: string, intro: string): GuideRecord => ({
    href,
    title,
    description: plainTexts(liveWords(intro, live)),
    ...(list && { list }),
  });
  return [
    ...foundGuides(context, clock),
    ...areaChoices(context.site).map(({ id, label, intro, aliases }) => ({
      ...listed('area', label, neighborhoodPath(id), intro),
      names: aliases.join(' '),
    })),
    ...categories.map(({ id, label, intro }) => listed('category', label, categoryPath(id), intro)),
    ...listedTimes.map((time) => {
      const { label, intro } = listingWords(context.site, time);
      return listed('time', label, whenPath(time), intro);
    }),
    ...context.catalog.upcoming.slice(0, maxUpcoming).map(({ deal, run }) => ({
      href: dealPath(deal.slug),
      title: deal.title,
      description: [run.first && `${t('card.from', { date: formatDate(run.first) })}.`, deal.summary]
        .filter(Boolean)
        .join(' '),
      names: (deal.tags ?? []).join(' '),
      list: 'upcoming' as const,
    })),
  ];
}

/**
 * All guides for search: a holiday's hub by its name, its pages and landing pages by their titles. Their words are those of
 * `clock`, whose answers the guides themselves depend on.
 */
function foundGuides(context: PlanContext, clock: Clock): GuideRecord[] {
  const { landingPages, holidays } = context.site;
  const described = (href: string, label: string, names: string): GuideRecord[] =>
    relatedGuides(context, clock, [href]).map(({ description }) => ({
      href,
      title: withoutPlaceholders(label),
      description: wordsWithoutLinks(description),
      names,
    }));
  const keywords = (page: { readonly relatedKeywords: readonly string[] }) =>
    withoutPlaceholders(page.relatedKeywords.join(' '));
  return [
    ...holidays.flatMap((holiday) => {
      const date = clock.next(holiday.date);
      // Its date is how many people look for it: "july 4".
      const names = `${keywords(holiday)} ${formatDate(date)}`;
      return [
        ...described(`/${holiday.id}`, holiday.name, names).map((hub) => ({ ...hub, date })),
        ...holiday.pages.flatMap((page) =>
          described(`/${holiday.id}/${page.name}`, page.metaTitle, keywords(page)),
        ),
      ];
    }),
    ...landingPages.flatMap((page) => described(`/${page.name}`, page.metaTitle, keywords(page))),
  ];
}

/** Links from a guide to others, with their drawings, titles and descriptions at the time of `clock`. */
export function relatedGuides(
  context: PlanContext,
  clock: Clock,
  paths: readonly string[],
): GuideProps['related'] {
  return paths.flatMap((path) => {
    const guide = findGuide(context, clock, path);
    if (!guide) return [];
    const { title, description } = guide.words;
    const words = liveWords({ label: title, description }, liveTitles(context, clock));
    const ends = wordEnds(context, null, (now) => findGuide(context, now, path)?.placeholders ?? String);
    const { plain, linked } = wordingOf(guide.placeholders, ends);
    return {
      label: plain(words.label),
      href: path,
      description: withoutLinks(linked(words.description)),
      image: guide.art && context.posters.emblem(guide.art.drawing),
    };
  });
}

interface FoundGuide {
  readonly words: { readonly title: string; readonly description: string };
  readonly placeholders: Placeholders;
  readonly art: Art | null;
}

/** Asks `clock` only for placeholders that the words have, so that pages do not go stale needlessly. */
function findGuide(context: PlanContext, clock: Clock, path: string): FoundGuide | null {
  const { landingPages, holidays } = context.site;
  const landing = landingPages.find(({ name }) => path === `/${name}`);
  if (landing) {
    return {
      words: landing,
      art: guideArt(context.site, landing),
      placeholders: (name) => landingPlaceholders(clock, timeFrameOf(context, clock, landing))(name),
    };
  }
  for (const holiday of holidays) {
    const words = path === `/${holiday.id}` ? holiday : findPage(holiday, path);
    if (!words) continue;
    return {
      words,
      art: words.art ?? null,
      placeholders: (name) => holidayPlaceholders(context, holiday, clock.next(holiday.date))(name),
    };
  }
  return null;
}

const findPage = ({ id, pages }: SiteHoliday, path: string): SiteHolidayPage | undefined =>
  pages.find(({ name, aliases }) => path === `/${id}/${name}` || aliases.includes(path));
