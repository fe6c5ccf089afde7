import type { WhenFilter } from '../time/whenFilter.ts';
import { tidy } from './besideTime.ts';
import { type PriceLimit, readPriceLimit } from './priceLimit.ts';
import { readAnything } from './searchAnything.ts';
import { readNearness, readSearchTime } from './searchTime.ts';

/** What a search asks for besides its words. */
export interface SearchQuery {
  /** The query without what follows from the other fields. */
  readonly words: string;
  /** What it has of words for any deal at all, such as "things to do"; empty if there are none. */
  readonly anything: string;
  /** `null` for any price. */
  readonly limit: PriceLimit | null;
  /** Whether it asks for low prices. */
  readonly isCheap: boolean;
  readonly when: WhenFilter | null;
  /** Whether it asks for what is near the visitor. */
  readonly isNear: boolean;
}

/** For how many: deals say that in other words, and hardly one with this number. */
const party =
  /\bfor (?:a party of )?\d{1,2}(?: (?:people|persons|of us|guests|friends|kids|adults))?\b(?![.:%]?\d)(?! ?(?:hours?|nights?|days?|minutes?|weeks?|dollars|bucks))/i;

/** How a question begins, and the words in it that are about no deal. */
const question = /^(?:where|what(?: time|['’]s| is| are)|when|which|who|how|i|we|is|are|any|find|show me)\b/i;
const filler =
  /\b(?:where|what(?: time)?|when|which|who|how(?: much| many)?|can|could|should|does|do (?=i|we|you)|is|are|i|we|you|me|there|any|get|find|want|need|show me|have|(?:take|bring) (?:my|our|the)(?! (?:dog|pup|pet)))\b(?:['’]\w+)?/gi;

/** That something costs little, in English and Spanish: hardly a deal says so of itself. */
const cheap =
  /(?:\bon a )?\b(?:cheap(?:er|est|ly)?|inexpensive|affordable|budget(?:[ -]friendly)?|low[ -]cost|(?:m[aá]s )?barat[oa]s?|econ[oó]mic[oa]s?)(?!\p{L})/giu;

/** Says nothing beside a price or a time: "things under $20". */
const nothing = /^(?:things?|stuff|something|anything)$/i;

/** What suits children, as deals say it: a patio for dogs is friendly, too. */
const kidFriendly = /\b(?:kid|kids|child|children|toddler|family)[ -]friendly\b/gi;

/** Reads prices and, at `now`, a time from search words: "jazz under $20 this weekend". */
export function readSearchQuery(query: string, now: number): SearchQuery {
  const { words: timeless, when } = readSearchTime(query, now);
  const { words: placeless, isNear } = readNearness(timeless);
  const { words, anything } = readAnything(placeless.replace(kidFriendly, 'kids'));
  const limit = readPriceLimit(words);
  const unlimited = limit?.words.reduce((rest, each) => rest.replace(each, ' '), words) ?? words;
  const priceless = unlimited.replace(cheap, ' ');
  const isCheap = priceless !== unlimited;
  const others = withoutQuestion(tidy(priceless.replace(party, ' ')));
  const isEmpty = nothing.test(others) && (limit !== null || when !== null || isCheap);
  return { words: isEmpty ? '' : others, anything, limit, isCheap, when, isNear };
}

/** "Where can I get tacos?" looks for tacos; without any other word, a question stays as it is. */
function withoutQuestion(words: string): string {
  const others = question.test(words) ? tidy(words.replace(filler, ' ')) : words;
  return /\w{3}/.test(others) ? others : words;
}
