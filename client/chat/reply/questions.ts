import type { Replies } from '../../../data/language/language.ts';
import type { Conversation, Question } from '../conversation.ts';
import type { Guide } from '../guide.ts';
import type { Preferences } from '../preferences.ts';
import { say } from './say.ts';

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

/** Always offered. Rule: the specification's standing quick replies. */
const standing = ['Show me something else', 'More options'];

/** Answers to `ask`, or ways on where nothing is asked, then `more`, and the two that are always there. */
export const quickRepliesTo = (
  ask: Question | null,
  preferences: Preferences,
  guide: Guide,
  more: readonly string[] = [],
): string[] => [...new Set([...answersTo(ask, preferences, guide), ...more, ...standing])];

function answersTo(ask: Question | null, { priceRange, when }: Preferences, { assistant }: Guide): string[] {
  switch (ask) {
    case 'audience-and-setting':
      return ['Family, indoors', 'Family, outdoors', 'Adults, indoors', 'Adults, outdoors'];
    case 'audience':
      return ['With the family', 'Adults only'];
    case 'setting':
      return ['Indoors', 'Outdoors', ...assistant.neighborhoods.slice(0, 2).map(({ label }) => label)];
    case 'time':
      return ['Morning', 'Afternoon', 'Evening'];
    case null:
      return [
        ...(priceRange?.max === 0 ? [] : ['Something cheaper']),
        ...(when === null ? ['This weekend'] : []),
        'Surprise me',
      ];
  }
}
