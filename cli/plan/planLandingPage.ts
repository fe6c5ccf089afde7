import type { Clock } from '../../data/model/clock.ts';
import {
  type DateRange,
  formatDay,
  formatLongRange,
  formatShortRange,
  formatWeekday,
} from '../../data/model/dateRange.ts';
import type { GuideProps, PageOf } from '../../data/model/page.ts';
import type { SiteLandingPage } from '../content/site.ts';
import { guideWords, inParagraphs, linkCards } from './guideWords.ts';
import { planHead } from './head.ts';
import { picture } from './picture.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type PlanContext, timing } from './planContext.ts';
import { selectDeals } from './selectDeals.ts';

/** What a time-sensitive page says of its time. */
interface Frame {
  readonly range: DateRange;
  /** For the placeholder of its texts, such as "Nov 20–22". */
  readonly short: string;
  /** For its heading, such as "This Weekend, Nov 20–22". */
  readonly heading: string;
  /** For the line that says for when it was made. */
  readonly long: string;
}

/** A landing page; where it is about today or the weekend, it goes stale when that is over. */
export function planLandingPage(context: PlanContext, page: SiteLandingPage): PageOf<'guide'> {
  const clock = context.newClock();
  const frame = frameOf(context, clock, page);
  const words = fillPlaceholders(page, (name) => {
    if (name === 'year') return String(clock.year());
    return frame?.short ?? '';
  });
  const path = `/${page.name}`;
  const selection = selectDeals(context, clock, words.selection, {
    range: frame?.range ?? null,
    adultsOnly: page.isAdultOriented,
    neighborhood: page.locationSpecific ?? null,
  });
  const { valid, lastModified } = timing(context, clock, [
    page.publishedDate,
    page.updatedDate ?? page.publishedDate,
  ]);
  const props: GuideProps = {
    ...guideWords(context, words),
    head: planHead(context.site, {
      title: words.metaTitle,
      description: words.metaDescription,
      canonicalPath: path,
      keywords: words.relatedKeywords,
      type: 'article',
      indexable: true,
      published: page.publishedDate,
      lastModified,
    }),
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: words.title, href: path },
    ],
    layout: 'guide',
    scene: 'dusk',
    hero: page.heroImage === undefined ? null : picture(context.site, page.heroImage),
    range: frame?.heading ?? null,
    updatedFor: frame && `Updated for ${frame.long}`,
    introduction: inParagraphs(words.introduction),
    cards: words.cards ? { heading: words.cards.heading, items: linkCards(words.cards.items) } : null,
    selection,
    blocks: [],
    related: relatedPages(context, page),
    assistantPrompt: null,
  };
  return {
    kind: 'guide',
    path,
    canonicalPath: path,
    props,
    valid,
    lastModified,
    indexable: true,
    source: page.source,
  };
}

function frameOf({ site }: PlanContext, clock: Clock, { timeFrame }: SiteLandingPage): Frame | null {
  if (timeFrame === undefined) return null;
  if (timeFrame === 'today') {
    const day = clock.today();
    const range = { first: day, last: day };
    const heading = `Today, ${formatWeekday(day)}, ${formatDay(day)}`;
    return {
      range,
      short: formatDay(day),
      heading,
      long: `${formatWeekday(day)}, ${formatLongRange(range)}`,
    };
  }
  const range = clock.weekend(site.config.publicHolidays.map(({ date }) => date));
  const short = formatShortRange(range);
  return { range, short, heading: `This Weekend, ${short}`, long: formatLongRange(range) };
}

function relatedPages({ site }: PlanContext, { related }: SiteLandingPage): GuideProps['related'] {
  return related.flatMap((name) => {
    const page = site.landingPages.find((candidate) => candidate.name === name);
    return page ? { label: page.title, href: `/${name}`, description: page.description } : [];
  });
}
