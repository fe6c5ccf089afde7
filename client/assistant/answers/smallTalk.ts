import type { Replies } from '../../../data/language/replies.ts';
import { canRecommend } from '../conversation/stages.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase, quickRepliesTo } from '../reply/questions.ts';
import type { SmallTalk } from '../understand/intents.ts';
import { isTalk } from '../understand/sentences.ts';
import { apologyIn } from './apology.ts';

/** What is said before the rest of an answer. All other small talk is only answered if a message says nothing else. */
const leadIns: Readonly<Partial<Record<SmallTalk, keyof Replies>>> = {
  greet: 'greetFirst',
  thanks: 'thanksFirst',
  identity: 'identity',
  advice: 'advice',
  trust: 'trust',
  earn: 'earn',
  codes: 'codes',
  privacy: 'privacy',
  trouble: 'trouble',
  person: 'person',
  live: 'live',
  crowd: 'crowd',
  review: 'review',
  grief: 'griefFirst',
  low: 'lowFirst',
};
/** No question follows: it would be out of place, or the reply contains one. */
const withoutQuestion: ReadonlySet<string> = new Set<SmallTalk>([
  ...([
    'thanks',
    'bye',
    'foreign',
    'weather',
    'no',
    'love',
    'grief',
    'low',
    'trust',
    'earn',
    'codes',
    'privacy',
    'trouble',
    'person',
    'live',
    'crowd',
    'review',
    'joke',
    'ack',
    'whyAsked',
  ] as const),
]);

/** Questions about the assistant and the site, which are all answered. */
const honest: ReadonlySet<string> = new Set<SmallTalk>([
  ...(['identity', 'trust', 'earn', 'codes', 'privacy', 'trouble', 'person'] as const),
]);

/** The kinds of small talk in a message, in their order, each answer once. */
function talkIn({ before, understanding, knowledge }: Turn): SmallTalk[] {
  const types = new Set(
    (understanding?.sentences ?? []).flatMap(({ intents }) =>
      intents.flatMap((intent, index) =>
        isTalk(intent) && (index === 0 || honest.has(intent.type)) ? (intent.type as SmallTalk) : [],
      ),
    ),
  );
  // Nothing else matters to somebody for whom a deal did not work, or who wants a person.
  for (const type of ['trouble', 'person'] as const) if (types.has(type)) return [type];
  // "Morning" in the middle of a conversation is the time of day.
  if (before.turns > 0 && (understanding?.mentions.length ?? 0) > 0) types.delete('greet');
  // Samples have one answer to both.
  if (knowledge.assistant.isSample && types.has('earn')) types.delete('trust');
  return [...types];
}

/** Sentences before an answer to what else a message says, such as that there are no deals out of town. */
export function leadInTo(turn: Turn): string[] {
  const place = turn.understanding?.elsewhere ?? null;
  const said = talkIn(turn).flatMap((type) => {
    const key = leadIns[type];
    return key ? [talkPhrase(key, turn)] : [];
  });
  const isToAct = turn.understanding?.isErrand && turn.questions.length === 0;
  return [
    ...said,
    ...apologyIn(turn),
    ...(isToAct ? [phrase('errand', turn)] : []),
    ...(place === null ? [] : [phrase('elsewhere', turn, { place })]),
  ];
}

/** The reply to a message that is nothing but small talk, or plainly not about going out; `null` for any other. */
export function smallTalkReply(turn: Turn): ReplyDraft | null {
  const { before, preferences, openQuestion, understanding } = turn;
  const types = talkIn(turn);
  const main = types.at(-1) ?? (understanding?.isOffSite ? 'beyond' : null);
  if (main === null) return null;
  const leadIn = types.slice(0, -1).flatMap((type) => talkPhrase(leadIns[type] ?? type, turn));
  const reply = talkPhrase(main, turn);
  if (main === 'weather') return { leadIn, reply, quickReplies: quickRepliesTo('setting', turn) };
  const isSettled = canRecommend(preferences) || before.latest.length > 0;
  if (isSettled || withoutQuestion.has(main)) return { leadIn, reply, asked: before.asked };
  const asked = openQuestion ?? 'audience-and-setting';
  // No question comes twice.
  if (before.questions.includes(asked)) return { leadIn, reply, asked: before.asked };
  return { leadIn, reply, asked, followUp: questionPhrase(asked, turn) };
}

/** A phrase; of deals that are samples it says so. */
function talkPhrase(key: keyof Replies, turn: Turn): string {
  const isOfDeals = key === 'trust' || key === 'earn';
  return phrase(isOfDeals && turn.knowledge.assistant.isSample ? 'trustSample' : key, turn);
}
