import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { dealsAboutWordsIn, dealsNamedIn } from '../conversation/dealNames.ts';
import { dealsWithSlugs, hasEnded } from '../conversation/knowledge.ts';
import { dealPointedAt, otherDeal } from '../conversation/pointedDeal.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { createRanking } from '../recommend/rankDeals.ts';
import { reasonsFor } from '../recommend/reasons.ts';
import { dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import type { Intent } from '../understand/intents.ts';
import { comparisonReply } from './comparison.ts';
import { endedReply, unlessEnded } from './endedDeals.ts';
import { mergeDrafts } from './mergeDrafts.ts';

/**
 * The reply to questions about deals that were shown, in their order: details, why, how they differ, which to take. `null`
 * without such a question.
 */
export function shownDealsReply(turn: Turn): ReplyDraft | null {
  // "The ghost walk or that canoe" compares them, unless it asks something of each.
  if (turn.choices.length > 0) return turn.asked.length > 0 ? null : comparisonReply(turn.text, [], turn);
  const drafts = turn.questions.flatMap(({ intents: [intent], start, end }) => {
    // "The other one, what time does it start" is answered already.
    if (!intent || (intent.type === 'other' && turn.asked.length > 0)) return [];
    // "The cheese one sounds good. Can I send it": what "it" is stands before.
    const from = refersBack.has(intent.type) ? 0 : start;
    return [unlessEnded(answerTo(intent, turn.text.slice(from, end), turn), turn)];
  });
  return drafts.length === 0 ? null : mergeDrafts([], drafts);
}

const refersBack: ReadonlySet<string> = new Set<Intent['type']>(['order', 'keep']);

function answerTo(intent: Intent, text: string, turn: Turn): ReplyDraft {
  const { before, knowledge } = turn;
  const latest = dealsWithSlugs(before.latest, knowledge);
  switch (intent.type) {
    case 'compare':
      return comparisonReply(text, latest, turn);
    case 'choose':
      return choiceReply(text, latest, turn);
    case 'other':
      return detailReply(otherDeal(before, knowledge), turn);
    case 'recall': {
      const shown = dealsWithSlugs([...before.shown].reverse(), knowledge);
      return detailReply(
        dealsNamedIn(text, shown, knowledge)[0] ?? dealsAboutWordsIn(text, shown, knowledge)[0],
        turn,
      );
    }
    case 'order':
    case 'keep':
      return requestReply(intent.type, dealPointedAt(intent, text, before, knowledge), turn);
    case 'why':
      return whyReply(dealPointedAt(intent, text, before, knowledge), turn);
    default:
      return detailReply(dealPointedAt(intent, text, before, knowledge) ?? undefined, turn);
  }
}

function whyReply(deal: DealRecord | null, turn: Turn): ReplyDraft {
  if (!deal || hasEnded(deal, turn.context)) return detailReply(deal ?? undefined, turn);
  const { before, knowledge, context } = turn;
  const reasons = reasonsFor(deal, before.preferences, knowledge, context);
  return { reply: phrase('why', turn, { ...dealPhraseValues(deal, turn), reasons }) };
}

/** Says how to book `deal`, or to keep or share it, which the visitor has to do. */
function requestReply(key: 'order' | 'keep', deal: DealRecord | null, turn: Turn): ReplyDraft {
  if (!deal) return detailReply(undefined, turn);
  return { reply: phrase(key, turn, dealPhraseValues(deal, turn)), about: [deal] };
}

/** Describes `deal`; `undefined` is a place in the list beyond its deals. */
export function detailReply(deal: DealRecord | undefined, turn: Turn): ReplyDraft {
  if (!deal) {
    const [only, ...others] = dealsWithSlugs(turn.before.latest, turn.knowledge);
    const isLone = only !== undefined && others.length === 0;
    return {
      reply: isLone
        ? phrase('fewerThanTwo', turn, { title: only.title })
        : phrase('fewer', turn, { count: turn.before.latest.length }),
    };
  }
  if (hasEnded(deal, turn.context)) return endedReply([deal], turn);
  const isAgain = deal.slug === turn.before.focus;
  const values = dealPhraseValues(deal, turn);
  return { reply: phrase(isAgain ? 'detailsAgain' : 'details', turn, values), about: [deal] };
}

/** The one of the latest deals, or of those that are named, that suits the visitor best, and why. */
function choiceReply(text: string, latest: readonly DealRecord[], turn: Turn): ReplyDraft {
  const { before, knowledge, context } = turn;
  const { preferences } = before;
  const named = dealsNamedIn(text, latest, knowledge);
  const rank = createRanking({ preferences, knowledge, context, relaxed: [] });
  const among = named.length > 1 ? named : latest;
  const best = (rank(among.filter((deal) => !hasEnded(deal, context)))[0] ?? rank(among)[0])?.deal;
  if (!best) return detailReply(undefined, turn);
  const reasons = reasonsFor(best, preferences, knowledge, context);
  return { reply: phrase('choice', turn, { ...dealPhraseValues(best, turn), reasons }), about: [best] };
}
