import { type DealFilter, writeFilter } from '../../../data/model/deals/dealFilter.ts';
import { PageLinks } from '../../ui/PageLinks.tsx';
import type { ChangeFilter } from './useFilter.ts';

/** The pages of what was found; links that can be opened anywhere, and that change only the results here. */
export function Pages({
  path,
  filter,
  count,
  change,
}: {
  readonly path: string;
  readonly filter: DealFilter;
  /** How many pages there are. */
  readonly count: number;
  readonly change: ChangeFilter;
}) {
  return (
    <PageLinks
      page={filter.page}
      count={count}
      hrefOf={(page) => path + writeFilter({ ...filter, page })}
      onChoose={(page) => change({ page })}
    />
  );
}
