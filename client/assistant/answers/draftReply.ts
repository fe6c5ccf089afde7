import { canRecommend } from '../conversation/stages.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { missingPreferencesReply } from './missingPreferences.ts';
import { recommendationsReply } from './recommendations.ts';
import { shownDealsReply } from './shownDeals.ts';
import { smallTalkReply } from './smallTalk.ts';

/** Drafts the reply to `turn`, the first that fits: to small talk, about deals already shown, a question, or deals. */
export const draftReply = (turn: Turn): ReplyDraft =>
  smallTalkReply(turn) ??
  shownDealsReply(turn) ??
  (needsQuestion(turn) ? missingPreferencesReply(turn) : null) ??
  nonsenseReply(turn) ??
  recommendationsReply(turn);

/** The time of day is asked together with recommendations, everything else before them. */
const needsQuestion = ({ preferences, openQuestion }: Turn): boolean =>
  !canRecommend(preferences) || (openQuestion !== null && openQuestion !== 'time');

/** A reply to a meaningless message while deals are shown; `null` if the message has a meaning. */
function nonsenseReply(turn: Turn): ReplyDraft | null {
  const { before, understanding, context } = turn;
  if (before.stage !== 'showing-results' || !understanding || !saysNothing(understanding)) return null;
  if (!understanding.asksLocation) return { reply: phrase('puzzled', turn) };
  return context.place ? null : { reply: phrase('location', turn) };
}

const saysNothing = ({ mentions, intent, needs, party, ...flags }: Understanding): boolean =>
  mentions.length === 0 &&
  intent.type === 'find' &&
  needs.length === 0 &&
  party === null &&
  !(flags.asksThingsToDo || flags.takesEither || flags.corrects);
