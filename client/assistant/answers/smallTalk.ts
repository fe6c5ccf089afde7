import type { Replies } from '../../../data/language/replies.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasShownHelp } from '../conversation/afterCare.ts';
import { canRecommend } from '../conversation/stages.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { unknownPlaceOf } from '../conversation/unknownPlace.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase, quickRepliesTo } from '../reply/questions.ts';
import type { SmallTalk } from '../understand/intents.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { isTalk } from '../understand/sentences.ts';
import { isOfSite, isUnknowable } from '../understand/siteTalk.ts';
import { apologyIn } from './apology.ts';
import { troubleIn } from './troubleIn.ts';

/** What is said before the rest of an answer. All other small talk is only answered if a message says nothing else. */
const leadIns: Readonly<Partial<Record<SmallTalk, keyof Replies>>> = {
  greet: 'greetFirst',
  advice: 'advice',
  joke: 'joke',
  grief: 'griefFirst',
  low: 'lowFirst',
};
const leadInOf = (type: SmallTalk): keyof Replies | undefined =>
  isOfSite(type) || isUnknowable(type) ? type : leadIns[type];

/** No question follows: it would be out of place, or the reply contains one. */
const withoutQuestion: ReadonlySet<string> = new Set<SmallTalk>([
  ...([
    'thanks',
    'anyway',
    'bye',
    'foreign',
    'weather',
    'no',
    'love',
    'grief',
    'low',
    'joke',
    'ack',
    'whyAsked',
  ] as const),
]);
const asksNothing = (type: keyof Replies) =>
  type === 'errand' ||
  withoutQuestion.has(type) ||
  isUnknowable(type) ||
  (isOfSite(type) && type !== 'identity');

const sorrows = ['grief', 'low'] as const;
const isSorrow = (type: string) => type === 'grief' || type === 'low';

/** The kinds of small talk in a message, in their order, each answer once. */
function talkIn({ before, understanding, knowledge, asked }: Turn): SmallTalk[] {
  const types = new Set(
    (understanding?.sentences ?? []).flatMap(({ intents }) =>
      intents.flatMap((intent, index) =>
        isTalk(intent) &&
        (index === 0 || intent.type === 'bye' || isOfSite(intent.type) || isSorrow(intent.type))
          ? (intent.type as SmallTalk)
          : [],
      ),
    ),
  );
  // Nothing else matters to somebody for whom a deal did not work, or who wants a person.
  for (const type of ['trouble', 'person'] as const) if (types.has(type)) return [type];
  // Nobody is cheerful with somebody who has lost a person, or a job.
  if (sorrows.some((type) => types.has(type)))
    for (const type of ['greet', 'thanks', 'rude', 'ack', 'bye'] as const) types.delete(type);
  if (types.has('grief')) types.delete('low');
  // "Morning" in the middle of a conversation is the time of day.
  const isWish = (understanding?.mentions.length ?? 0) > 0;
  if (before.turns > 0 && isWish) types.delete('greet');
  // Samples have one answer to both, and what is asked in particular is answered.
  if (knowledge.assistant.isSample && types.has('earn')) types.delete('trust');
  // What a deal says of it is answered, and a doubt about a deal with that deal.
  if (asked.some(({ isRemark }) => !isRemark))
    for (const type of ['terms', 'codes'] as const) types.delete(type);
  if (asked.some(({ isDoubt }) => isDoubt)) types.delete('trust');
  if (types.has('rank') || types.has('charge'))
    for (const type of ['trust', 'earn', 'buy'] as const) types.delete(type);
  // "Wow, thanks" is answered once, and thanks are small beside a question.
  if (types.size > 1) types.delete('ack');
  if (types.size > 1 && !types.has('bye')) types.delete('thanks');
  if (types.has('bye')) types.delete('no');
  return [...types];
}

