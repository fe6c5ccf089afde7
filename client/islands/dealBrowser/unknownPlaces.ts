import { t } from '../../../data/messages/t.ts';
import type { DealFilter } from '../../../data/model/deals/dealFilter.ts';
import { formatList } from '../../../data/model/formatList.ts';

/** Says which category and neighborhoods of `asked` are not among those of `known`, which are left. */
export function unknownPlaces(asked: DealFilter, known: DealFilter): string {
  const quoted = (ids: readonly string[]) =>
    formatList(
      'disjunction',
      ids.map((id) => t('results.quoted', { words: id })),
    );
  const areas = asked.neighborhoods.filter((id) => !known.neighborhoods.includes(id));
  return [
    asked.category !== null && asked.category !== known.category
      ? t('results.no-category', { name: quoted([asked.category]) })
      : '',
    areas.length > 0 ? t('results.no-area', { names: quoted(areas) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
