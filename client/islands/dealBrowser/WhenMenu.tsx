import { DateField } from './DateField.tsx';
import { PlaceMenu } from './FacetMenus.tsx';
import { timeLinks } from './facetOptions.ts';
import type { MenuProps } from './menuProps.ts';

/** The menu of times: words, and a date. */
export function WhenMenu(menu: MenuProps) {
  return (
    <PlaceMenu {...menu} facet="when" places={timeLinks()}>
      <li className="extra">
        <DateField {...menu} />
      </li>
    </PlaceMenu>
  );
}
