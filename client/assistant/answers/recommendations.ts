import { dealsWithSlugs } from '../conversation/knowledge.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { type RecommendedDeals, type RecommendOptions, recommend } from '../recommend/recommend.ts';
import { middlePrice, sharpeningQuestion } from '../recommend/sharpeningQuestion.ts';
import { caveatPhrases, presentDeals } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase, quickRepliesTo } from '../reply/questions.ts';
import type { Intent } from '../understand/intents.ts';
import { otherDayPhrases, timeLead } from './timeLead.ts';

/** How many deals an answer shows, and how many if the visitor asks for the top of a list. */
const shownAtOnce = 3;
const shownOfTop = 5;

const asksForOthers: ReadonlySet<string> = new Set<Intent['type']>(['more', 'else', 'surprise']);

/** Recommends deals, and says which wishes they do not meet. */
export function recommendationsReply(turn: Turn): ReplyDraft {
  const { intent, preferences, knowledge, context } = turn;
  // Below the price in the middle, so that a single bargain among them leaves a choice.
  const below =
    intent.type === 'cheaper' ? middlePrice(dealsWithSlugs(turn.before.latest, knowledge)) : undefined;
  const recommended = recommend(preferences, optionsFor(turn, below), knowledge, context);
  const { deals, isAgain } = recommended;
  // Of a named day, the answer speaks first.
  const relaxed = recommended.relaxed.filter((criterion) => criterion !== 'when' || !hasDay(preferences));
  if (deals.length === 0 || (isAgain && below !== undefined))
    return { reply: phrase(below === undefined ? 'nothing' : 'cheapest', turn) };
  if (isAgain && asksForOthers.has(intent.type)) return { reply: phrase('again', turn) };
  return {
    reply: [timeLead(turn, recommended), presentDeals(deals, turn)].filter(Boolean).join(' '),
    deals,
    options: [...caveatPhrases({ ...recommended, relaxed }, turn), ...otherDayPhrases(recommended, turn)],
    ...questionAlong(recommended, turn),
  };
}

/** A question that comes with the deals; nothing if none would help. */
function questionAlong(
  { deals, candidates }: RecommendedDeals,
  turn: Turn,
): Pick<ReplyDraft, 'asked' | 'followUp' | 'quickReplies'> {
  const { knowledge, openQuestion } = turn;
  if (knowledge.assistant.asks === 'first')
    return openQuestion === 'time' ? { asked: 'time', followUp: questionPhrase('time', turn) } : {};
  const asked = sharpeningQuestion(candidates, deals.length, turn);
  if (!asked) return {};
  const { question, answers } = asked;
  return {
    asked: question,
    followUp: questionPhrase(question, turn),
    ...(answers && { quickReplies: quickRepliesTo(question, knowledge, answers) }),
  };
}

function optionsFor(
  { intent, preferences, before, understanding }: Turn,
  below: number | undefined,
): RecommendOptions {
  const isTop = intent.type === 'top';
  const isChanged = JSON.stringify(preferences) !== JSON.stringify(before.preferences);
  const isWish = isChanged || (understanding?.mentions.length ?? 0) > 0;
  // For a new wish, a deal that was already shown may be the best; "more" and the like ask for others.
  const mayShowAgain = isTop || (isWish && intent.type === 'find');
  return {
    count: isTop ? shownOfTop : shownAtOnce,
    shown: mayShowAgain ? [] : before.shown,
    seen: before.shown,
    ...(below !== undefined && { below }),
    ...(isTop && { by: intent.by }),
  };
}
