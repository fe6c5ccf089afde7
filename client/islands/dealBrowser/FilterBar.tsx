import { useMemo, useState } from 'react';
import {
  type DealFilter,
  type Facet,
  type SortOrder,
  usedFacets,
  withoutFacet,
  writeFilter,
} from '../../../data/model/deals/dealFilter.ts';
import {
  countFacetValues,
  type FacetCounts,
  type FilterableDeal,
} from '../../../data/model/deals/filterDeals.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { DealBrowserProps, ListingLink } from './browserProps.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { facetChange, facetNames, facetValue, optionLabel, optionsOf, sortNames } from './facetLabels.ts';
import type { ChangeFilter } from './useFilter.ts';

interface Props {
  readonly props: DealBrowserProps;
  /** Includes the listing's own category or neighborhood. */
  readonly filter: DealFilter;
  readonly change: ChangeFilter;
  /** The deals of the listing; `null` while they are not loaded. */
  readonly deals: readonly FilterableDeal[] | null;
  readonly now: number;
}

/** The menu of categories or neighborhoods; each option links to its own listing. */
function PlaceMenu({
  facet,
  places,
  counts,
  ...bar
}: Props & {
  readonly facet: 'category' | 'neighborhood';
  readonly places: readonly ListingLink[];
  readonly counts: FacetCounts | null;
}) {
  const { filter, change, props } = bar;
  const chosen = filter[facet];
  // On a category's own listing, another category is another page, which keeps the rest of the filter.
  const isOwn = props.scope[facet] !== null;
  const rest = isOwn ? writeFilter(withoutFacet(filter, facet)) : '';
  return (
    <FilterMenu name={facetNames[facet]} chosen={chosen === null ? null : optionLabel(facet, chosen, props)}>
      {places.map(({ id, label, href, count }) => (
        <li key={id}>
          <a
            href={href + rest}
            aria-current={id === chosen ? (isOwn ? 'page' : 'true') : undefined}
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
    </FilterMenu>
  );
}

function FacetMenu({
  facet,
  counts,
  props,
  filter,
  change,
}: Props & {
  readonly facet: Exclude<Facet, 'category' | 'neighborhood'>;
  readonly counts: FacetCounts | null;
}) {
  const chosen = facetValue(filter, facet);
  return (
    <FilterMenu
      name={facetNames[facet]}
      chosen={chosen === null ? null : optionLabel(facet, chosen, props)}
      isExtra
    >
      {optionsOf(facet, props).map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            data-live=""
            onClick={() => change(facetChange(facet, value === chosen ? null : value))}
          >
            {`${label} `}
            {counts && <span>{counts[facet].get(value) ?? 0}</span>}
          </button>
        </li>
      ))}
    </FilterMenu>
  );
}

function SortMenu({
  filter,
  change,
  isSearch,
}: Pick<Props, 'filter' | 'change'> & { readonly isSearch: boolean }) {
  const nameOf = (sort: SortOrder) =>
    sort === 'discount' && isSearch && filter.query ? 'Best Match' : sortNames[sort];
  return (
    <div className="sort">
      <span className="by">Sort</span>
      <FilterMenu name="Sort" chosen={nameOf(filter.sort)}>
        {(Object.keys(sortNames) as SortOrder[]).map((sort) => (
          <li key={sort}>
            <button
              type="button"
              aria-pressed={sort === filter.sort}
              data-live=""
              onClick={() => change({ sort })}
            >
              {nameOf(sort)}
            </button>
          </li>
        ))}
      </FilterMenu>
    </div>
  );
}

/** All filters and the sort menu. On phones, the filters are in a panel that opens. */
export function FilterBar(bar: Props) {
  const [isOpen, setOpen] = useState(false);
  const { props, filter, deals, now } = bar;
  const counts = useMemo(() => deals && countFacetValues(deals, filter, now), [deals, filter, now]);
  const used = usedFacets(filter).length;
  return (
    <section className="filters" aria-label="Filters">
      <div className="wide">
        <button
          type="button"
          className="filter-toggle"
          aria-expanded={isOpen}
          aria-controls="filter-panel"
          data-live=""
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filters" />
          Filters{used > 0 && <span>{used}</span>}
        </button>
        <div id="filter-panel" className={isOpen ? 'filter-panel open' : 'filter-panel'}>
          <PlaceMenu {...bar} facet="category" places={props.categories} counts={counts} />
          <PlaceMenu {...bar} facet="neighborhood" places={props.neighborhoods} counts={counts} />
          <FacetMenu {...bar} facet="price" counts={counts} />
          <FacetMenu {...bar} facet="audience" counts={counts} />
          <FacetMenu {...bar} facet="setting" counts={counts} />
          <FacetMenu {...bar} facet="endsSoon" counts={counts} />
        </div>
        <SortMenu filter={filter} change={bar.change} isSearch={props.kind === 'search'} />
      </div>
    </section>
  );
}
