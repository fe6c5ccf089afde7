import type { Ref } from 'react';
import { t } from '../../../data/messages/t.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import { choicesIn, type Facet, noFilter } from '../../../data/model/deals/dealFilter.ts';
import { isOwnFacet } from '../../search/dealSource.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DateField } from './DateField.tsx';
import type { MenuProps } from './menuProps.ts';
import { FacetGroup, OptionButton, OptionGroup } from './OptionGroup.tsx';
import { sortOptions } from './SortMenu.tsx';

/** In the order of the sheet: what visitors ask for most comes first. */
const facetsOfSheet: readonly Facet[] = [
  'category',
  'price',
  'when',
  'neighborhoods',
  'setting',
  'audience',
  'endsSoon',
  'features',
];

/** All filters and the order in a sheet, for windows that have no room for menus beside each other. */
export function FilterSheet({ ref, ...menu }: MenuProps & { readonly ref: Ref<HTMLDialogElement> }) {
  const { filter, change, counts, props, notice } = menu;
  return (
    <dialog id="filter-sheet" className="filter-sheet" aria-labelledby="filter-sheet-name" ref={ref}>
      {/* Closes without script, before the island has come. */}
      <form method="dialog">
        <div className="sheet-head">
          <h2 id="filter-sheet-name">{t('filters.title')}</h2>
          <button type="submit" aria-label={t('filters.close')}>
            <Icon name="close" />
          </button>
        </div>
        <div className="sheet-groups">
          {facetsOfSheet.map((facet) => (
            <FacetGroup key={facet} menu={menu} facet={facet}>
              {facet === 'when' && <DateField {...menu} />}
            </FacetGroup>
          ))}
          <OptionGroup name={t('sort.title')}>
            {notice && (
              <p className="notice" role="status">
                {notice}
              </p>
            )}
            {sortOptions(filter).map(({ sort, label }) => (
              <OptionButton
                key={sort}
                isChosen={sort === filter.sort}
                label={label}
                onChoose={() => change({ sort })}
              />
            ))}
          </OptionGroup>
        </div>
        <div className="sheet-foot">
          <button
            type="button"
            className="button surface"
            data-live=""
            aria-disabled={!choicesIn(filter).some(({ facet }) => !isOwnFacet(props.scope, facet))}
            onClick={() => change({ ...noFilter, query: filter.query, sort: filter.sort, view: filter.view })}
          >
            {t('filters.clear')}
          </button>
          <button type="submit" className="button">
            {counts ? t('filters.show-count', { deals: dealCount(counts.total) }) : t('filters.show')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
