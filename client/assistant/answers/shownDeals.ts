import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { reasonsFor } from '../recommend/reasons.ts';
import { compareDeals, dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';

/** The reply to a question about deals already shown: details, why, or how they differ. `null` for anything else. */
export function shownDealsReply(turn: Turn): ReplyDraft | null {
  const { intent, before, knowledge } = turn;
  const latest = dealsWithSlugs(before.latest, knowledge);
  const [first] = latest;
  if (!first) return null;
  const named = dealsNamedIn(turn.text, dealsWithSlugs(before.shown, knowledge));
  const subject = named[0] ?? dealsWithSlugs([before.focus ?? ''], knowledge)[0] ?? first;
  switch (intent.type) {
    case 'why':
      return whyReply(subject, turn);
    case 'detail': {
      const { which } = intent;
      if (which !== null) return detailReply(latest.at(which), latest.length, turn);
      // "Tell me more about hotels" is a new search.
      const isSearch = named.length === 0 && (turn.understanding?.mentions.length ?? 0) > 1;
      return isSearch ? null : detailReply(subject, latest.length, turn);
    }
    case 'compare':
      return compareReply(latest, named, turn);
    default:
      return null;
  }
}

function whyReply(deal: DealRecord, turn: Turn): ReplyDraft {
  const { before, knowledge, context } = turn;
  const reasons = reasonsFor(deal, before.preferences, knowledge, context);
  return { reply: phrase('why', turn, { ...dealPhraseValues(deal, turn), reasons }) };
}

/** Describes `deal`; `undefined` is a place in the list beyond its `count` deals. */
function detailReply(deal: DealRecord | undefined, count: number, turn: Turn): ReplyDraft {
  if (!deal) return { reply: phrase('fewer', turn, { count }) };
  const isAgain = deal.slug === turn.before.focus;
  const values = dealPhraseValues(deal, turn);
  return { reply: phrase(isAgain ? 'detailsAgain' : 'details', turn, values), about: [deal] };
}

/** Compares two deals: those named by their places or titles, else the first two of the latest, else the last two shown. */
function compareReply(latest: readonly DealRecord[], named: readonly DealRecord[], turn: Turn): ReplyDraft {
  const { text, before, knowledge } = turn;
  const { ordinals } = knowledge.vocabulary.grammar;
  const placed = wordsIn(text).flatMap((word) => latest[ordinals[word] ?? -1] ?? []);
  const chosen = [placed, named, latest].find((deals) => deals.length > 1);
  const [a, b] = chosen ?? dealsWithSlugs(before.shown.slice(-2), knowledge);
  return a && b ? { reply: compareDeals(a, b, turn), about: [a, b] } : { reply: phrase('alone', turn) };
}

/** Shorter words of a title do not tell deals apart. */
const shortestTitleWord = 4;

/** Those of `deals` that `text` names by words of their titles, the best match first. */
function dealsNamedIn(text: string, deals: readonly DealRecord[]): DealRecord[] {
  const words = new Set(wordsIn(text));
  const hits = ({ title }: DealRecord) =>
    wordsIn(title).filter((word) => word.length >= shortestTitleWord && words.has(word)).length;
  return deals
    .map((deal) => ({ deal, count: hits(deal) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ deal }) => deal);
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
