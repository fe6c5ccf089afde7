import { useEffect, useRef } from 'react';
import { writeFilter } from '../../../data/model/deals/dealFilter.ts';
import { allDealsPath, whenPath } from '../../../data/model/routes.ts';
import {
  isWhenFilter,
  listedTimes,
  type NamedTime,
  namedTimes,
} from '../../../data/model/time/whenFilter.ts';
import { PlaceMenu } from './FacetMenus.tsx';
import { whenLabels } from './facetLabels.ts';
import type { MenuProps } from './menuProps.ts';

/** Times without a listing of their own are found by script only. */
const linkTo = (id: NamedTime) => {
  const listed = listedTimes.find((time) => time === id);
  return listed ? { href: whenPath(listed) } : { href: `${allDealsPath}?when=${id}`, needsScript: true };
};

const links = namedTimes.map((id) => ({
  id,
  label: whenLabels[id],
  ...linkTo(id),
}));

/** The menu of times: words, and a date. */
export function WhenMenu(menu: MenuProps) {
  const { filter, change, props } = menu;
  const date = filter.when?.startsWith('2') ? filter.when : '';
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not a controlled field, because that would lose dates that are only half typed.
    if (input.current && input.current.value !== date) input.current.value = date;
  }, [date]);
  const choose = (when: string) => {
    if (!isWhenFilter(when)) return;
    // A listing keeps its own time.
    if (props.scope.when === null) change({ when });
    else location.assign(allDealsPath + writeFilter({ ...filter, when, page: 1 }));
  };
  return (
    <PlaceMenu {...menu} facet="when" places={links}>
      <li className="extra">
        <label>
          On a date
          <input ref={input} type="date" defaultValue="" onChange={({ target }) => choose(target.value)} />
        </label>
      </li>
    </PlaceMenu>
  );
}
