import { runOf } from '../../data/model/deals/dealPhase.ts';
import type { LocalDate } from '../../data/model/time/localDate.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { SiteDrafts } from './draftSite.ts';

/** A deal that begins or ends. */
export interface LimitedDeal {
  readonly slug: string;
  readonly title: string;
  readonly first: LocalDate | null;
  readonly last: LocalDate | null;
}

/** Where a text names deals. */
export interface DealMention {
  readonly index: number;
  readonly length: number;
  /** Several for the name of a vendor. */
  readonly deals: readonly LimitedDeal[];
}

export interface DealNames {
  /** Where `text` names deals; the longer name of two that begin at the same word. */
  readonly find: (text: string) => DealMention[];
}

interface Phrase {
  readonly words: readonly string[];
  /** Names of vendors can be common words: "the corner bakery" is not The Corner Bakery. */
  readonly isProper: boolean;
  readonly deals: readonly LimitedDeal[];
}

/** What names of deals are made of; plain JSON. */
export interface Nameable {
  readonly deals: readonly NameableDeal[];
  /** The names of the parts of the city. */
  readonly places: readonly string[];
}

interface NameableDeal {
  readonly title: string;
  /** The vendor's name. */
  readonly vendor: string;
  /** `null` for a deal that is on as long as nobody says otherwise. */
  readonly limited: LimitedDeal | null;
}

export function nameableDeals({ deals, vendors, neighborhoods }: SiteDrafts): Nameable {
  const vendorNames = new Map(vendors.flatMap(({ value }) => (value ? [[value.id, value.name]] : [])));
  return {
    deals: deals.flatMap(({ value }) =>
      value
        ? {
            title: value.title,
            vendor: vendorNames.get(value.vendor) ?? value.vendor,
            limited: limitedDeal(value),
          }
        : [],
    ),
    places: neighborhoods.flatMap(({ value }) => (value ? [value.label, ...value.aliases] : [])),
  };
}

/** The names of the deals that begin or end: their titles, pairs of words of one title alone, and their vendors. */
export function dealNames({ deals, places }: Nameable): DealNames {
  const byFirstWord = new Map<string, Phrase[]>();
  const phrases = [...titlePhrases(deals, new Set(places.flatMap(pairsOf))), ...vendorPhrases(deals)];
  for (const phrase of phrases) {
    const [word = ''] = phrase.words;
    const others = byFirstWord.get(word);
    if (others) others.push(phrase);
    else byFirstWord.set(word, [phrase]);
  }
  return { find: (text) => findPhrases(text, byFirstWord) };
}

function limitedDeal(deal: Deal): LimitedDeal | null {
  const { first, last } = runOf(deal);
  if (last === null && deal.startDate === undefined) return null;
  return { slug: deal.slug, title: deal.title, first, last };
}

function titlePhrases(deals: readonly NameableDeal[], common: ReadonlySet<string>): Phrase[] {
  const titles = new Map<string, number>();
  for (const { title } of deals)
    for (const pair of new Set(pairsOf(title))) titles.set(pair, (titles.get(pair) ?? 0) + 1);
  return deals.flatMap(({ title, limited }) => {
    if (limited === null) return [];
    const pairs = pairsOf(title).filter((pair) => titles.get(pair) === 1 && !common.has(pair));
    return [wordsOf(title).map(({ stem }) => stem), ...pairs.map((pair) => pair.split(' '))]
      .filter((words) => words.length > 1)
      .map((words) => ({ words, isProper: false, deals: [limited] }));
  });
}

/** A vendor with a deal that does not end can be named at any time. */
function vendorPhrases(deals: readonly NameableDeal[]): Phrase[] {
  const byVendor = new Map<string, NameableDeal[]>();
  for (const deal of deals) {
    const own = byVendor.get(deal.vendor);
    if (own) own.push(deal);
    else byVendor.set(deal.vendor, [deal]);
  }
  return [...byVendor].flatMap(([name, own]) => {
    const named = own.flatMap(({ limited }) => limited ?? []);
    const words = wordsOf(name).map(({ stem }) => stem);
    const [first, ...rest] = words;
    const short = first === 'the' ? rest : words;
    return named.length < own.length || short.length < 2
      ? []
      : [{ words: short, isProper: true, deals: named }];
  });
}

interface Word {
  readonly stem: string;
  readonly text: string;
  readonly index: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({ 0: word, index }) => ({
    stem: stemOf(word.toLowerCase().replaceAll('’', "'")),
    text: word,
    index,
  }));

/** English: "skating", "skates" and "skate" are the same. */
const stemOf = (word: string) => word.replace(/(?<=\p{L}{3})(?:ing|es|e|s)$/u, '');

/** English words that tell nothing of what is offered; shorter ones than `shortestWord` never do. */
const emptyWords: ReadonlySet<string> = new Set(
  'after any before behind above five first four free from half into never over that this three with without your you monday tuesday wednesday thursday saturday sunday weekend'.split(
    ' ',
  ),
);
const shortestWord = 4;

/** Neighbors among the common words of a title, which together say what it offers: "late comedy", "mini golf". */
function pairsOf(title: string): string[] {
  const words = wordsOf(title);
  const isCommon = ({ text }: Word, at: number) =>
    text.length >= shortestWord &&
    (at === 0 || text === text.toLowerCase()) &&
    !/\d/.test(text) &&
    !emptyWords.has(text.toLowerCase());
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return next && areJoined(word, next, title) && isCommon(word, at) && isCommon(next, at + 1)
      ? [`${word.stem} ${next.stem}`]
      : [];
  });
}

const areJoined = (word: Word, next: Word, text: string) =>
  /^[\s-]$/.test(text.slice(word.index + word.text.length, next.index));

function findPhrases(text: string, byFirstWord: ReadonlyMap<string, readonly Phrase[]>): DealMention[] {
  const words = wordsOf(text);
  const mentions: DealMention[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = (byFirstWord.get(words[at]?.stem ?? '') ?? [])
      .filter((phrase) => isAt(phrase, words.slice(at), text))
      .reduce<Phrase | null>(
        (best, one) => (best && best.words.length >= one.words.length ? best : one),
        null,
      );
    const first = words[at];
    const last = words[at + (found?.words.length ?? 0) - 1];
    if (!found || !first || !last) continue;
    mentions.push({
      index: first.index,
      length: last.index + last.text.length - first.index,
      deals: found.deals,
    });
    at += found.words.length - 1;
  }
  return mentions;
}

/** Whether `found`, words of `text`, begin with the phrase. Only a title or name can have a mark within. */
const isAt = ({ words, isProper }: Phrase, found: readonly Word[], text: string) =>
  words.every((word, index) => {
    const other = found[index];
    const next = found[index + 1];
    if (other?.stem !== word || (isProper && !/^[\p{Lu}\p{N}]/u.test(other.text))) return false;
    return (
      words.length > 2 || isProper || index === 1 || (next !== undefined && areJoined(other, next, text))
    );
  });
