import { dealsWithSlugs, type ReplyDraft, type Turn } from '../conversation/turn.ts';
import { recommend } from '../recommend/recommend.ts';
import { caveats, presentDeals } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase } from '../reply/questions.ts';
import type { Intent } from '../understand/intents.ts';

/** How many deals an answer shows, and how many where the best of a list are asked for. */
const shownAtOnce = 3;
const topOfList = 5;

const asksForOthers: ReadonlySet<string> = new Set<Intent['type']>(['more', 'else', 'surprise']);

/** Deals that fit, with what is to be said of them. */
export function recommendationsReply({
  intent,
  preferences,
  before,
  knowledge,
  context,
  ask,
  said,
}: Turn): ReplyDraft {
  const prices = dealsWithSlugs(before.latest, knowledge)
    .map(({ price }) => price)
    .sort((a, b) => a - b);
  // Cheaper than the one in the middle, so that a single bargain leaves a choice.
  const below = intent.type === 'cheaper' ? prices[prices.length >> 1] : undefined;
  const isTop = intent.type === 'top';
  // With a new wish the best may be one that was shown; "more" and the like ask for others.
  const isNewWish = JSON.stringify(preferences) !== JSON.stringify(before.preferences);
  const isWish = isNewWish || (said?.mentions.length ?? 0) > 0;
  const isFresh = isTop || (isWish && intent.type === 'find');
  const order = {
    count: isTop ? topOfList : shownAtOnce,
    shown: isFresh ? [] : before.shown,
    ...(below !== undefined && { below }),
    ...(isTop && { by: intent.by }),
  };
  const choice = recommend(preferences, order, knowledge, context);
  const options = caveats(choice, said?.needs ?? [], preferences, before, knowledge);
  if (choice.deals.length === 0 || (choice.isAgain && below !== undefined))
    return { reply: phrase(below === undefined ? 'nothing' : 'cheapest', before, knowledge) };
  if (choice.isAgain && asksForOthers.has(intent.type)) return { reply: phrase('again', before, knowledge) };
  return {
    reply: presentDeals(intent, choice.deals, preferences, before, knowledge),
    deals: choice.deals,
    options,
    followUp: ask === 'time' ? questionPhrase('time', preferences, before, knowledge) : null,
    asked: ask,
  };
}