/** Sentences before an answer, with `deals`, to what else a message says. */
export function leadInTo(turn: Turn, deals?: readonly DealRecord[]): string[] {
  const said = talkIn(turn).flatMap((type) => {
    const key = leadInOf(type);
    return key && !(isSorrow(type) && hasSaidSorry(turn)) ? [talkPhrase(key, turn)] : [];
  });
  const isToAct = turn.understanding?.isErrand && turn.questions.length === 0;
  return [
    ...said,
    ...apologyIn(turn, deals),
    ...(isToAct ? [phrase('errand', turn)] : []),
    ...placeLeadIn(turn),
  ];
}

/** The sentence before an answer that says that there are no deals where a message wants one, or that none is known to be there. */
export function placeLeadIn(turn: Turn): string[] {
  const place = turn.understanding?.elsewhere ?? null;
  if (place !== null) return [phrase('elsewhere', turn, { place })];
  const unknown = unknownPlaceOf(turn);
  return unknown === null ? [] : [phrase('unplaced', turn, { place: unknown })];
}

/** The reply to a message that is nothing but small talk, or plainly not about going out; `null` for any other. */
export function smallTalkReply(turn: Turn): ReplyDraft | null {
  const { before, preferences, openQuestion, understanding } = turn;
  const types = talkIn(turn);
  const main =
    types.at(-1) ?? (understanding?.isErrand ? 'errand' : understanding?.isOffSite ? 'beyond' : null);
  if (main === null) return null;
  const leadIn = types.slice(0, -1).flatMap((type) => talkPhrase(leadInOf(type) ?? type, turn));
  const reply = talkPhrase(main, turn);
  if (main === 'weather') return { leadIn, reply, quickReplies: quickRepliesTo('setting', turn) };
  const isSettled = canRecommend(preferences) || before.latest.length > 0;
  if (isSettled || asksNothing(main)) return { leadIn, reply, asked: before.asked };
  const asked = openQuestion ?? 'audience-and-setting';
  // No question comes twice.
  if (before.questions.includes(asked)) return { leadIn, reply, asked: before.asked };
  return { leadIn, reply, asked, followUp: questionPhrase(asked, turn) };
}

/** Whether the assistant has said lately that it is sorry to hear what happened. */
const hasSaidSorry = ({ before, text, knowledge }: Turn) =>
  hasShownHelp(before, knowledge.care.languages) ||
  troubleIn(text, knowledge) !== null ||
  (['griefFirst', 'lowFirst', ...sorrows] as const).some((key) =>
    knowledge.language.replies[key].some((variant) => before.said.includes(variant)),
  );

/** A phrase; of deals that are samples it says so, once to whoever asks about money. A second question about trust has another answer. */
function talkPhrase(key: keyof Replies, turn: Turn): string {
  const { before, knowledge } = turn;
  const isSaid = before.said.includes(knowledge.language.replies.trustSample[0] ?? '');
  const isSample = knowledge.assistant.isSample && (key === 'trust' || (key === 'earn' && !isSaid));
  // Who asks whether one can really buy hears that there is nothing to buy yet.
  if (key === 'buy' && knowledge.assistant.isSample)
    return `${phrase(key, turn)} ${knowledge.language.replies.trustSample.at(-1)}`;
  if (key !== 'trust' && !isSample) return phrase(key, turn);
  return phrase(isSample ? 'trustSample' : key, { knowledge, before: { ...before, turns: 0 } });
}

/** Whether a message ends with a goodbye that wishes for nothing: "laundry lol. ok thanks bye". */
export const saysGoodbye = (
  { sentences, mentions, isWish, party }: Understanding,
  { before }: Turn,
): boolean => {
  const last = sentences.at(-1);
  return (
    before.latest.length > 0 &&
    !isWish &&
    party === null &&
    (last?.intents.some(({ type }) => type === 'bye') ?? false) &&
    mentions.every(({ end }) => end <= (last?.start ?? 0))
  );
};
