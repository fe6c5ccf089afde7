import { t } from '../../../data/messages/t.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { dealsPerPage, filterDeals } from '../../../data/model/deals/filterDeals.ts';
import { formatList } from '../../../data/model/formatList.ts';
import {
  formatDate,
  type LocalDate,
  weekdayName,
  weekdayNumber,
} from '../../../data/model/time/localDate.ts';
import { andThen } from '../../search/andThen.ts';
import type { ShownQuery } from './answeredQuery.ts';
import { choiceLabel } from './facetLabels.ts';
import { withTime } from './resultsHeading.ts';

/**
 * What visitors would not guess of the results for their words, of which `best` is the first: when a day is, that nothing is on
 * at the time they named, which words it lacks, because no
 * deal has all of them, and how many deals are left out because they name no hours. Empty if there is nothing to say.
 */
export const resultsNote = (
  asked: ShownQuery,
  best: Pick<DealRecord, 'slug'>,
  now: number,
): string | Promise<string> =>
  andThen(lackedBy(asked, best), (lacked) =>
    [
      dayNote(asked, now),
      timeNote(asked, now),
      lacked.length > 0
        ? t('results.left-out', { words: formatList('conjunction', lacked.map(quoted)) })
        : '',
      withoutHours(asked, now),
    ]
      .filter(Boolean)
      .join(' '),
  );

const dateOfDay = ({ day, calendar }: ShownQuery, now: number) => day?.dateAt(calendar.dateAt(now));

function dayNote(asked: ShownQuery, now: number): string {
  const { day, filter, calendar } = asked;
  const note = (words: string, date: string) => t('results.day', { words: quoted(words), date });
  if (filter.when === 'next-weekend') {
    const { first, last } = calendar.daysOf(filter.when, now);
    return note(t('when.next-weekend'), `${dayText(first)} – ${dayText(last)}`);
  }
  const date = dateOfDay(asked, now);
  return day && date ? note(day.words, dayText(date)) : '';
}

const dayText = (date: LocalDate) => `${weekdayName(weekdayNumber(date), 'long')}, ${formatDate(date)}`;

/** That the shown deals are not for the time that was asked for. */
function timeNote(asked: ShownQuery, now: number): string {
  const { question, filter } = asked;
  const when = dateOfDay(asked, now) ?? question.filter.when;
  if (filter.when !== null || when === null) return '';
  const none = withTime(t('results.no-fit'), when, choiceLabel({ facet: 'when', value: when }, noPlaces));
  return t('results.other-times', { none });
}

const noPlaces = { categories: [], neighborhoods: [], currency: '' };

const quoted = (words: string) => t('results.quoted', { words });

const lackedBy = ({ source, filter }: ShownQuery, { slug }: Pick<DealRecord, 'slug'>) =>
  andThen(source.suggest(filter.query, dealsPerPage), (hits) =>
    hits.flatMap((hit) => (hit.kind === 'deal' && hit.deal.slug === slug ? (hit.without ?? []) : [])),
  );

/** Deals whose hours nobody knows are on today, but neither now nor tonight (data/model/time/whenFilter.ts). */
function withoutHours({ filter, deals, calendar }: ShownQuery, now: number): string {
  if (filter.when !== 'now' && filter.when !== 'tonight') return '';
  const today = filterDeals(deals, { ...filter, when: 'today' }, { now, calendar, place: null });
  const { length } = today.filter(({ when }) => !when?.hours && !when?.sessions);
  return length === 0 ? '' : t('results.no-hours', { count: length, today: t('when.today') });
}
