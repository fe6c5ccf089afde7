import type { AnswerVerdict } from '../../../data/model/assistant/modelAnswer.ts';
import type { KnownQuestion } from '../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Coordinates } from '../../../data/model/geo.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { Intent } from '../understand/intents.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import type { MessageSentence } from '../understand/sentences.ts';
import type { Conversation, OpenQuestion, Stage } from './conversation.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { Chip, Preferences } from './preferences.ts';
import type { StatedTime } from './statedTime.ts';
import type { WantedTime } from './timeAfter.ts';
import type { WishMove } from './wishMove.ts';

/*
 * A turn on its way through the assistant: request → turn (what is meant) → draft (what to reply) → result.
 */

/** What a visitor does in a turn: send a message, remove a chip, or share their location. */
export type TurnRequest =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'without'; readonly chip: Chip }
  | { readonly type: 'place' };

/** When and where a turn takes place. */
export interface TurnContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The visitor's location; `null` if unknown. */
  readonly place: Coordinates | null;
  /** A number that differs from conversation to conversation: equally good deals take turns by it. */
  readonly seed: number;
  /** Slug of the deal on whose page the visitor is; `null` elsewhere. */
  readonly page: string | null;
  /** Answers questions about deals. Browsers load it for the turns that ask some; absent if that failed. */
  readonly desk?: FactDesk;
  /**
   * The known question of a deal that comes nearest to the words of an utterance in a language (a tag). Browsers load those of the
   * deals that are talked about; absent before any is.
   */
  readonly nearest?: (deal: DealRecord, words: string, language: string) => NearQuestion | null;
}

/** A known question that comes near to what is asked. */
export interface NearQuestion {
  readonly question: KnownQuestion;
  /** How much of the words, by what they tell, the nearest of its messages shares: from 0 to 1, which is all. */
  readonly nearness: number;
  /** How likely its answer is the right one: from 0 to 1. It is nearer than questions with other answers, the more the likelier. */
  readonly likelihood: number;
}

/** Answers what a turn asks about the fields of deals; `null` if they say nothing to a remark. */
export type FactDesk = (turn: Turn) => ReplyDraft | null;

/** A request as the assistant reads it, with all that an answer to it needs. */
export interface Turn {
  /** The tag of the language in which the visitor writes. */
  readonly language: string;
  /** In that language, or in that of the site if its pack is not loaded. */
  readonly knowledge: AssistantKnowledge;
  readonly context: TurnContext;
  /** The conversation before this turn. */
  readonly before: Conversation;
  /** The message as written; empty for other requests. */
  readonly text: string;
  /** What the message says; `null` for other requests. */
  readonly understanding: Understanding | null;
  readonly intent: Intent;
  /** What the message does with the things that were wanted before. */
  readonly move: WishMove;
  /** What is near the visitor is wanted, and it is known where they are. */
  readonly isNearest: boolean;
  /** The days and hours that this message names. */
  readonly named: StatedTime;
  /** When the deals that are asked for end, any time included; `null` where nobody asks for what ends. */
  readonly ending: WantedTime | null;
  /** The deals that the message chooses between by name, if not those shown; else none. */
  readonly choices: readonly DealRecord[];
  /** The sentences that ask about deals that were shown. */
  readonly questions: readonly MessageSentence[];
  /** What the visitor wants, this turn included. */
  readonly preferences: Preferences;
  readonly stage: Stage;
  /** What to ask next; `null` for nothing. */
  readonly openQuestion: OpenQuestion | null;
  /** What the message asks about the fields of deals; `understanding` is of the rest. */
  readonly asked: readonly AskedQuestion[];
  /** All words of the message, and the ages of the children whom it names; absent for none. */
  readonly heard?: Pick<Understanding, 'children'> & { readonly words: string };
  /** The deal that the message names, if it says no more. */
  readonly meant?: DealRecord | undefined;
}

