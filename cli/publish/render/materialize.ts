import type { PageKind, PlannedPage, RenderablePage } from '../../../data/model/pages/page.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';

/** A planned page, and the file in the output folder that it becomes. */
export interface PageFile {
  readonly page: PlannedPage;
  readonly file: string;
}

/** A page with its props, in the form in which it is hashed and sent to other threads. */
export interface MaterializedPage {
  readonly page: RenderablePage;
  readonly file: string;
  /** All props but `cardLists`, as JSON. */
  readonly ownProps: string;
  /** The cards that the page shares with other pages, by the names of the props. */
  readonly cardLists: CardLists;
}

export type CardLists = Readonly<Record<string, readonly DealCardData[]>>;

/** Creates the props of a page, once. */
export function materialize({ file, page }: PageFile): MaterializedPage {
  const renderable = toRenderable(page);
  const { own, cardLists } = splitProps(renderable);
  return { file, page: renderable, ownProps: JSON.stringify(own), cardLists };
}

const toRenderable = <Kind extends PageKind>({
  kind,
  path,
  canonicalPath,
  source,
  valid,
  makeProps,
}: PlannedPage<Kind>): RenderablePage<Kind> => ({
  kind,
  path,
  canonicalPath,
  source,
  validUntil: valid.until,
  props: makeProps(),
});

/** Only kinds with thousands of pages are worth splitting; the others keep all props together. */
function splitProps(page: RenderablePage): { own: object; cardLists: CardLists } {
  switch (page.kind) {
    case 'deal': {
      const { similar, sameVendor, ...own } = page.props;
      return { own, cardLists: { similar, sameVendor } };
    }
    case 'listing':
    case 'own': {
      const { deals, ...own } = page.props;
      return { own, cardLists: { deals } };
    }
    default:
      return { own: page.props, cardLists: {} };
  }
}
