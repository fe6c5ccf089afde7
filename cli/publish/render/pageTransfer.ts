import type { RenderablePage } from '../../../data/model/pages/page.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import { splitProps } from './materialize.ts';

/** A page to render, and the file in the output folder that it becomes. */
export interface PageToWrite {
  readonly page: RenderablePage;
  readonly file: string;
}

/** The same with what is the page's own of its props written down as JSON: as it is fingerprinted and sent. */
export interface WrittenDownPage extends PageToWrite {
  readonly own: string;
}

/** Makes the props of a page, once. */
export function writeDown({ file, page }: PageToWrite): WrittenDownPage {
  const { kind, path, canonicalPath, source, props } = page;
  const made = { kind, path, canonicalPath, source, props } as RenderablePage;
  return { file, page: made, own: JSON.stringify(splitProps(made).own) };
}

/** Pages on their way to another thread. Cards are sent once, and then known by their numbers. */
export interface SealedPages {
  readonly pages: readonly {
    readonly file: string;
    readonly page: Omit<RenderablePage, 'props'>;
    readonly own: string;
    readonly lists: Readonly<Record<string, readonly number[]>>;
  }[];
  /** The cards that are new to the thread, as JSON; their numbers follow those of the ones before. */
  readonly cards: string;
  /** True where the thread shall forget the cards before: their numbers begin anew. */
  readonly forgets: boolean;
}

/** More cards than these are forgotten, on both sides. */
const mostCards = 4_000;

/** A function that seals pages for one thread. */
export function createSealer(): (pages: readonly PageToWrite[]) => SealedPages {
  let numbers = new Map<DealCardData, number>();
  return (pages) => {
    const forgets = numbers.size > mostCards;
    if (forgets) numbers = new Map();
    const fresh: DealCardData[] = [];
    const numberOf = (card: DealCardData) => {
      const number = numbers.get(card) ?? numbers.size;
      if (number === numbers.size) fresh.push(card);
      numbers.set(card, number);
      return number;
    };
    const sealed = pages.map((wanted) => {
      const { file, page, own } = writeDown(wanted);
      const { props, ...facts } = page;
      const { lists } = splitProps(page);
      const numbered = Object.entries(lists).map(([name, list]) => [name, list.map(numberOf)]);
      return { file, page: facts, own, lists: Object.fromEntries(numbered) };
    });
    return { pages: sealed, cards: JSON.stringify(fresh), forgets };
  };
}

/** A function that opens, in their order, the pages that were sealed for a thread. */
export function createOpener(): (sealed: SealedPages) => WrittenDownPage[] {
  let known: DealCardData[] = [];
  const cardOf = (number: number): DealCardData => {
    const card = known[number];
    if (!card) throw new Error(`Card ${number} was not sent`);
    return card;
  };
  return ({ pages, cards, forgets }) => {
    if (forgets) known = [];
    known.push(...JSON.parse(cards));
    return pages.map(({ file, page, own, lists }) => {
      const named = Object.entries(lists).map(([name, list]) => [name, list.map(cardOf)]);
      const props = { ...JSON.parse(own), ...Object.fromEntries(named) };
      return { file, own, page: { ...page, props } as RenderablePage };
    });
  };
}
