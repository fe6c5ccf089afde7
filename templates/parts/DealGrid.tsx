import { createContext, useContext } from 'react';
import { DealCard } from '../../client/ui/DealCard.tsx';
import { gridClass } from '../../client/ui/gridClass.ts';
import { boundedCache, memoize } from '../../data/model/memoize.ts';
import type { DealCardData } from '../../data/model/pages/view.ts';
import { renderMarkup } from '../html/renderMarkup.ts';

/** How a card is shown; the pictures of cards that load `soon` are on the first screen. */
interface CardView {
  readonly currency: string;
  readonly load: 'soon' | 'near';
  /** When it takes place on the days that the page is about. */
  readonly times: string;
}

/** Renders a deal's card to HTML. */
type CardRenderer = (deal: DealCardData, view: CardView) => string;

const renderCard: CardRenderer = (deal, view) => renderMarkup(<DealCard deal={deal} {...view} />);

/** The cards of some hundred pages; more would take memory and save little time. */
const maxCards = 4_000;

/** A renderer that renders each card once for the pages that follow each other, which show many of the same cards. */
export function createCardRenderer(): CardRenderer {
  const viewsOf = memoize(
    (_: DealCardData) => new Map<string, string>(),
    boundedCache<DealCardData, Map<string, string>>(maxCards),
  );
  return (deal, view) => {
    const views = viewsOf(deal);
    const key = `${view.load} ${view.currency} ${view.times}`;
    const html = views.get(key) ?? renderCard(deal, view);
    views.set(key, html);
    return html;
  };
}

/** How the grids of a page render their cards: each time, unless the renderer of the site keeps them. */
export const CardRendererContext = createContext<CardRenderer>(renderCard);

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
  readonly times?: readonly string[];
}) {
  const render = useContext(CardRendererContext);
  const cards = deals.map((deal, index) =>
    render(deal, { currency, load: index < soon ? 'soon' : 'near', times: times[index] ?? '' }),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered these cards
  return <div className={gridClass(deals.length)} dangerouslySetInnerHTML={{ __html: cards.join('') }} />;
}
