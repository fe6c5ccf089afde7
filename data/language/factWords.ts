import type { Source } from './rules.ts';

/** What visitors can ask about a deal. */
export const factTopics = [
  'parking',
  'until',
  'soldOut',
  'duration',
  'hours',
  'price',
  'discount',
  'ages',
  'alone',
  'groups',
  'access',
  'pets',
  'diet',
  'refund',
  'booking',
  'included',
  'extras',
  'code',
  'restrictions',
  'weather',
  'bring',
  'fulfillment',
  'languages',
  'transit',
  'place',
  'setting',
  'contact',
  'other',
] as const;

export type FactTopic = (typeof factTopics)[number];

/** Things that visitors ask to be included, as the data for browsers names them. */
export type IncludedThing =
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'drinks'
  | 'dessert'
  | 'snacks'
  | 'gear'
  | 'ticket'
  | 'guide'
  | 'lesson'
  | 'ride'
  | 'gift';

/** What the assistant knows in a language about the facts of deals. */
export interface FactWords {
  /** The language as a BCP 47 tag, for numbers, dates and lists. */
  readonly locale: string;
  /** Patterns of wishes for facts, and the names of these facts for chips and in sentences. */
  readonly needs: readonly (readonly [need: string, source: Source])[];
  readonly needNames: Readonly<Record<string, string>>;
  /** The most that it may take: the first group captures minutes, the second hours; neither means an hour. */
  readonly quick: Source;
  readonly quickName: string;
  /** Things that are included, in content and in questions; a wish for one, and its name, have them at "{thing}". */
  readonly included: Readonly<Record<IncludedThing, Source>>;
  readonly withIncluded: Source;
  readonly includedName: string;
  readonly includedNames: Readonly<Record<IncludedThing, string>>;
  /** A price for all who come, and for each. */
  readonly inTotal: Source;
  readonly forEach: Source;
  readonly questions: QuestionWords;
  /** What questions are about; the first that matches counts. */
  readonly topics: readonly (readonly [topic: FactTopic, source: Source])[];
  /** What is said of a deal whose facts could not be loaded. */
  readonly failed: string;
}

/** What makes a clause a question about a deal. */
export interface QuestionWords {
  /** The beginnings of questions to which "yes" or "no" is an answer, and of others. */
  readonly closed: Source;
  readonly open: Source;
  /** Those of questions that without a question mark are statements. */
  readonly marked: Source;
  /** Statements that with a question mark ask to be confirmed: "it’s in the old town, right?" */
  readonly confirmed: Source;
  /** What comes before an indirect question; the first group captures a word for "whether". */
  readonly preface: Source;
  /** The beginnings of questions that may stand in the middle of a clause, unless words before them govern them. */
  readonly inside: Source;
  readonly governing: Source;
  /** The beginnings of short questions that continue earlier ones: "what about". */
  readonly further: Source;
  /** A statement that asks, too, beside a question that follows it: "they take walk-ins, and is there a vacuum". */
  readonly asserted: Source;
  /** With a question mark it asks whether something is not so: "so no contract?" */
  readonly denial: Source;
  /** The beginning of a condition, which belongs to the question after it. */
  readonly condition: Source;
  /** Asks again what was asked before, of another deal: "and at", "same question for". */
  readonly again: Source;
  /** Before what was asked and not answered: "I asked which". */
  readonly asked: Source;
  /** Doubts an offer: "is that price real", "what's the catch". */
  readonly doubt: Source;
  /** What tells one of the deals that were shown from the others, in its group: "the one for children". */
  readonly theOne: Source;
  /** Asks for deals and not about one: "is there a place with". */
  readonly search: Source;
  /** Asks whether something exists, which may be either. */
  readonly exists: Source;
  /** Asks for any of the kind that was just named: "is there one on Saturday". */
  readonly anyOne: Source;
  /** Words for all deals that were shown, for the one in question, and for that of the page. */
  readonly each: Source;
  /** Those of several deals that have a thing are asked for: "which one serves waffles". */
  readonly havingOf: Source;
  readonly one: Source;
  readonly page: Source;
  /** Questions about what was said right before: "my son is four, can he come". */
  readonly vacuous: Source;
  /** Words of questions about what was shown, whatever else they name: "are life jackets provided". */
  readonly refers: Source;
  /** Asks for what a place may have beside what it is for: "is there coffee". */
  readonly amenity: Source;
  /** Asks for what a place to stay may have: "is there breakfast". */
  readonly stay: Source;
  /** The place of a deal in the list: an ordinal in the first group, or a number in the second. */
  readonly nth: Source;
  /** Words that names are followed by: "that candle thing". */
  readonly filler: Source;
  /** What a question asks of, by its kind: "does the vineyard". */
  readonly subject: Source;
  /** What comes before a thing that a clause begins with, and "the" in its group: "ok then the", "I’d rather do". */
  readonly naming: Source;
  /** What a deal may be near, to the end of the question: "close to a station" after "is it". */
  readonly beside: Source;
  /** Asks whether one can do without a car around there. */
  readonly walkable: Source;
  /** Names the way in which one comes: "by car". */
  readonly way: Source;
  /** Asks where the places of a deal are, or which: "where is the one in Old Town". */
  readonly placesOf: Source;
  /** Names after "the" and the like, by which a question names a deal. */
  readonly determined: Source;
}
