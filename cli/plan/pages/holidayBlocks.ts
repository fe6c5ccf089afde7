import { t } from '../../../data/messages/t.ts';
import { directionsTo } from '../../../data/model/directions.ts';
import type { EventFilter, GuideBlock, HolidayEvent } from '../../../data/model/pages/guide.ts';
import { drawMap } from '../../../data/model/spotMap.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { type DateRange, formatDay, formatWeekday } from '../../../data/model/time/dateRange.ts';
import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import type { HolidayBlock } from '../../../data/schema/holidayBlock.ts';
import { cityMapPicture } from '../images/cityMap.ts';
import type { PlanContext } from '../planContext.ts';
import { splitParagraphs } from './contentText.ts';
import { linkCards } from './guidePage.ts';
import { noRequirements, selectDeals, spokenSelection } from './selectDeals.ts';
import type { Wording } from './wording.ts';

type BlockOf<Kind extends HolidayBlock['kind']> = Extract<HolidayBlock, { kind: Kind }>;
type EventContent = BlockOf<'events'>['items'][number];

/** The day of a holiday, and the days whose deals its pages show. */
export interface HolidayDates {
  readonly day: LocalDate;
  readonly range: DateRange;
}

/** The blocks of a holiday's page, whose texts are live, as templates show them. */
export function planBlocks(
  context: PlanContext,
  clock: Clock,
  blocks: readonly HolidayBlock[],
  dates: HolidayDates,
  wording: Wording,
): GuideBlock[] {
  const { plain, linked } = wording;
  return blocks.map((block) => {
    if (block.kind === 'prose') {
      const paragraphs = splitParagraphs(block.text).map(linked);
      return { kind: 'prose', heading: plain(block.heading), paragraphs };
    }
    if (block.kind !== 'deals') return planBlock(context, plain(block), dates.day);
    const selection = spokenSelection(block.selection, wording);
    const requirements = { ...noRequirements, range: dates.range };
    return { kind: 'deals', selection: selectDeals(context, clock, selection, requirements) };
  });
}

function planBlock(
  context: PlanContext,
  block: Exclude<HolidayBlock, { kind: 'prose' | 'deals' }>,
  day: LocalDate,
): GuideBlock {
  switch (block.kind) {
    case 'cards':
      return { ...headingOf(block), kind: 'cards', items: linkCards(block.items) };
    case 'displays':
      return {
        ...headingOf(block),
        kind: 'displays',
        items: block.items.map((item) => ({ ...item, time: clockTime(item.time) })),
      };
    case 'spots':
      return planSpots(context, block);
    case 'events':
      return planEvents(context, block, day);
    case 'activities':
      return { ...headingOf(block), kind: 'activities', items: block.items };
    case 'celebrations':
      return { ...headingOf(block), kind: 'celebrations', items: block.items };
  }
}

const headingOf = ({ heading, intro }: { heading: string; intro?: string | undefined }) => ({
  heading,
  intro: intro ?? null,
});

/** "21:30" as "9:30 PM", or as it is where clocks count to 24. */
function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? t('time.am') : t('time.pm');
  if (half === '') return time;
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}:${String(minutes).padStart(2, '0')} ${half}`;
}

function planSpots({ site }: PlanContext, block: BlockOf<'spots'>): GuideBlock {
  return {
    ...headingOf(block),
    kind: 'spots',
    map: site.map && drawMap(site.map, cityMapPicture(site.map).href, block.items),
    items: block.items.map(({ coordinates, ...item }, index) => ({
      ...item,
      number: index + 1,
      directions: directionsTo(coordinates),
    })),
  };
}

const eventFilterLabels = (): Readonly<Record<EventFilter, string>> => ({
  concert: t('event.concerts'),
  festival: t('event.festivals'),
  parade: t('event.parades'),
  family: t('event.families'),
  free: t('event.free'),
});

function planEvents(context: PlanContext, block: BlockOf<'events'>, day: LocalDate): GuideBlock {
  const labels = eventFilterLabels();
  const ids = Object.keys(labels) as EventFilter[];
  return {
    ...headingOf(block),
    kind: 'events',
    filters: ids.map((id) => ({ id, label: labels[id] })),
    items: block.items.map((item) => planEvent(context, item, day)),
  };
}

function planEvent({ zone }: PlanContext, item: EventContent, day: LocalDate): HolidayEvent {
  const date = addDays(day, item.dayOffset);
  const end = item.endTime ?? null;
  const instantOf = (time: string) => zone.timeOfDay(date, time);
  return {
    title: item.title,
    date,
    dateLabel: `${formatWeekday(date)}, ${formatDay(date)}`,
    time: [item.time, ...(end === null ? [] : [end])].map(clockTime).join(' – '),
    start: zone.format(instantOf(item.time)),
    end: end === null ? null : zone.format(instantOf(end)),
    overAt: end === null ? zone.endOfDate(date) : instantOf(end),
    location: item.location,
    address: item.address ?? null,
    description: item.description,
    category: eventCategoryLabels()[item.category],
    ticketsRequired: item.ticketsRequired,
    free: item.free,
    filters: filtersOf(item),
  };
}

function filtersOf({ category, familyFriendly, free }: EventContent): EventFilter[] {
  const filters = new Set<EventFilter>();
  if (category !== 'other') filters.add(category);
  if (familyFriendly) filters.add('family');
  if (free) filters.add('free');
  return [...filters];
}

const eventCategoryLabels = () => ({
  concert: t('event.concert'),
  festival: t('event.festival'),
  parade: t('event.parade'),
  family: t('event.family'),
  other: t('event.other'),
});
