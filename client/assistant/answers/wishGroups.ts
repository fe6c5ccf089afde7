import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { capitalized, timeWords } from '../conversation/timeWords.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { type WishGroup, wishGroupsOf } from '../conversation/wishGroups.ts';
import { leadingReason } from '../recommend/reasons.ts';
import { recommend } from '../recommend/recommend.ts';
import type { RecommendedDeals } from '../recommend/recommendedDeals.ts';
import { areTopicsApart } from '../recommend/topicsApart.ts';
import { caveatPhrases, nothingSuch } from '../reply/caveats.ts';
import { dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { wishWords } from '../reply/wishWords.ts';
import { otherDayPhrases } from './timeLead.ts';

const mostDeals = 5;
const mostOfEach = 2;
/** The cards of more wishes are one for each. */
const mostWithTwo = 2;

/** Deals for each of several wishes that exclude each other, in their order; `null` for a single wish. */
export function wishGroupsReply(turn: Turn): ReplyDraft | null {
  const groups = wishGroupsOf(turn, (first, second) =>
    areTopicsApart(first, second, turn.knowledge, turn.context),
  );
  if (groups.length === 0) return null;
  const deals: DealRecord[] = [];
  const sentences: string[] = [];
  const caveats: string[] = [];
  // What there is nothing of, to be said in its place.
  const missed: string[] = [];
  const wishes = new Map<string, Preferences>();
  const whenOf = ({ own }: WishGroup) => timeWords(own, turn.knowledge.language);
  const isAtSameTime = new Set(groups.map(whenOf).filter(Boolean)).size < 2;
  for (const [index, group] of groups.entries()) {
    const preferences = otherKind(group, deals);
    const most = groups.length > mostWithTwo ? 1 : mostOfEach;
    const count = Math.min(most, mostDeals - deals.length);
    const shown = deals.map(({ slug }) => slug);
    const found = recommend(preferences, { count, shown }, turn.knowledge, turn.context);
    const [first] = found.deals;
    const own = { ...turn, preferences };
    const none = noneOf(found, own);
    missed.push(...none);
    if (none.length > 0 && found.elsewhen) deals.push(found.elsewhen);
    if (!first || found.isAgain || none.length > 0) continue;
    const before = { ...turn.before, said: sentences, turns: turn.before.turns + index };
    const said = wishPhrase(first, isAtSameTime ? '' : whenOf(group), { ...own, before });
    // Of several wishes, it is said right there which one is missed.
    const [caveat = '', ...rest] = caveatPhrases(found, own);
    const isOwn = found.relaxed.length > 0 && rest.length === 0;
    sentences.push(...missed.splice(0), said, ...(isOwn && caveat !== '' ? [caveat] : []));
    if (!isOwn && caveat !== '') caveats.push(caveat);
    for (const deal of found.deals) wishes.set(deal.slug, preferences);
    deals.push(...found.deals);
  }
  if (sentences.length === 0) return null;
  return { reply: [...sentences, ...missed].join(' '), options: [...new Set(caveats)], deals, wishes };
}

/**
 * Says that there is nothing of a wish, or not on its day, and which day has something; empty if there is, or if something
 * like it will do. Nothing stands in for one of several things.
 */
function noneOf(found: RecommendedDeals, turn: Turn): string[] {
  const isMissing = found.unknown.length > 0 || found.elsewhen !== undefined;
  const none = isMissing && turn.intent.type !== 'similar' ? nothingSuch(found, turn) : '';
  return none === '' ? [] : [none, ...otherDayPhrases(found, turn)];
}

/** "Something to do" beside a dinner is of another kind than `deals`. */
function otherKind({ own, preferences }: WishGroup, deals: readonly DealRecord[]): Preferences {
  if (own.interests.length > 0 || own.occasion !== null) return preferences;
  const { excluded } = preferences;
  const kinds = deals.flatMap(({ category }) => (own.categories.includes(category) ? [] : category));
  return { ...preferences, excluded: { ...excluded, categories: [...excluded.categories, ...kinds] } };
}

/** The words for one wish of several: what it is for, `when` if that tells it from the others, and the deal for it. */
function wishPhrase(deal: DealRecord, when: string, turn: Turn): string {
  const { preferences, knowledge, before } = turn;
  const topic = preferences.interests.findLast((each) => topicTest(each, knowledge)(deal));
  const purpose = wishWords(preferences, knowledge);
  const reason = leadingReason(deal, preferences, knowledge, before.turns);
  const named = topic === undefined ? purpose : capitalized(knowledge.vocabulary.nameOf(topic));
  const kind = topic !== undefined ? 'resultsOf' : purpose === '' ? 'results' : 'resultsFor';
  return phrase(kind, turn, {
    ...dealPhraseValues(deal, turn),
    wish: [named, when].filter(Boolean).join(' '),
    because: reason === '' ? '.' : `: ${reason}.`,
  });
}
