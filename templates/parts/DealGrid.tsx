import { useContext } from 'react';
import { gridClass } from '../../client/ui/gridClass.ts';
import type { DealCardData, ListedTimes } from '../../data/model/pages/view.ts';
import { KeptMarkupContext } from './keptMarkup.ts';

/** A grid of deal cards. The first `soon` pictures load eagerly. */
export function DealGrid({
  deals,
  currency,
  soon = 0,
  times = [],
}: {
  readonly deals: readonly DealCardData[];
  readonly currency: string;
  readonly soon?: number;
  /** For each deal when it takes place on the days that the page is about; empty if it is about none. */
  readonly times?: readonly ListedTimes[];
}) {
  const { renderCard } = useContext(KeptMarkupContext);
  const cards = deals.map((deal, index) =>
    renderCard(deal, {
      currency,
      load: index < soon ? 'soon' : 'near',
      times: times[index]?.text ?? '',
      over: times[index]?.over ?? null,
    }),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered these cards
  return <div className={gridClass(deals.length)} dangerouslySetInnerHTML={{ __html: cards.join('') }} />;
}
