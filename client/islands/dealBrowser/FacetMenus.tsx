import type { ReactNode } from 'react';
import {
  type FacetChoice,
  toggleChoice,
  valuesIn,
  withoutFacet,
  writeFilter,
} from '../../../data/model/deals/dealFilter.ts';
import { isOwnFacet } from '../../search/dealSource.ts';
import type { ListingLink } from './browserProps.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { choiceLabel, facetNames, labelsOf } from './facetLabels.ts';
import type { MenuProps } from './menuProps.ts';

/** The label of the only value of a facet that the filter asks for; `null` for none. */
function chosenLabel({ filter, props }: MenuProps, facet: FacetChoice['facet']): string | null {
  const [value] = valuesIn(filter, facet);
  return value === undefined ? null : choiceLabel({ facet, value }, props);
}

/** The menu of categories, neighborhoods or times; each option links to a listing. */
export function PlaceMenu({
  facet,
  places,
  children,
  ...menu
}: MenuProps & {
  readonly facet: 'category' | 'neighborhood' | 'when';
  readonly places: readonly ListingLink[];
  /** Items after the links. */
  readonly children?: ReactNode;
}) {
  const { filter, change, props, counts } = menu;
  // On a category's own listing, another category is another page, which keeps the rest of the filter.
  const isOwn = isOwnFacet(props.scope, facet);
  const rest = isOwn ? writeFilter(withoutFacet(filter, facet)) : '';
  return (
    <FilterMenu
      name={facetNames[facet]}
      chosen={chosenLabel(menu, facet)}
      isExtra={places.every(({ needsScript }) => needsScript)}
    >
      {places.map(({ id, label, href, count, needsScript }) => (
        <li key={id} className={needsScript ? 'extra' : undefined}>
          <a
            href={href + (href.includes('?') ? rest.replace('?', '&') : rest)}
            aria-current={id === filter[facet] ? (isOwn ? 'page' : 'true') : undefined}
            data-live={isOwn ? undefined : ''}
            onClick={(event) => {
              if (isOwn || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              change({ [facet]: id });
            }}
          >
            {`${label} `}
            <span>{counts ? (counts[facet].get(id) ?? 0) : count}</span>
          </a>
        </li>
      ))}
      {children}
    </FilterMenu>
  );
}

/** The menu of a facet with few values, one of which can be chosen. */
export function FacetMenu({
  facet,
  ...menu
}: MenuProps & { readonly facet: 'price' | 'audience' | 'setting' }) {
  const { filter, change, props, counts } = menu;
  return (
    <FilterMenu name={facetNames[facet]} chosen={chosenLabel(menu, facet)} isExtra>
      {Object.entries(labelsOf(facet, props)).map(([value, label]) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === filter[facet]}
            data-live=""
            onClick={() => change(toggleChoice(filter, { facet, value }))}
          >
            {`${label} `}
            {counts && <span>{counts[facet].get(value) ?? 0}</span>}
          </button>
        </li>
      ))}
    </FilterMenu>
  );
}
