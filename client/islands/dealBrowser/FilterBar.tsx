import { useMemo } from 'react';
import { t } from '../../../data/messages/t.ts';
import { countFacetValues } from '../../../data/model/deals/facetCounts.ts';
import type { AnsweredQuery } from './answeredQuery.ts';
import { FacetMenu, PlaceMenu } from './FacetMenus.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import type { MenuProps } from './menuProps.ts';
import { SheetButton } from './SheetButton.tsx';
import { SortMenu } from './SortMenu.tsx';
import { WhenMenu } from './WhenMenu.tsx';

/**
 * All filters and the order, in one row: as menus where the window has room for them, else in a sheet that a button opens.
 * Choices change both.
 */
export function FilterBar({
  answer,
  now,
  ...bar
}: Omit<MenuProps, 'counts' | 'known' | 'isLive'> & {
  /** The deals to count; `null` while they are not loaded. */
  readonly answer: AnsweredQuery | null;
  readonly now: number;
}) {
  const { props, filter } = bar;
  const counts = useMemo(
    () =>
      answer?.isKnown ? countFacetValues(answer.deals, filter, { now, calendar: answer.calendar }) : null,
    [answer, filter, now],
  );
  const menu = { ...bar, counts, known: answer?.source.data.features ?? 0, isLive: now > 0 };
  return (
    <section className="filters" aria-label={t('filters.title')}>
      <div className="wide">
        <SheetButton {...menu} />
        <PlaceMenu {...menu} facet="category" places={props.categories} />
        {props.neighborhoods[0] && <PlaceMenu {...menu} facet="neighborhoods" places={props.neighborhoods} />}
        <WhenMenu {...menu} />
        <FacetMenu {...menu} facet="price" from="laptop" />
        <FacetMenu {...menu} facet="audience" from="desktop" />
        <FacetMenu {...menu} facet="setting" from="desktop" />
        <MoreMenu {...menu} />
        <SortMenu {...menu} />
      </div>
    </section>
  );
}
