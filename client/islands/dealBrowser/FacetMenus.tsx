import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { type Facet, toggleChoice, valuesIn } from '../../../data/model/deals/dealFilter.ts';
import { isOwnFacet } from '../../search/dealSource.ts';
import type { ListingLink } from './browserProps.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { choiceLabel, facetName } from './facetLabels.ts';
import { facetOptions, ownHref } from './facetOptions.ts';
import type { MenuProps } from './menuProps.ts';

/** The labels of what the filter asks for of a facet. */
const chosenLabels = ({ filter, props }: MenuProps, facet: Facet): string[] =>
  valuesIn(filter, facet).map((value) => choiceLabel({ facet, value }, props));

/**
 * The menu of categories, neighborhoods or times; each option links to a listing. Once the page is live, several
 * neighborhoods can be chosen: their links are checkboxes then.
 */
export function PlaceMenu({
  facet,
  places,
  children,
  ...menu
}: MenuProps & {
  readonly facet: 'category' | 'neighborhoods' | 'when';
  readonly places: readonly ListingLink[];
  /** Items after the links. */
  readonly children?: ReactNode;
}) {
  return (
    <FilterMenu
      name={facetName(facet)}
      chosen={chosenLabels(menu, facet)}
      from={facet === 'when' ? 'laptop' : undefined}
      isExtra={places.every(({ needsScript }) => needsScript)}
    >
      {places.map((place) => (
        <li key={place.id} className={place.needsScript ? 'extra' : undefined}>
          <PlaceLink menu={menu} facet={facet} place={place} />
        </li>
      ))}
      {children}
    </FilterMenu>
  );
}

function PlaceLink({
  menu,
  facet,
  place: { id, label, href, count },
}: {
  readonly menu: MenuProps;
  readonly facet: 'category' | 'neighborhoods' | 'when';
  readonly place: ListingLink;
}) {
  const { filter, change, props, counts, isLive } = menu;
  const isOwn = isOwnFacet(props.scope, facet);
  const isSeveral = facet === 'neighborhoods';
  const isChosen = valuesIn(filter, facet).includes(id);
  const choose = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    change(toggleChoice(filter, { facet, value: id }));
  };
  const current = isChosen ? (isOwn ? 'page' : 'true') : undefined;
  const state =
    isSeveral && isLive && !isOwn
      ? { role: 'checkbox', 'aria-checked': isChosen }
      : { 'aria-current': current as 'page' | 'true' | undefined };
  return (
    <a
      className={isSeveral ? 'several' : undefined}
      href={isOwn && isLive ? ownHref(menu, facet, id) : href}
      {...state}
      data-live={isOwn ? undefined : isSeveral ? 'several' : ''}
      onClick={(event) => isOwn || event.metaKey || event.ctrlKey || event.shiftKey || choose(event)}
      onKeyDown={(event) => isSeveral && !isOwn && event.key === ' ' && choose(event)}
    >
      {`${label} `}
      <span>{counts ? (counts[facet].get(id) ?? 0) : count}</span>
    </a>
  );
}

/** The menu of a facet with few values, one of which can be chosen. */
export function FacetMenu({
  facet,
  from,
  ...menu
}: MenuProps & {
  readonly facet: 'price' | 'audience' | 'setting';
  readonly from: 'laptop' | 'desktop';
}) {
  const { filter, change } = menu;
  return (
    <FilterMenu name={facetName(facet)} chosen={chosenLabels(menu, facet)} from={from} isExtra>
      {facetOptions(menu, facet).map(({ value, label, isChosen, count }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={isChosen}
            data-live=""
            onClick={() => change(toggleChoice(filter, { facet, value }))}
          >
            {`${label} `}
            {count !== null && <span>{count}</span>}
          </button>
        </li>
      ))}
    </FilterMenu>
  );
}
