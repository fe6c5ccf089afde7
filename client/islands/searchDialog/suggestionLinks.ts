import { t } from '../../../data/messages/t.ts';
import type { DealData, DealRecord, GuideRecord } from '../../../data/model/deals/dealRecord.ts';
import { normalWord } from '../../../data/model/deals/searchRules.ts';
import { limitLabel } from '../../search/limitLabel.ts';
import type { NamedDay } from '../../search/otherWords.ts';
import type { QueryHit, SearchHit } from '../../search/searchHit.ts';

/** The page that leads to all results shows more. */
const maxSuggestions = 7;

/** How search results are shown. */
interface Presentation {
  /** The beginning of the ids of the links. */
  readonly id: string;
  /** The words of the query. */
  readonly typed: string;
  readonly data: Pick<DealData, 'art'>;
  /** Handed in, since other islands share their code. */
  readonly hrefOf: (hit: SearchHit) => string;
  readonly money: (amount: number) => string;
  readonly offerWords: (deal: DealRecord) => string;
}

const pageLabel = (list: NonNullable<GuideRecord['list']> | 'guide') =>
  ({
    guide: t('search.guide'),
    area: t('search.area'),
    category: t('search.category'),
    time: t('search.deals'),
    upcoming: t('deals.coming-soon'),
  })[list];

/** Whether a time is a day or a part of one, and not the days from one to another. */
const isDay = (when: string) => /^2.{9}(?!-2)/.test(when);

/** The time that a query names, by the title of its list if it has one, or its date; `null` if it names none. */
function subjectOf({ when, time, query }: QueryHit): string | null {
  if (time || !when) return time?.title ?? null;
  if (when === 'tomorrow') return t('when.tomorrow');
  if (when === 'now') return t('when.now');
  if (!isDay(when)) return query;
  const { lang } = document.documentElement;
  const noon = new Date(`${when.slice(0, 10)}T12:00`);
  return noon.toLocaleDateString(lang, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** The first search results as links, with the words that match marked. */
export const suggestionLinks = (hits: readonly SearchHit[], shown: Presentation): HTMLAnchorElement[] =>
  (hits[0]?.day ? [ofDay(hits[0].day, shown.typed)] : hits.slice(0, maxSuggestions)).map((hit, index) =>
    suggestionLink(hit, `${shown.id}-${index}`, shown),
  );

/** Which deals are on that day, the page of all results says. */
const ofDay = (day: NamedDay, query: string): SearchHit => ({
  ...{ kind: 'query', query, limit: null, when: day.dateAt(today()), time: null, words: [] },
});

/** By the visitor's clock, which hardly ever has another date than the city's. Swedish writes dates as ISO 8601 does. */
const today = () => new Date().toLocaleDateString('sv');

function suggestionLink(hit: SearchHit, id: string, shown: Presentation): HTMLAnchorElement {
  const link = document.createElement('a');
  link.id = id;
  link.setAttribute('role', 'option');
  link.tabIndex = -1;
  link.href = shown.hrefOf(hit);
  link.append(...partsOf(hit, shown));
  return link;
}

/** The picture of a result, its words, and the offer of a deal. */
function partsOf(hit: SearchHit, { typed, data, money, offerWords }: Presentation): HTMLElement[] {
  const marked = (text: string) =>
    highlight(text, hit.words, typed).map((part) => (part.isMatch ? element('mark', part.text) : part.text));
  if (hit.kind === 'deal') {
    const { title, vendor } = hit.deal;
    const words = element('span', ...marked(title), element('small', vendor));
    return [pictureOf(hit.deal, data), words, element('b', offerWords(hit.deal))];
  }
  if (hit.kind === 'query') {
    const { limit } = hit;
    const subject = subjectOf(hit);
    const title = limit ? limitLabel(subject ?? t('search.deals'), limit, money) : subject;
    // As typed, which may be for more than that date: "jazz dec 12", "saturday night".
    const kind = limit ? t('search.price') : isDay(hit.when ?? '') ? hit.query : t('search.deals');
    return [
      signOf(limit ? 'price' : 'time'),
      element('span', title ?? t('sort.nearest'), element('small', kind)),
    ];
  }
  const { title, list = 'guide' } = hit.guide;
  return [signOf(list), element('span', ...marked(title), element('small', pageLabel(list)))];
}

function pictureOf({ art, image }: DealRecord, data: Pick<DealData, 'art'>): HTMLElement {
  const picture = new Image(56, 42);
  picture.alt = '';
  // Any of the drawing's posters: their grounds differ for neighbors in a grid.
  picture.src = (art && data.art[art]?.[0]?.src) || image || '';
  return picture;
}

const tag = 'M4.5 4.5h7l8 8-7 7-8-8ZM8.5 8.5h.01';
const calendar = 'M4.5 6h15v13h-15Zm0 4.5h15M8.5 3.5v4m7-4v4';
const signs = {
  guide: 'M12 6.5c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2v-13c-3.4 0-6 .4-8 2Zm0 0v13',
  area: 'M12 20.5s-6.5-5.6-6.5-10.6a6.5 6.5 0 0 1 13 0c0 5-6.5 10.6-6.5 10.6Zm0-8.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  category: tag,
  time: calendar,
  upcoming: calendar,
  price: tag,
} as const;

/** What a page is about, as a line drawing. */
function signOf(page: keyof typeof signs): HTMLElement {
  const sign = document.createElement('i');
  sign.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${signs[page]}"/></svg>`;
  return sign;
}

function element(name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}

/** A part of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits `text` into parts, marking the words in `words`. A word that only starts with what was typed is marked just that
 * far. Joined, the parts are the text.
 */
export function highlight(text: string, words: readonly string[], typed: string): Piece[] {
  const found = new Set(words);
  const beginnings = typed.split(/\s+/).flatMap((word) => normalWord(word) || []);
  const pieces = text.split(/([\p{L}\p{N}]+)/u).flatMap((part, index) => {
    const isWord = index % 2 === 1;
    const normal = isWord ? (normalWord(part) ?? '') : '';
    if (!found.has(normal)) return [{ text: part, isMatch: false }];
    const begun = beginnings.find((beginning) => normal.startsWith(beginning));
    const length = begun === undefined || normal.length !== part.length ? part.length : begun.length;
    return [
      { text: part.slice(0, length), isMatch: true },
      { text: part.slice(length), isMatch: false },
    ];
  });
  return joined(pieces.filter(({ text: piece }) => piece !== ''));
}

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.isMatch === piece.isMatch) {
      result[result.length - 1] = { ...last, text: last.text + piece.text };
    } else {
      result.push(piece);
    }
  }
  return result;
}
