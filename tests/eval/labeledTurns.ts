import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { type Conversation, newConversation } from '../../client/assistant/conversation/conversation.ts';
import { noPreferences, type Preferences } from '../../client/assistant/conversation/preferences.ts';

/** When the visitors talked: a Saturday at noon, in the sample city. */
export const timeOfTurns = '2026-11-28T12:00:00-05:00';

/** A message of a visitor in the middle of a conversation, and what somebody who does not know the program says that it means. */
export interface LabeledTurn {
  readonly id: string;
  readonly text: string;
  /** The seed of the conversation. */
  readonly seed: number;
  readonly before: Conversation;
  /** `fact` asks about deals that are known, `wish` for deals, `plan` for sums and whole days; the others want no deals. */
  readonly act: 'fact' | 'wish' | 'both' | 'plan' | 'site' | 'talk' | 'care';
  /** Slugs of the deals that it asks about. */
  readonly about: readonly string[];
  /** What each right answer says. */
  readonly says: readonly string[];
  /** Slugs of the deals that a fair person would be happy with, of which eight are enough; `null` if it does not wish for any. */
  readonly fits: readonly string[] | null;
  /** Slugs of deals that miss one thing. */
  readonly near: readonly string[];
  /** Slugs of deals that must not be offered. */
  readonly drops: readonly string[];
}

type Written = Partial<Omit<LabeledTurn, 'before'>> &
  Pick<LabeledTurn, 'id' | 'text' | 'seed' | 'act'> & { readonly before: WrittenConversation };

/** A conversation without what is as in a new one. */
type WrittenConversation = Partial<Omit<Conversation, 'preferences' | 'history'>> & {
  readonly preferences?: WrittenPreferences;
  readonly history?: readonly {
    readonly preferences: WrittenPreferences;
    readonly deals: readonly string[];
  }[];
};

type WrittenPreferences = Partial<Omit<Preferences, 'excluded'>> & {
  readonly excluded?: Partial<Preferences['excluded']>;
};

const folder = path.join('tests', 'fixtures', 'assistant', 'turns');

/** The labeled turns of all visitors. */
export const labeledTurns = (): LabeledTurn[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => {
      const { before, ...written } = JSON.parse(line) as Written;
      return { about: [], says: [], fits: null, near: [], drops: [], ...written, before: whole(before) };
    });

const whole = ({ preferences, history = [], ...before }: WrittenConversation): Conversation => ({
  ...newConversation,
  ...before,
  preferences: wholePreferences(preferences),
  history: history.map((entry) => ({ ...entry, preferences: wholePreferences(entry.preferences) })),
});

const wholePreferences = ({ excluded, ...wanted }: WrittenPreferences = {}): Preferences => ({
  ...noPreferences,
  ...wanted,
  excluded: { ...noPreferences.excluded, ...excluded },
});
