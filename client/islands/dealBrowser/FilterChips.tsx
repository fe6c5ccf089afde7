import {
  type DealFilter,
  type Facet,
  noFilter,
  usedFacets,
  withoutFacet,
  writeFilter,
} from '../../../data/model/deals/dealFilter.ts';
import { allDealsPath } from '../../../data/model/routes.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { DealBrowserProps } from './browserProps.ts';
import { facetChange, facetValue, optionLabel } from './facetLabels.ts';
import type { ChangeFilter } from './useFilter.ts';

/** The facets in use, as chips that remove them. */
export function FilterChips({
  props,
  filter,
  change,
}: {
  readonly props: DealBrowserProps;
  readonly filter: DealFilter;
  readonly change: ChangeFilter;
}) {
  const used = usedFacets(filter);
  const isOwn = (facet: Facet) =>
    (facet === 'category' || facet === 'neighborhood') && props.scope[facet] !== null;
  const labelOf = (facet: Facet) => (
    <>
      {optionLabel(facet, facetValue(filter, facet) ?? '', props)}
      <Icon name="close" />
      <span className="unseen">remove filter</span>
    </>
  );
  const dropped = used.filter((facet) => !isOwn(facet));
  return (
    <>
      {used.filter(isOwn).map((facet) => (
        <a key={facet} className="chip" href={allDealsPath + writeFilter(withoutFacet(filter, facet))}>
          {labelOf(facet)}
        </a>
      ))}
      {dropped.map((facet) => (
        <button key={facet} type="button" className="chip" onClick={() => change(facetChange(facet, null))}>
          {labelOf(facet)}
        </button>
      ))}
      {dropped.length > 1 && (
        <button
          type="button"
          className="clear"
          onClick={() => change({ ...noFilter, query: filter.query, sort: filter.sort })}
        >
          Clear all
        </button>
      )}
    </>
  );
}
