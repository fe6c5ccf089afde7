import { type Chip, noPreferences, type Preferences } from './preferences.ts';
import type { WantedTime } from './timeAfter.ts';

/** How far a conversation has come. */
export type Stage = 'greeting' | 'asking-followup' | 'showing-results';

/** What the assistant asks, before it recommends deals or along with them. */
export type OpenQuestion = 'audience-and-setting' | 'audience' | 'setting' | 'time' | 'area' | 'budget';

/** An answer that recommended deals: what was wanted, and the slugs of the deals. */
export interface HistoryEntry {
  readonly preferences: Preferences;
  readonly deals: readonly string[];
}

/** What the assistant remembers from turn to turn. Plain JSON: it is stored with the chat. */
export interface Conversation {
  readonly stage: Stage;
  /** The tag of the language in which the visitor writes; `null` before that is known. */
  readonly language: string | null;
  readonly preferences: Preferences;
  /** The preferences as the chat shows them, in that language. */
  readonly chips: readonly Chip[];
  /** How many turns the visitor has taken. */
  readonly turns: number;
  /** Slugs of all deals shown so far, the latest last. */
  readonly shown: readonly string[];
  /** Slugs of the deals in the latest answer that had any, in its order. */
  readonly latest: readonly string[];
  /** Slug of the single deal the latest deals were about; `null` if there were several. */
  readonly focus: string | null;
  /** Slugs of the deals that the visitor asked about one by one, the latest last; absent for none. */
  readonly talked?: readonly string[];
  /** How many nights somebody stays, as they last said; absent before that. */
  readonly nights?: number | null;
  /** Slug of the deal on whose page the visitor was in the latest turn; `null` for none. */
  readonly page: string | null;
  /** The question the assistant asked last. */
  readonly asked: OpenQuestion | null;
  /** The question about a deal that the latest message asked; `null` if it asked none. */
  readonly question: string | null;
  /** When the deals of the latest answer were to end, where it listed deals by their ends; `null` or absent for any other. */
  readonly ending?: WantedTime | null;
  /** All questions that the assistant has asked: none comes twice. */
  readonly questions: readonly OpenQuestion[];
  /** How many turns in a row nothing was understood. */
  readonly misses: number;
  /** The first answer that recommended deals, and the latest ones. */
  readonly history: readonly HistoryEntry[];
  /** The assistant's latest sentences, so that it does not repeat itself. */
  readonly said: readonly string[];
}

export const newConversation: Conversation = {
  stage: 'greeting',
  language: null,
  preferences: noPreferences,
  chips: [],
  turns: 0,
  shown: [],
  latest: [],
  focus: null,
  talked: [],
  nights: null,
  page: null,
  asked: null,
  question: null,
  questions: [],
  misses: 0,
  history: [],
  said: [],
};
