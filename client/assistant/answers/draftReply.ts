import { canRecommend, isConcrete } from '../conversation/stages.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import type { Intent } from '../understand/intents.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { isQuestionAboutDeals, isTalk } from '../understand/sentences.ts';
import { isOfSite } from '../understand/siteTalk.ts';
import { backReply } from './back.ts';
import { complaintReply } from './complaint.ts';
import { dayPlanReply } from './dayPlan.ts';
import { endedPageReply, unlessEnded } from './endedDeals.ts';
import { endingDealsReply } from './endingDeals.ts';
import { factAnswers } from './factAnswers.ts';
import { holidayGuide } from './holidayGuide.ts';
import { mergeDrafts } from './mergeDrafts.ts';
import { isSentence, lostReply, missingPreferencesReply, puzzledReply } from './missingPreferences.ts';
import { recommendationsReply } from './recommendations.ts';
import { detailReply, shownDealsReply } from './shownDeals.ts';
import { similarDealsReply } from './similarDeals.ts';
import { leadInTo, placeLeadIn, saysGoodbye, smallTalkReply } from './smallTalk.ts';
import { sumReply } from './sumReply.ts';
import { wishGroupsReply } from './wishGroups.ts';

/**
 * Drafts the reply to `turn`. A message may say several things: small talk is a lead-in to answers about deals that were
 * shown, and those come before other deals.
 */
export function draftReply(turn: Turn): ReplyDraft {
  const complaint = complaintReply(turn) ?? endedPageReply(turn);
  if (complaint) return complaint;
  const sum = sumReply(turn);
  if (sum) return unlessEnded(sum, turn);
  const answers = [withDoubt(factAnswers(turn), turn), shownDealsReply(turn)].filter(
    (answer) => answer !== null,
  );
  const wish = turn.choices.length === 0 && isWish(turn) ? wishReply(turn) : null;
  // "Rooftop brunch" leads a search, "the spa night at the Grand" may not.
  if (turn.meant && wish?.deals?.[0] !== turn.meant) return detailReply(turn.meant, turn);
  if (answers.length === 0)
    return wish
      ? mergeDrafts([...leadInTo(turn, wish.deals), ...holidayGuide(turn)], [wish])
      : otherReply(turn);
  // A remark may change nothing about the deals, and the deal that a question is about needs no praise beside its answer.
  if (wish && (isRemark(turn) ? isShown(wish, turn) : isAnswered(wish, answers)))
    return { ...mergeDrafts(leadInTo(turn), answers), deals: wish.deals ?? [] };
  return mergeDrafts(
    leadInTo(turn),
    wish ? [...answers.map((answer) => withName(answer, wish)), wish] : answers,
  );
}

/** Beside the cards of a wish there is none of the deal that a question is about: then its name tells which it is. */
export function withName(answer: ReplyDraft, { deals = [] }: ReplyDraft): ReplyDraft {
  const { reply, cards: [deal, ...others] = [] } = answer;
  const isClear = !deal || others.length > 0 || deals.length === 0 || deals.includes(deal);
  return isClear || reply.includes(deal.title) ? answer : { ...answer, reply: `“${deal.title}”: ${reply}` };
}

/** Who doubts a sample hears that it is one, after what it costs. */
const withDoubt = (draft: ReplyDraft | null, turn: Turn): ReplyDraft | null =>
  draft && turn.knowledge.assistant.isSample && turn.asked.some(({ isDoubt }) => isDoubt)
    ? { ...draft, reply: `${draft.reply} ${phrase('doubtSample', turn)}` }
    : draft;

const isRemark = ({ asked }: Turn) => asked.some((question) => question.isRemark);

/** Whether a draft comes to no other deal than the one that `answers` are about. */
function isAnswered({ deals = [] }: ReplyDraft, answers: readonly ReplyDraft[]): boolean {
  const told = new Set(answers.flatMap(({ about = [] }) => about));
  const [deal, ...others] = deals;
  return deal !== undefined && others.length === 0 && told.size === 1 && told.has(deal);
}

/** Whether a draft comes back to the deal that stood first. */
const isShown = ({ deals = [] }: ReplyDraft, { before: { latest } }: Turn) =>
  deals[0] !== undefined && deals[0].slug === latest[0];

/** Whether a turn asks for deals, whatever else it says. */
const isWish = (turn: Turn): boolean => {
  const { understanding } = turn;
  return understanding === null || (!saysGoodbye(understanding, turn) && wishes(turn, understanding));
};

const wishes = (turn: Turn, understanding: Understanding): boolean => {
  const { intent } = turn;
  return (
    saysWho(turn) ||
    dropsDeal(turn) ||
    (isAsking(turn) ? saysMore(understanding, turn) : saysWish(understanding)) ||
    !(intent.type === 'find' || isTalk(intent) || isQuestionAboutDeals(intent) || isRuledOutOnly(turn))
  );
};

/** Whether a message says who comes in words that only its question makes an answer: "no", "with my parents". */
const saysWho = ({ preferences, before, asked, intent }: Turn) =>
  // "Put me through" says nothing of who comes.
  intent.type !== 'person' &&
  asked.every(({ isRemark }) => isRemark) &&
  preferences.audience !== before.preferences.audience;

/**
 * "I didn’t ask about pottery, answer the question about trust" wishes for nothing, nor does what a question about the site
 * names: "what if the restaurant refuses the code".
 */
