import type { RenderablePage } from '../../../data/model/pages/page.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import { type MaterializedPage, materialize, type PageFile } from './materialize.ts';

/** Pages on their way to another thread. Each card is sent once, and referred to by its number from then on. */
export interface SerializedPages {
  readonly pages: readonly {
    readonly file: string;
    readonly page: Omit<RenderablePage, 'props'>;
    readonly ownProps: string;
    readonly cardLists: Readonly<Record<string, readonly number[]>>;
  }[];
  /** The cards that the thread does not have yet, as JSON; their numbers follow those of earlier ones. */
  readonly newCards: string;
  /** True if the thread is to drop all earlier cards: numbers start from 0 again. */
  readonly isReset: boolean;
}

/** Both sides drop their cards beyond this number, so that memory stays small. */
const maxCards = 4_000;

/** A function that serializes pages for one thread. */
export function createSerializer(): (pages: readonly PageFile[]) => SerializedPages {
  let numbers = new Map<DealCardData, number>();
  return (pages) => {
    const isReset = numbers.size > maxCards;
    if (isReset) numbers = new Map();
    const newCards: DealCardData[] = [];
    const numberOf = (card: DealCardData) => {
      const number = numbers.get(card) ?? numbers.size;
      if (number === numbers.size) newCards.push(card);
      numbers.set(card, number);
      return number;
    };
    const serialized = pages.map((pageFile) => {
      const { file, page, ownProps, cardLists } = materialize(pageFile);
      const { props, ...identity } = page;
      return { file, page: identity, ownProps, cardLists: mapLists(cardLists, numberOf) };
    });
    return { pages: serialized, newCards: JSON.stringify(newCards), isReset };
  };
}

/**
 * A function that deserializes the pages for one thread, in the order in which they were serialized. Each is parsed when it is asked
 * for, so that those before it are garbage by then; all are to be asked for before the next call.
 */
export function createDeserializer(): (serialized: SerializedPages) => Iterable<MaterializedPage> {
  let cards: DealCardData[] = [];
  const cardOf = (number: number): DealCardData => {
    const card = cards[number];
    if (!card) throw new Error(`Card ${number} was not sent`);
    return card;
  };
  return function* ({ pages, newCards, isReset }) {
    if (isReset) cards = [];
    cards.push(...JSON.parse(newCards));
    for (const { file, page, ownProps, cardLists: numbers } of pages) {
      const cardLists = mapLists(numbers, cardOf);
      const props = { ...JSON.parse(ownProps), ...cardLists };
      yield { file, ownProps, cardLists, page: { ...page, props } as RenderablePage };
    }
  };
}

const mapLists = <From, To>(
  lists: Readonly<Record<string, readonly From[]>>,
  convert: (item: From) => To,
): Record<string, To[]> =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.map(convert)]));
