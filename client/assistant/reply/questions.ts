import type { Replies } from '../../../data/language/language.ts';
import type { Conversation, OpenQuestion } from '../conversation/conversation.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { phrase } from './phrases.ts';

const questions: Readonly<Record<OpenQuestion, keyof Replies>> = {
  'audience-and-setting': 'audienceAndSetting',
  audience: 'audience',
  setting: 'setting',
  time: 'time',
};

/** Asks for what is still open. */
export function questionPhrase(
  ask: OpenQuestion,
  { when }: Preferences,
  before: Conversation,
  knowledge: AssistantKnowledge,
): string {
  if (ask !== 'audience-and-setting' || when === null) return phrase(questions[ask], before, knowledge);
  return phrase('audienceAndSettingThen', before, knowledge, {
    when: knowledge.assistant.language.spoken[when] ?? '',
  });
}

/** Answers to `ask`, or ways on where nothing is asked, then `more`, and those that are always there. */
export function quickRepliesTo(
  ask: OpenQuestion | null,
  { assistant }: AssistantKnowledge,
  more: readonly string[] = [],
): string[] {
  const { quickReplies } = assistant.language;
  const areas = ask === 'setting' ? assistant.neighborhoods.slice(0, 2).map(({ label }) => label) : [];
  return [...new Set([...quickReplies[ask ?? 'open'], ...areas, ...more, ...quickReplies.standing])];
}