/** A question with the deals that it is about, which are never none. */
export interface AskedQuestion extends Question {
  /** It was asked before, of another deal. */
  readonly isAgain?: boolean;
  /** It asks for what its deals cost together. */
  readonly isSum?: boolean;
  /** What it asks is plain from what its deals are. */
  readonly isSure?: boolean;
  /** It doubts the deal. */
  readonly isDoubt?: boolean;
  /** How a model that has read all of the deals answers it. */
  readonly restated?: RestatedAnswer;
  readonly deals: readonly DealRecord[];
  /** The words before it that name the deal, as offsets; `null` for none. */
  readonly name: { readonly start: number; readonly end: number } | null;
}

/** What a model says of a question that it has restated: its topic is sure, and no line of a deal answers it by chance. */
export interface RestatedAnswer {
  readonly says: AnswerVerdict;
  /** The question as it is named where nothing answers it; `null` for one that is not named. */
  readonly named: string | null;
  /** The texts of a deal that answer it, or that come nearest, as parts of a sentence. */
  readonly linesOf: (deal: DealRecord) => readonly string[];
  /** How many times each deal of a sum is bought, in their order. */
  readonly times: readonly number[];
}

/** What one of `answers/` decides to reply; `finishTurn` completes it. */
export interface ReplyDraft {
  /** Short sentences before the reply, such as thanks. */
  readonly leadIn?: readonly string[];
  readonly reply: string;
  /** More bubbles, of which two are shown. */
  readonly options?: readonly string[];
  readonly followUp?: string | null;
  /** Instead of those that fit `asked`. */
  readonly quickReplies?: readonly string[];
  /** Deals to recommend. */
  readonly deals?: readonly DealRecord[];
  /** What each deal was recommended for, by slug, where that is not all that the visitor wants. */
  readonly wishes?: ReadonlyMap<string, Preferences>;
  /** What comes before the reasons of deals, by slug. */
  readonly labels?: ReadonlyMap<string, string>;
  /** Deals of earlier answers that this one is about. */
  readonly about?: readonly DealRecord[];
  /** Those of `about` that are shown again; all if absent. */
  readonly cards?: readonly DealRecord[];
  readonly asked?: OpenQuestion | null;
  /** Nothing of the message is a wish. */
  readonly isAside?: true;
  readonly misses?: number;
}

/** A recommended deal, and in a few words why it was chosen. */
export interface Recommendation {
  readonly deal: DealRecord;
  readonly why: string;
  /** From which day on its times are shown: the wanted one on which it takes place, or the nearest; `null` for today. */
  readonly day: LocalDate | null;
  /** Only its times at which children may be there are shown. */
  readonly isForChildren?: true | undefined;
}

/** What the assistant answers in a turn. */
export interface AssistantAnswer {
  readonly stage: Stage;
  readonly preferences: Preferences;
  /** The visitor asked to start over. */
  readonly reset: boolean;
  /** The visitor spoke of distance. */
  readonly asksLocation: boolean;
  readonly reply: string;
  /** The tag of its language, if that is not the site's. */
  readonly language?: string | undefined;
  /** At most two more bubbles. */
  readonly options: readonly string[];
  /** A question that follows a moment later. */
  readonly followUp: string | null;
  readonly quickReplies: readonly string[];
  readonly deals: readonly Recommendation[];
  /** The only deal that it is about, if that is not the one of the page: what its page says can be read below. */
  readonly about?: DealRecord | null;
  readonly asked: OpenQuestion | null;
  /** Where it is from, if a model has chosen its deals. */
  readonly origin?: AnswerOrigin;
}

/** Says that a model has chosen the deals of an answer, and from which of their fields it is. */
export interface AnswerOrigin {
  readonly label: string;
  /** Slugs of the deals, with the names of the fields in a sentence. */
  readonly sources: readonly { readonly slug: string; readonly fields: string }[];
}

/** An answer, and the conversation after it. */
export interface TurnResult {
  readonly answer: AssistantAnswer;
  readonly conversation: Conversation;
}
