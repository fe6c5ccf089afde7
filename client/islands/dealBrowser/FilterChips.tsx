import { t } from '../../../data/messages/t.ts';
import {
  choicesIn,
  type DealFilter,
  type FacetChoice,
  noFilter,
  toggleChoice,
  withoutFacet,
  writeFilter,
} from '../../../data/model/deals/dealFilter.ts';
import { allDealsPath } from '../../../data/model/routes.ts';
import { isOwnFacet } from '../../search/dealSource.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { DealBrowserProps } from './browserProps.ts';
import { choiceLabel } from './facetLabels.ts';
import type { ChangeFilter } from './useFilter.ts';

/** What the filter asks for, as chips that remove it. */
export function FilterChips({
  props,
  filter,
  change,
}: {
  readonly props: DealBrowserProps;
  readonly filter: DealFilter;
  readonly change: ChangeFilter;
}) {
  const choices = choicesIn(filter);
  const isOwn = ({ facet }: FacetChoice) => isOwnFacet(props.scope, facet);
  const labelOf = (choice: FacetChoice) => (
    <>
      {choiceLabel(choice, props)}
      <Icon name="close" />
      <span className="unseen">{t('filters.remove')}</span>
    </>
  );
  const dropped = choices.filter((choice) => !isOwn(choice));
  return (
    <>
      {choices.filter(isOwn).map((choice) => (
        <a
          key={choice.facet + choice.value}
          className="chip"
          href={allDealsPath() + writeFilter(withoutFacet(filter, choice.facet))}
        >
          {labelOf(choice)}
        </a>
      ))}
      {dropped.map((choice) => (
        <button
          key={choice.facet + choice.value}
          type="button"
          className="chip"
          onClick={() => change(toggleChoice(filter, choice))}
        >
          {labelOf(choice)}
        </button>
      ))}
      {dropped.length > 1 && (
        <button
          type="button"
          className="clear"
          onClick={() => change({ ...noFilter, query: filter.query, sort: filter.sort, view: filter.view })}
        >
          {t('filters.clear')}
        </button>
      )}
    </>
  );
}
