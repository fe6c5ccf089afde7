import type { Replies } from '../../../data/language/language.ts';
import type { Conversation, Question } from '../conversation/conversation.ts';
import type { Guide } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { say } from './phrases.ts';

const questions: Readonly<Record<Question, keyof Replies>> = {
  'audience-and-setting': 'audienceAndSetting',
  audience: 'audience',
  setting: 'setting',
  time: 'time',
};

/** Asks for what is still open. */
export function question(ask: Question, { when }: Preferences, before: Conversation, guide: Guide): string {
  if (ask !== 'audience-and-setting' || when === null) return say(questions[ask], before, guide);
  return say('audienceAndSettingThen', before, guide, { when: guide.assistant.language.spoken[when] ?? '' });
}

/** Answers to `ask`, or ways on where nothing is asked, then `more`, and those that are always there. */
export function quickRepliesTo(
  ask: Question | null,
  { assistant }: Guide,
  more: readonly string[] = [],
): string[] {
  const { quickReplies } = assistant.language;
  const areas = ask === 'setting' ? assistant.neighborhoods.slice(0, 2).map(({ label }) => label) : [];
  return [...new Set([...quickReplies[ask ?? 'open'], ...areas, ...more, ...quickReplies.standing])];
}
