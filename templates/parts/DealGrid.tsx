import type { DealCard } from '../../data/model/pages/view.ts';
import { cardHtml } from './cardHtml.tsx';

/** Cards of deals side by side. The first `soon` pictures load at once because they are seen at once. */
export function DealGrid({
  deals,
  currency,
  soon = 0,
}: {
  readonly deals: readonly DealCard[];
  readonly currency: string;
  readonly soon?: number;
}) {
  const cards = deals.map((deal, index) => cardHtml(deal, currency, index < soon ? 'soon' : 'near'));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React rendered of the cards
  return <div className="grid" dangerouslySetInnerHTML={{ __html: cards.join('') }} />;
}
