import { type DealFilter, writeFilter } from '../../../data/model/dealFilter.ts';
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
  const hrefs = Array.from(
    { length: count },
    (_, index) => path + writeFilter({ ...filter, page: index + 1 }),
  );
  return <PageLinks page={filter.page} pageHrefs={hrefs} onChoose={(page) => change({ page })} />;
}
