import { canRecommend, isConcrete } from '../conversation/stages.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import type { Intent } from '../understand/intents.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { missingPreferencesReply, puzzledReply } from './missingPreferences.ts';
import { recommendationsReply } from './recommendations.ts';
import { shownDealsReply } from './shownDeals.ts';
import { smallTalkReply } from './smallTalk.ts';

/** Drafts the reply to `turn`, the first that fits: to small talk, about deals already shown, a question, or deals. */
export const draftReply = (turn: Turn): ReplyDraft =>
  smallTalkReply(turn) ??
  shownDealsReply(turn) ??
  (isQuestionFirst(turn) ? missingPreferencesReply(turn) : null) ??
  nonsenseReply(turn) ??
  recommendationsReply(turn);

const asksForDeals: ReadonlySet<string> = new Set<Intent['type']>([
  'cheaper',
  'else',
  'more',
  'surprise',
  'top',
]);

/** Whether the reply is a question without deals. The time of day is always asked together with deals. */
function isQuestionFirst(turn: Turn): boolean {
  const { preferences, openQuestion, before, knowledge, intent } = turn;
  if (knowledge.assistant.asks === 'first')
    return !canRecommend(preferences) || (openQuestion !== null && openQuestion !== 'time');
  return !isConcrete(preferences) && !asksForDeals.has(intent.type) && before.questions.length === 0;
}

/** A reply to a meaningless message while deals are shown; `null` if the message has a meaning. */
function nonsenseReply(turn: Turn): ReplyDraft | null {
  const { before, understanding, context } = turn;
  const isAnswered = before.stage === 'showing-results' || before.questions.length > 0;
  if (!isAnswered || !understanding || !saysNothing(understanding)) return null;
  if (!understanding.asksLocation) return puzzledReply(turn);
  return context.place ? null : { reply: phrase('location', turn) };
}

const saysNothing = ({ mentions, intent, needs, party, ...flags }: Understanding): boolean =>
  mentions.length === 0 &&
  intent.type === 'find' &&
  needs.length === 0 &&
  party === null &&
  !(flags.asksThingsToDo || flags.takesEither || (flags.corrects && flags.words > 1));
