import type { MoveReplies } from './moveWords.ts';
import type { ResultReplies } from './resultReplies.ts';

/** The assistant's phrases, each with its variants; names in braces are replaced by values. */
export interface Replies extends MoveReplies, ResultReplies {
  readonly greet: readonly string[];
  readonly thanks: readonly string[];
  readonly bye: readonly string[];
  readonly identity: readonly string[];
  readonly help: readonly string[];
  readonly weather: readonly string[];
  /** To questions that no page answers: scores and schedules, how full it is, what others think. */
  readonly live: readonly string[];
  readonly crowd: readonly string[];
  readonly review: readonly string[];
  readonly rude: readonly string[];
  readonly foreign: readonly string[];
  readonly no: readonly string[];
  /** For visitors who need professional advice, or the truth about the deals. */
  readonly advice: readonly string[];
  readonly trust: readonly string[];
  readonly trustSample: readonly string[];
  /** How the deals are chosen, and that the assistant takes no money. */
  readonly rank: readonly string[];
  readonly charge: readonly string[];
  readonly love: readonly string[];
  /** To somebody who has lost a person or an animal, or has a hard time; also before the answer to a wish. */
  readonly grief: readonly string[];
  readonly griefFirst: readonly string[];
  readonly low: readonly string[];
  readonly lowFirst: readonly string[];
  /** Why the first deal was chosen. */
  readonly why: readonly string[];
  /** Why the assistant asks who comes, where and when. */
  readonly whyAsked: readonly string[];
  /** Confirms new preferences before the next question. */
  readonly noted: readonly string[];
  /** Says that the list has fewer deals than the visitor named. */
  readonly fewer: readonly string[];
  /** As `fewer`, where one deal is all that was shown. */
  readonly fewerThanTwo: readonly string[];
  /** For questions that are not about leisure. */
  readonly beyond: readonly string[];
  /** To who doubts a deal that is a sample. */
  readonly doubtSample: readonly string[];
  /** The result of a sum. */
  readonly sum: readonly string[];
  /** What a deal costs with a tip. */
  readonly tipped: readonly string[];
  readonly puzzled: readonly string[];
  /** To a sentence that was not understood, before examples, and to one right after it. */
  readonly lost: readonly string[];
  readonly lostAgain: readonly string[];
  readonly audienceAndSetting: readonly string[];
  readonly audienceAndSettingThen: readonly string[];
  readonly audience: readonly string[];
  readonly setting: readonly string[];
  /** For somebody who has named a part of town. */
  readonly settingHere: readonly string[];
  readonly time: readonly string[];
  readonly area: readonly string[];
  readonly budget: readonly string[];
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
}
