import { t } from '../../../data/messages/t.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { dealsPerPage, filterDeals } from '../../../data/model/deals/filterDeals.ts';
import { formatList } from '../../../data/model/formatList.ts';
import { andThen } from '../../search/dealSource.ts';
import type { AnsweredQuery } from './answeredQuery.ts';

/**
 * What visitors would not guess of the results for their words, of which `best` is the first: which words it lacks, because no
 * deal has all of them, and how many deals are left out because they name no hours. Empty if there is nothing to say.
 */
export const resultsNote = (
  asked: AnsweredQuery,
  best: Pick<DealRecord, 'slug'>,
  now: number,
): string | Promise<string> =>
  andThen(lackedBy(asked, best), (lacked) =>
    [
      lacked.length > 0
        ? t('results.left-out', { words: formatList('conjunction', lacked.map(quoted)) })
        : '',
      withoutHours(asked, now),
    ]
      .filter(Boolean)
      .join(' '),
  );

const quoted = (words: string) => t('results.quoted', { words });

const lackedBy = ({ source, question }: AnsweredQuery, { slug }: Pick<DealRecord, 'slug'>) =>
  andThen(source.suggest(question.filter.query, dealsPerPage), (hits) =>
    hits.flatMap((hit) => (hit.kind === 'deal' && hit.deal.slug === slug ? (hit.without ?? []) : [])),
  );

/** Deals whose hours nobody knows are on today, but neither now nor tonight (data/model/time/whenFilter.ts). */
function withoutHours({ question, deals, calendar }: AnsweredQuery, now: number): string {
  const { filter } = question;
  if (filter.when !== 'now' && filter.when !== 'tonight') return '';
  const today = filterDeals(deals, { ...filter, when: 'today' }, { now, calendar, place: null });
  const { length } = today.filter(({ when }) => !when?.hours && !when?.sessions);
  return length === 0 ? '' : t('results.no-hours', { count: length, today: t('when.today') });
}
