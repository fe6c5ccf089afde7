import type { Replies } from '../../../data/language/replies.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { dealsNamedIn } from '../conversation/dealNames.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import { areSame } from '../conversation/preferences.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import type { DealTest } from '../recommend/criteria.ts';
import { offerTest } from '../recommend/eligibility.ts';
import { orAnything, orAtCounter } from '../recommend/orAnything.ts';
import { recommend } from '../recommend/recommend.ts';
import type { RecommendedDeals, RecommendOptions } from '../recommend/recommendedDeals.ts';
import { sharpeningQuestion } from '../recommend/sharpeningQuestion.ts';
import {
  caveatPhrases,
  comingPhrases,
  comingThen,
  dietPhrases,
  isOfOtherThings,
  missingPhrases,
  nothingSuch,
  topicList,
} from '../reply/caveats.ts';
import { presentDeals } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase, quickRepliesTo } from '../reply/questions.ts';
import { occurs } from '../understand/grammar.ts';
import type { Intent } from '../understand/intents.ts';
import { cheaperOtherwise, shownAtOnce } from './cheaperDeals.ts';
import { classForMeal } from './classForMeal.ts';
import { costOfSeen } from './costOfSeen.ts';
import { insteadOfUnsuited } from './insteadOfUnsuited.ts';
import { isMisunderstood, misread } from './misread.ts';
import { hasNoSuch, isOnlyOther } from './noSuch.ts';
import { otherKindTest, relativeTest } from './relativeTest.ts';
import { otherDayPhrases, timeLead, withElsewhen } from './timeLead.ts';

/** How many deals an answer shows if the visitor asks for the top of a list. */
const shownOfTop = 5;

/** Says that nothing goes further in the direction that the visitor wants. */
const nothingPhrases: Partial<Record<Intent['type'], keyof Replies>> = {
  cheaper: 'cheapest',
  nicer: 'nicest',
  closer: 'closest',
};

const asksForOthers: ReadonlySet<string> = new Set<Intent['type']>(['more', 'else', 'surprise', 'ruled-out']);

/** Recommends deals, and says which wishes they do not meet. */
export function recommendationsReply(turn: Turn): ReplyDraft {
  const { intent, preferences, knowledge } = turn;
  const latest = dealsWithSlugs(turn.before.latest, knowledge);
  const only = relativeTest(turn, latest) ?? otherKindTest(turn, latest);
  const options = optionsFor(turn, only);
  const found = foundFor(turn, options);
  const recommended = { ...found, deals: withoutThirdLead(found.deals, turn) };
  const { deals, isAgain } = recommended;
  // Of a named day, the answer speaks first.
  const relaxed = recommended.relaxed.filter((criterion) => criterion !== 'when' || !hasDay(preferences));
  const nothing = nothingPhrases[intent.type];
  if (deals.length === 0 || (isAgain && (only !== undefined || isMisunderstood(turn))))
    return (
      cheaperOtherwise(turn, found, latest, only) ??
      (deals.length === 0 ? insteadOfUnsuited(found, turn, options) : null) ??
      (nothing && only ? nothingBetter(nothing, latest, turn) : noneReply(recommended, turn))
    );
  if (hasNoSuch(recommended, turn)) {
    const topics = topicList(recommended.unknown, knowledge);
    return noneReply(recommended, turn, phrase('noSuch', turn, { topics }));
  }
  // Who asks for other restaurants is helped by no shop.
  const isAll = turn.understanding?.asksOthers && recommended.relaxed.includes('interests');
  if (isAll && asksForOthers.has(intent.type)) return noneReply(recommended, turn);
  if (isOnlyOther(recommended, turn)) return noneReply(recommended, turn);
  if (isAgain && asksForOthers.has(intent.type))
    return { reply: phrase('again', turn), options: otherDayPhrases(recommended, turn) };
  const isInstead = isOfOtherThings(recommended, turn);
  const lead = isInstead ? nothingSuch(recommended, turn) : timeLead(turn, recommended);
  const caveats = caveatPhrases({ ...recommended, relaxed }, turn, { isNoneSaid: true });
  const ofClass = classForMeal(recommended, turn);
  if (ofClass) return { ...ofClass, options: caveats.slice(0, 1) };
  // What nobody has is said before anything else is praised.
  const unfit = dietPhrases(deals, turn);
  // What is known to suit a diet comes first, if on another day.
  const fit = unfit.length > 0 ? otherDayPhrases(recommended, turn) : [];
  const missing = [...(isInstead ? [] : missingPhrases(recommended, turn)), ...unfit, ...fit];
  const coming = comingPhrases(recommended.unknown, turn);
  const otherDay = isInstead && fit.length === 0 ? otherDayPhrases(recommended, turn) : [];
  return {
    leadIn: moveWords(turn),
    reply: [...missing, lead, afterLead(presentDeals(deals, turn, { lead, isInstead }), lead)]
      .filter(Boolean)
      .join(' '),
    deals:
      fit.length > 0 && recommended.elsewhen
        ? [recommended.elsewhen, ...deals.slice(0, shownAtOnce - 1)]
        : coming.length === 0 && otherDay.length > 0 && recommended.elsewhen
          ? withElsewhen(deals, recommended.elsewhen, turn)
          : deals,
    // More than one would hide the one that matters.
    options: [
      ...coming,
      ...otherDay,
      ...caveats,
      ...(fit.length > 0 ? [] : otherDayPhrases(recommended, turn)),
    ]
      .slice(0, 1)
      .concat(comingThen(recommended, turn)),
    ...questionAlong(recommended, turn),
  };
}

