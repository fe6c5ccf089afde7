import type { FactTopic } from '../../../data/language/factWords.ts';
import type { NamedNeed } from '../../../data/model/deals/needs.ts';

/** What is said before a question, with offsets. */
export interface Lead {
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** Where a thing that it begins with begins at the latest, as an offset; absent if it begins with none. */
  readonly named?: number | undefined;
  /** It asks for deals. */
  readonly isAsked?: boolean | undefined;
}

/** A question about a deal, as a message words it. Which deal it is about depends on the conversation. */
export interface Question {
  readonly topic: FactTopic;
  /** The needs that it names: "gluten-free" in "is it gluten free". */
  readonly needs: readonly NamedNeed[];
  /** Its words, as those of an utterance. */
  readonly words: string;
  /** The words of the clause that it is a part of, which may name the deal. */
  readonly clause: string;
  /** It asks whether something exists. */
  readonly exists: boolean;
  /** It speaks of what was shown: "are life jackets provided". */
  readonly refers: boolean;
  /** "Yes" or "no" is an answer. */
  readonly isClosed: boolean;
  /** The deals that its words mean: all that were shown, one of them, that of the page, or not said. */
  readonly scope: 'each' | 'one' | 'page' | 'any';
  /** It asks which of several deals have a thing. */
  readonly isChoice?: boolean;
  /** It names a kind of deal or a part of town: without a deal of that name it asks for deals. */
  readonly namesKind: boolean;
  /** It asks nothing in words, but may bear on the deal: "I weigh 235 pounds". */
  readonly isRemark?: boolean;
  /** It asks for deals, unless it names one by its title. */
  readonly mayWish: boolean;
  /** The clauses before it that ask nothing, the nearest first: the name in "that farm with goats, is there parking". */
  readonly leads: readonly Lead[];
  /** The part of the message, as offsets: from `start` up to but excluding `end`. */
  readonly start: number;
  readonly end: number;
}
