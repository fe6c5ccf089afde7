import { type FacetChoice, toggleChoice, valuesIn } from '../../../data/model/deals/dealFilter.ts';
import { features, hasFeature } from '../../../data/model/deals/features.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { choiceLabel } from './facetLabels.ts';
import type { MenuProps } from './menuProps.ts';

/** The menu of what a visitor can ask for in any combination. */
export function MoreMenu({
  props,
  filter,
  change,
  counts,
  known,
}: MenuProps & {
  /** The features that any deal of the site has, as bits. */
  readonly known: number;
}) {
  const isChosen = ({ facet, value }: FacetChoice) => valuesIn(filter, facet).includes(value);
  const offered: FacetChoice[] = [
    ...features
      .filter((feature) => hasFeature(known, feature) || filter.features.includes(feature))
      .map((value) => ({ facet: 'features' as const, value })),
    { facet: 'endsSoon', value: 'soon' },
  ];
  const chosen = offered.filter(isChosen);
  const [first] = chosen;
  return (
    <FilterMenu
      name="More filters"
      chosen={first ? (chosen.length > 1 ? `${chosen.length} filters` : choiceLabel(first, props)) : null}
      isExtra
    >
      {offered.map((choice) => (
        <li key={choice.facet + choice.value}>
          <label>
            <input
              type="checkbox"
              checked={isChosen(choice)}
              data-live=""
              onChange={() => change(toggleChoice(filter, choice))}
            />
            {`${choiceLabel(choice, props)} `}
            {counts && <span>{counts[choice.facet].get(choice.value) ?? 0}</span>}
          </label>
        </li>
      ))}
    </FilterMenu>
  );
}