/** What is recommended, with what may stand in by the words of the message. */
function foundFor(
  { preferences, heard, understanding, knowledge, context }: Turn,
  options: RecommendOptions,
) {
  const world = [preferences, options, knowledge, context] as const;
  const found = recommend(...world);
  // "Or anything delivered" says too little of what else will do.
  const isOpen =
    occurs(knowledge.vocabulary.grammar.orAny, heard?.words ?? '') &&
    understanding?.mentions.some(({ slot }) => slot === 'setting');
  return isOpen && preferences.interests.length > 0
    ? orAnything(found, ...world)
    : orAtCounter(found, ...world);
}

/** `sentence` as it follows `lead`: "For Saturday, try". */
export const afterLead = (sentence: string, lead: string): string =>
  /[:,]$/.test(lead) ? sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : sentence;

/** No deal leads a third answer in a row, unless it is named, or nothing else fits. */
function withoutThirdLead(
  deals: readonly DealRecord[],
  { before, text, knowledge }: Turn,
): readonly DealRecord[] {
  const [first, ...others] = deals;
  const leads = before.history.slice(-2).map((entry) => entry.deals[0]);
  const isTired = leads.length === 2 && leads.every((slug) => slug === first?.slug);
  return first && isTired && dealsNamedIn(text, [first], knowledge).length === 0 ? [...others, first] : deals;
}

/** Says that nothing goes further, with the finest of what was shown; of what is turned down, that this is all. */
function nothingBetter(nothing: keyof Replies, latest: readonly DealRecord[], turn: Turn): ReplyDraft {
  const { intent, preferences, knowledge, context } = turn;
  const left = latest.filter(offerTest(preferences, knowledge, context));
  if (left.length < latest.length) return { reply: phrase('again', turn) };
  return { reply: phrase(nothing, turn), deals: intent.type === 'nicer' ? finestOf(left) : [] };
}

/** The two of `latest` that cost most, the dearest first. */
const finestOf = (latest: readonly DealRecord[]): readonly DealRecord[] =>
  latest
    .filter(({ price }) => price !== undefined)
    .sort((a, b) => byPrice(b, a))
    .slice(0, 2);

const byPrice = ({ price: a = Number.MAX_VALUE }: DealRecord, { price: b = Number.MAX_VALUE }: DealRecord) =>
  a - b;

/** Says plainly, with `none`, that there is nothing of what was named, and what is still to come or would suit another day. */
function noneReply(
  recommended: RecommendedDeals,
  turn: Turn,
  none = nothingSuch({ ...recommended, relaxed: ['interests'] }, turn),
): ReplyDraft {
  if (none === '') return { reply: phrase('nothing', turn) };
  return {
    reply: none,
    options: [...comingPhrases(recommended.unknown, turn), ...otherDayPhrases(recommended, turn)],
    quickReplies: quickRepliesTo('none', turn),
  };
}

/** Confirms that something is taken back or ruled out. */
function moveWords({ intent, before, preferences, knowledge }: Turn): string[] {
  if (intent.type === 'undo') return [phrase('undone', { before, knowledge })];
  // "Something different, then" says it.
  if (intent.type === 'else') return [];
  const [ruledOut] = preferences.excluded.deals.filter(
    (slug) => !before.preferences.excluded.deals.includes(slug),
  );
  const [deal] = dealsWithSlugs(ruledOut === undefined ? [] : [ruledOut], knowledge);
  return deal ? [phrase('ruledOut', { before, knowledge }, { title: `“${deal.title}”` })] : [];
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
    ...(answers && { quickReplies: quickRepliesTo(question, turn, answers) }),
  };
}

const isCertain = ({ interests, occasion, audience }: Turn['preferences']) =>
  interests.length > 0 || occasion !== null || audience === 'family';

function optionsFor(turn: Turn, only: DealTest | undefined): RecommendOptions {
  const { intent, move, preferences, before, understanding, isNearest } = turn;
  const isTop = intent.type === 'top';
  const isChanged = !areSame(preferences, before.preferences);
  const isWish = isChanged || (understanding?.mentions.length ?? 0) > 0;
  // For a new wish, a deal that was already shown may be the best; "more" and the like ask for others.
  // Without one of them, the others may do.
  const asksOthers =
    (asksForOthers.has(intent.type) && intent.type !== 'ruled-out') || move === 'next' || move === 'leave';
  const mayShowAgain = isTop || isNearest || (isWish && only === undefined && !asksOthers);
  return {
    count: isTop ? shownOfTop : shownAtOnce,
    shown: mayShowAgain ? misread(turn).map(({ slug }) => slug) : before.shown,
    seen: before.shown,
    costOfSeen: costOfSeen(turn),
    only,
    isNearest,
    isChoice: understanding?.isChoice ?? false,
    ...(isTop && { by: intent.by }),
    // Of one thing, and for who comes for something, the cheapest comes first; who wants anything to do at night wants no slice.
    ...(intent.type === 'cheaper' && only && isCertain(preferences) && { by: 'price' as const }),
  };
}
