import { DealCard } from '../../client/ui/DealCard.tsx';
import { Image } from '../../client/ui/Image.tsx';
import { getOrInsertComputed, memoize } from '../../data/model/memoize.ts';
import { isSameButImage } from '../../data/model/pages/sameCard.ts';
import type { DealCardData, OverTimes, Picture } from '../../data/model/pages/view.ts';
import { recentCache } from '../../data/model/recentCache.ts';
import { renderMarkup } from '../html/renderMarkup.ts';

/** How a card is shown; the pictures of cards that load `soon` are on the first screen. */
export interface CardView {
  readonly currency: string;
  readonly load: 'soon' | 'near';
  /** When it takes place on the days that the page is about. */
  readonly times: string;
  /** When those times are over. */
  readonly over: OverTimes | null;
}

/** Renders a deal's card to HTML. */
export type CardRenderer = (deal: DealCardData, view: CardView) => string;

export const renderCard: CardRenderer = (deal, view) => renderMarkup(<DealCard deal={deal} {...view} />);

/** The cards of some hundred pages; more would take memory and save little time. */
const maxCards = 8_000;

/** Pictures and times that many cards share; they are short. */
const maxShared = 4_000;

/**
 * A renderer that keeps whole cards, one for each view, for the pages that follow each other, which show many of the same. For a
 * card of a project, which may do anything with its props.
 */
export function wholeCardRenderer(): CardRenderer {
  const viewsOf = memoize(
    (_: DealCardData) => new Map<string, string>(),
    recentCache<DealCardData, Map<string, string>>(maxCards / 2),
  );
  return (deal, view) => {
    const key = `${view.load} ${view.currency} ${timesKey(view)}`;
    return getOrInsertComputed(viewsOf(deal), key, () => renderCard(deal, view));
  };
}

/** A card without what differs from page to page: its picture stands after `start`, times before `end`. */
interface CardPieces {
  readonly start: string;
  readonly middle: string;
  readonly end: string;
}

/**
 * A renderer that keeps the pieces of cards, one set for each deal; pictures and times are kept for all deals. It knows the card of
 * the program.
 */
export function cutCardRenderer(): CardRenderer {
  const kept = recentCache<string, CardPieces & { readonly deal: DealCardData; readonly currency: string }>(
    maxCards,
  );
  const images = recentCache<string, string>(maxShared);
  const renderedTimes = recentCache<string, string>(maxShared);
  const timesOf = (view: Times) =>
    view.times && getOrInsertComputed(renderedTimes, timesKey(view), () => renderTimes(view));
  const piecesOf = (deal: DealCardData, currency: string) => {
    const before = kept.get(deal.slug);
    if (before?.currency === currency && isSameButImage(before.deal, deal)) return before;
    const pieces = { ...cutCard(deal, currency), deal, currency };
    kept.set(deal.slug, pieces);
    return pieces;
  };
  return (deal, { currency, load, times, over }) => {
    const pieces = piecesOf(deal, currency);
    const image = getOrInsertComputed(images, imageKey(deal.image, load), () =>
      renderImage(deal, { currency, load, times: '', over: null }, pieces),
    );
    return pieces.start + image + pieces.middle + timesOf({ times, over }) + pieces.end;
  };
}

/** Most pictures are of one file, which takes less time to tell. */
const imageKey = (image: Picture, load: CardView['load']) =>
  image.sources
    ? `${load} ${JSON.stringify(image)}`
    : `${load}\n${image.src}\n${image.width}\n${image.height}\n${image.alt}`;

/** The picture of a card. One of several files has sizes that only its card knows. */
function renderImage(deal: DealCardData, view: CardView, { start, middle, end }: CardPieces): string {
  if (!deal.image.sources) return renderMarkup(<Image picture={deal.image} load={view.load} />);
  const html = renderCard(deal, view);
  return html.slice(start.length, html.length - middle.length - end.length);
}

/** Stands for the picture of a card while it is cut. */
const anyPicture: Picture = { src: '/', width: 1, height: 1, alt: '' };
const anyImage = memoize((load: CardView['load']) =>
  renderMarkup(<Image picture={anyPicture} load={load} />),
);

/** What comes after the times of a card. */
const cost = '<p class="cost">';

function cutCard(deal: DealCardData, currency: string): CardPieces {
  const html = renderCard({ ...deal, image: anyPicture }, { currency, load: 'near', times: '', over: null });
  const image = anyImage('near');
  const imageAt = html.indexOf(image);
  const costAt = html.indexOf(cost);
  if (imageAt < 0 || costAt < imageAt) throw new Error(`The card of ${deal.slug} has no picture or no cost`);
  return {
    start: html.slice(0, imageAt),
    middle: html.slice(imageAt + image.length, costAt),
    end: html.slice(costAt),
  };
}

type Times = Pick<CardView, 'times' | 'over'>;

const timesKey = ({ times, over }: Times) => `${times}\n${over?.at}\n${over?.words}`;

const renderTimes = ({ times, over }: Times) =>
  renderMarkup(
    <p className="times dated" data-times-end={over?.at} data-times-over={over?.words}>
      {times}
    </p>,
  );
