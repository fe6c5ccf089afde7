import type { RenderablePage } from '../../../data/model/pages/page.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';

/** The props of a page in two parts: the cards in its lists, which other pages have too, and what is its own. */
export interface SplitProps {
  readonly own: object;
  /** By the names of the props. */
  readonly lists: Readonly<Record<string, readonly DealCardData[]>>;
}

/** Splits the props of the kinds of which a site has thousands; all that the others have counts as their own. */
export function splitProps(page: RenderablePage): SplitProps {
  switch (page.kind) {
    case 'deal': {
      const { similar, sameVendor, ...own } = page.props;
      return { own, lists: { similar, sameVendor } };
    }
    case 'listing': {
      const { deals, ...own } = page.props;
      return { own, lists: { deals } };
    }
    default:
      return { own: page.props, lists: {} };
  }
}
