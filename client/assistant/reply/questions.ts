import type { Replies } from '../../../data/language/replies.ts';
import type { OpenQuestion } from '../conversation/conversation.ts';
import { timeWords } from '../conversation/timeWords.ts';
import type { Turn } from '../conversation/turn.ts';
import { phrase } from './phrases.ts';

const phraseKeys: Readonly<Record<OpenQuestion, keyof Replies>> = {
  'audience-and-setting': 'audienceAndSetting',
  audience: 'audience',
  setting: 'setting',
  time: 'time',
  area: 'area',
  budget: 'budget',
};

/** `question` as a sentence; the question about audience and setting repeats the time that the visitor named. */
export function questionPhrase(
  question: OpenQuestion,
  turn: Pick<Turn, 'before' | 'knowledge' | 'preferences'>,
): string {
  const { language } = turn.knowledge;
  if (question === 'setting' && hasArea(turn)) return phrase('settingHere', turn);
  const named = timeWords(turn.preferences, language);
  if (question !== 'audience-and-setting' || named === '') return phrase(phraseKeys[question], turn);
  return phrase('audienceAndSettingThen', turn, { when: language.times.spoken[named] ?? named });
}

/** Quick replies: answers to `question`, or next steps if it is `null`, or nothing was found; then `more`, and those that are always offered. */
export function quickRepliesTo(
  question: OpenQuestion | 'none' | null,
  turn: Pick<Turn, 'knowledge' | 'preferences'>,
  more: readonly string[] = [],
): string[] {
  const { assistant, language } = turn.knowledge;
  const { quickReplies } = language;
  const areas =
    question === 'setting' && !hasArea(turn)
      ? assistant.neighborhoods.slice(0, 2).map(({ label }) => label)
      : [];
  // The answers to other questions depend on the deals.
  const own = question === 'area' || question === 'budget' ? [] : quickReplies[question ?? 'open'];
  return [...new Set([...own, ...areas, ...more, ...quickReplies.standing])];
}

/** Whether the visitor has named a part of town, which the question about the setting else asks for, too. */
const hasArea = ({ preferences }: Pick<Turn, 'preferences'>): boolean => preferences.neighborhoods.length > 0;
