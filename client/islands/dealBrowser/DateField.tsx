import { useEffect, useRef } from 'react';
import { t } from '../../../data/messages/t.ts';
import { writeFilter } from '../../../data/model/deals/dealFilter.ts';
import { allDealsPath } from '../../../data/model/routes.ts';
import { isWhenFilter } from '../../../data/model/time/whenFilter.ts';
import { dateOf, isRange } from '../../../data/model/time/whenParts.ts';
import type { MenuProps } from './menuProps.ts';

/** The day that the filter asks for. */
export function DateField({ filter, change, props }: MenuProps) {
  const date = filter.when?.startsWith('2') && !isRange(filter.when) ? dateOf(filter.when) : '';
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not a controlled field, because that would lose dates that are only half typed.
    if (input.current && input.current.value !== date) input.current.value = date;
  }, [date]);
  const choose = (when: string) => {
    if (!isWhenFilter(when)) return;
    // A listing keeps its own time.
    if (props.scope.when === null) change({ when });
    else location.assign(allDealsPath() + writeFilter({ ...filter, when, page: 1 }));
  };
  return (
    <label>
      {t('filters.on-date')}
      <input ref={input} type="date" defaultValue="" onChange={({ target }) => choose(target.value)} />
    </label>
  );
}
