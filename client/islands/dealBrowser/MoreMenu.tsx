import { t } from '../../../data/messages/t.ts';
import { type FacetChoice, toggleChoice, valuesIn } from '../../../data/model/deals/dealFilter.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { choiceLabel } from './facetLabels.ts';
import { featureChoices } from './featureChoices.ts';
import type { MenuProps } from './menuProps.ts';

/** The menu of what a visitor can ask for in any combination. */
export function MoreMenu({ props, filter, change, counts, known }: MenuProps) {
  const isChosen = ({ facet, value }: FacetChoice) => valuesIn(filter, facet).includes(value);
  const offered = [...featureChoices(filter, known), { facet: 'endsSoon', value: 'soon' } as const];
  return (
    <FilterMenu
      name={t('filters.more')}
      chosen={offered.filter(isChosen).map((choice) => choiceLabel(choice, props))}
      from="desktop"
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
