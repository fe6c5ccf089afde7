import {
  type Facet,
  toggleChoice,
  valuesIn,
  withoutFacet,
  writeFilter,
} from '../../../data/model/deals/dealFilter.ts';
import { allDealsPath, whenPath } from '../../../data/model/routes.ts';
import { listedTimes, type NamedTime, namedTimes } from '../../../data/model/time/whenFilter.ts';
import { isOwnFacet } from '../../search/dealSource.ts';
import type { ListingLink } from './browserProps.ts';
import { choiceLabel, labelsOf, whenLabel } from './facetLabels.ts';
import { featureChoices } from './featureChoices.ts';
import type { MenuProps } from './menuProps.ts';

/** A value of a facet that a visitor can choose. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** How many deals it leads to; `null` while that is not known. */
  readonly count: number | null;
  /** The page that it leads to, where the listing keeps its own value of the facet; `null` if it changes this list. */
  readonly href: string | null;
}

/** The values of `facet` on this site, in order; of `when` only the words. */
export function facetOptions(menu: MenuProps, facet: Facet): FacetOption[] {
  const { props, filter, counts, known } = menu;
  const values =
    facet === 'features'
      ? featureChoices(filter, known).map(({ value }) => value)
      : Object.keys(labelsOf(facet, props));
  const isOwn = isOwnFacet(props.scope, facet);
  return values.map((value) => ({
    value,
    label: choiceLabel({ facet, value }, props),
    isChosen: valuesIn(filter, facet).includes(value),
    count: counts && (counts[facet].get(value) ?? 0),
    href: isOwn ? ownHref(menu, facet, value) : null,
  }));
}

/** From a listing's own value to another one: to its page with the rest of the filter, or to the deals of several areas. */
export function ownHref({ props, filter }: MenuProps, facet: Facet, value: string): string {
  if (facet === 'neighborhoods')
    return allDealsPath() + writeFilter({ ...filter, ...toggleChoice(filter, { facet, value }), page: 1 });
  const places = facet === 'category' ? props.categories : timeLinks();
  const href = places.find(({ id }) => id === value)?.href ?? allDealsPath();
  const rest = writeFilter(withoutFacet(filter, facet));
  return href + (href.includes('?') ? rest.replace('?', '&') : rest);
}

/** Times without a listing of their own are found by script only. */
const linkTo = (id: NamedTime) => {
  const listed = listedTimes.find((time) => time === id);
  return listed ? { href: whenPath(listed) } : { href: `${allDealsPath()}?when=${id}`, needsScript: true };
};

/** The times to choose, in order. */
export const timeLinks = (): ListingLink[] =>
  namedTimes.map((id) => ({
    id,
    label: whenLabel(id),
    ...linkTo(id),
  }));
