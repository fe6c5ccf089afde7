import type { DealCardData } from '../../data/model/pages/view.ts';
import { cardHtml } from './cardHtml.tsx';

/** A grid of deal cards. The first `soon` pictures load eagerly. */
export function DealGrid({
  deals,
  currency,
  soon = 0,
}: {
  readonly deals: readonly DealCardData[];
  readonly currency: string;
  readonly soon?: number;
}) {
  const cards = deals.map((deal, index) => cardHtml(deal, currency, index < soon ? 'soon' : 'near'));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered these cards
  return <div className="grid" dangerouslySetInnerHTML={{ __html: cards.join('') }} />;
}