const saysWish = ({ mentions, party, plan, intent, sentences }: Understanding) =>
  mentions.some((mention) =>
    isOfSite(intent.type)
      ? mention.polarity === 'for' &&
        !sentences.some((sentence) =>
          sentence.said.some((said, at) => {
            const type = sentence.intents[at]?.type ?? '';
            // Whoever has bought a deal wants no other: "it was the bowling voucher".
            const { start, end } = type === 'trouble' ? sentence : said;
            return isOfSite(type) && start <= mention.start && mention.end <= end;
          }),
        )
      : // "My dog died" only says what hurts.
        mention.value !== 'pets',
  ) ||
  party !== null ||
  plan !== null;

const isAsking = ({ asked }: Turn) => asked.some((question) => !question.isRemark);

/** Whether a message only rules out a deal, by a word of its title: "I don't want a bunk". */
const dropsDeal = (turn: Turn) =>
  turn.intent.type === 'find' &&
  !isAsking(turn) &&
  turn.preferences.excluded.deals.some((slug) => !turn.before.preferences.excluded.deals.includes(slug));

/** "Skip the car wash. Is the museum open": whoever asks about a deal needs no others. */
const isRuledOutOnly = (turn: Turn) => turn.intent.type === 'ruled-out' && isAsking(turn);

/**
 * Whether a message wishes for another thing beside its questions. Who asks them, when and for how much is no wish unless it says
 * that it is one, and "axe throwing sounds good" is no other thing than the deal that it asks about.
 */
function saysMore(said: Understanding, { asked, knowledge }: Turn): boolean {
  const { mentions, isWish, isStatement, asksThingsToDo } = said;
  const deals = asked.flatMap((question) => question.deals);
  const isOfAsked = ({ slot, value }: Mention) =>
    slot === 'interests'
      ? deals.some(topicTest(`${value}`, knowledge))
      : deals.some(({ category }) => category === value);
  return (
    asksThingsToDo ||
    mentions.some((mention) => {
      if (mention.polarity !== 'for' || circumstances.has(mention.slot)) return false;
      if (!thingSlots.has(mention.slot)) return isWish;
      // "Is there parking? We have a rental car" tells what they have.
      return mention.hardness === 'must' && !isOfAsked(mention) && (isWish || !isStatement);
    })
  );
}

const circumstances: ReadonlySet<string> = new Set<Mention['slot']>(['audience', 'cautions', 'needs']);

/** The reply to a message that names no wish. */
const otherReply = (turn: Turn): ReplyDraft =>
  smallTalkReply(turn) ?? mergeDrafts(placeLeadIn(turn), [wishReply(turn)]);

/** Deals, or the question that comes before them. */
const wishReply = (turn: Turn): ReplyDraft =>
  locationReply(turn) ??
  (isQuestionFirst(turn) ? missingPreferencesReply(turn) : null) ??
  nonsenseReply(turn) ??
  backReply(turn) ??
  similarDealsReply(turn) ??
  endingDealsReply(turn) ??
  dayPlanReply(turn) ??
  wishGroupsReply(turn) ??
  recommendationsReply(turn);

const asksForDeals: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['back', 'first', 'cheaper', 'nicer', 'closer', 'else', 'more', 'similar', 'surprise', 'top'] as const),
]);

/** Whether the reply is a question without deals. The time of day is always asked together with deals. */
function isQuestionFirst(turn: Turn): boolean {
  const { preferences, openQuestion, before, knowledge, intent, move, isNearest } = turn;
  if (knowledge.assistant.asks === 'first')
    return !canRecommend(preferences) || (openQuestion !== null && openQuestion !== 'time');
  const asks = asksForDeals.has(intent.type) || move === 'leave';
  // Of "deals with a student discount" there is something to say.
  if (turn.understanding && (turn.understanding.unchecked.length > 0 || turn.understanding.isAllergy))
    return false;
  return !isConcrete(preferences) && !asks && !isNearest && before.questions.length === 0;
}

/** A reply to a meaningless message while deals are shown; `null` if it has a meaning, and where it was said before. */
function nonsenseReply(turn: Turn): ReplyDraft | null {
  const { before, understanding, move } = turn;
  const isAnswered = before.stage === 'showing-results' || before.questions.length + before.latest.length > 0;
  if (!isAnswered || !understanding || move === 'leave' || !saysNothing(understanding)) return null;
  // "For my mom", after a massage, says whose it is.
  const isWhose = understanding.isForSomeone && turn.preferences.interests.length > 0;
  if (understanding.asksLocation || isWhose || saysWho(turn) || dropsDeal(turn)) return null;
  if (before.misses === 0) return puzzledReply(turn);
  return before.misses === 1 && isSentence(turn) ? lostReply(turn) : null;
}

/** Asks for the location that a message without any other wish speaks of: "near me". `null` if it is known. */
const locationReply = (turn: Turn): ReplyDraft | null =>
  turn.understanding?.asksLocation && !turn.context.place && saysNothing(turn.understanding)
    ? { reply: phrase('location', turn) }
    : null;

const saysNothing = ({ mentions, intent, unchecked, party, budgetStep, ...flags }: Understanding): boolean =>
  mentions.length === 0 &&
  intent.type === 'find' &&
  unchecked.length === 0 &&
  party === null &&
  budgetStep === null &&
  !(
    flags.waived.length > 0 ||
    flags.isAllergy ||
    flags.asksThingsToDo ||
    flags.takesEither ||
    (flags.corrects && flags.words > 1)
  );
