import type { MoveReplies } from './moveWords.ts';

/** The assistant's phrases, each with its variants; names in braces are replaced by values. */
export interface Replies extends MoveReplies {
  readonly greet: readonly string[];
  readonly thanks: readonly string[];
  readonly bye: readonly string[];
  readonly identity: readonly string[];
  readonly help: readonly string[];
  readonly weather: readonly string[];
  readonly rude: readonly string[];
  readonly foreign: readonly string[];
  readonly no: readonly string[];
  /** For visitors who need professional advice, or the truth about the deals. */
  readonly advice: readonly string[];
  readonly trust: readonly string[];
  readonly trustSample: readonly string[];
  readonly love: readonly string[];
  /** To somebody who has lost a person or an animal, or has a hard time; also before the answer to a wish. */
  readonly grief: readonly string[];
  readonly griefFirst: readonly string[];
  readonly low: readonly string[];
  readonly lowFirst: readonly string[];
  /** Why the first deal was chosen. */
  readonly why: readonly string[];
  /** Confirms new preferences before the next question. */
  readonly noted: readonly string[];
  /** Says that the deals are not known to meet some {needs}, or to have room for {count} people; that there are no more that do. */
  readonly unsure: readonly string[];
  readonly unsureGroup: readonly string[];
  readonly allKnown: readonly string[];
  /** Says that a need cannot be checked. */
  readonly need: readonly string[];
  /** Says that the list has fewer deals than the visitor named. */
  readonly fewer: readonly string[];
  /** For questions that are not about leisure. */
  readonly beyond: readonly string[];
  readonly puzzled: readonly string[];
  readonly audienceAndSetting: readonly string[];
  readonly audienceAndSettingThen: readonly string[];
  readonly audience: readonly string[];
  readonly setting: readonly string[];
  readonly time: readonly string[];
  readonly area: readonly string[];
  readonly budget: readonly string[];
  /** Present the first deal: without, and with what the visitor wants, {wish}. {because} is why, or only a point. */
  readonly results: readonly string[];
  readonly resultsFor: readonly string[];
  /** As `resultsFor`, after words about the time. */
  readonly resultsThen: readonly string[];
  /** Deals after the words that none is about what was named. */
  readonly resultsInstead: readonly string[];
  readonly cheaper: readonly string[];
  readonly more: readonly string[];
  readonly else: readonly string[];
  readonly surprise: readonly string[];
  readonly top: readonly string[];
  readonly cheapest: readonly string[];
  readonly nothing: readonly string[];
  /** There are no two deals to compare yet. */
  readonly alone: readonly string[];
  /** Asks for the visitor's location to sort by distance. */
  readonly location: readonly string[];
  readonly reset: readonly string[];
  readonly details: readonly string[];
  /** For a deal that was already described. */
  readonly detailsAgain: readonly string[];
  /** What a deal costs and until when, its code, and when it takes place. */
  readonly cost: readonly string[];
  readonly code: readonly string[];
  readonly runs: readonly string[];
  readonly comparison: readonly string[];
  /** One of two compared deals. */
  readonly compared: readonly string[];
  readonly verdict: readonly string[];
  /** Says that no deal is in a {place} out of town. */
  readonly elsewhere: readonly string[];
  /** Says that no deal is about some topics, and that none is near. */
  readonly noSuch: readonly string[];
  /** Says that no deal is about some topics. */
  readonly unknown: readonly string[];
  /** Says that the deals about some topics do not suit who is coming. */
  readonly unsuited: readonly string[];
  /** Deals about {topics} miss something else. */
  readonly noneFits: readonly string[];
  /** Says that the deals are not marked for children, who are coming. */
  readonly unmarked: readonly string[];
  /** Says which wishes the deals do not meet. */
  readonly relaxed: readonly string[];
  /** Begins an answer with the days and hours {when} that the message named. */
  readonly timeNamed: readonly string[];
  /** Nothing takes place at the time {when}; with the {nearest} day on which something does. */
  readonly noneThen: readonly string[];
  /** Nothing takes place at the {hours} of the day {day}. */
  readonly noneAtHours: readonly string[];
  /** The deal {title} would meet all wishes on the day {nearest}. */
  readonly otherDay: readonly string[];
  /** The named days {when} are over. */
  readonly pastDays: readonly string[];
  /** Says that all deals that fit were already shown. */
  readonly again: readonly string[];
}
