import type { DealRecord } from '../../data/model/deals/dealRecord.ts';
import type { LocalDate } from '../../data/model/time/localDate.ts';
import { careAside, careTurn, gladAside } from './answers/careReply.ts';
import { draftReply } from './answers/draftReply.ts';
import { isWithChildren } from './conversation/childHours.ts';
import { chipsOf } from './conversation/chips.ts';
import { type Conversation, newConversation } from './conversation/conversation.ts';
import { datesWanted } from './conversation/datesWanted.ts';
import { historyAfter } from './conversation/history.ts';
import { type AssistantKnowledge, hasEnded } from './conversation/knowledge.ts';
import type { Preferences } from './conversation/preferences.ts';
import { readTurn } from './conversation/readTurn.ts';
import type { ReplyDraft, Turn, TurnContext, TurnRequest, TurnResult } from './conversation/turn.ts';
import { dayNear } from './recommend/nearestDay.ts';
import { reasonsForAll } from './recommend/reasons.ts';
import { questionsSettled } from './recommend/sharpeningQuestion.ts';
import { allergyPhrases } from './reply/caveats.ts';
import { phrase, rememberReplies } from './reply/phrases.ts';
import { quickRepliesTo } from './reply/questions.ts';
import { isTimeMention } from './understand/mention.ts';

/** Answers `request`, questions about deals at the desk of `context`. Pure; there is always an answer. */
export function takeTurn(
  conversation: Conversation,
  request: TurnRequest,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): TurnResult {
  // Somebody in need comes before all that the message may also wish for.
  return (
    careTurn(conversation, request, knowledge) ??
    answerTurn(readTurn(conversation, request, knowledge, context))
  );
}

/** Answers without a hosted model. */
export const answerTurn = (turn: Turn): TurnResult =>
  turn.intent.type === 'reset' ? resetTurn(turn) : finishTurn(turn, withAllergy(draftReply(turn), turn));

/** Whatever is answered to somebody with an allergy, the caution comes first. */
const withAllergy = (draft: ReplyDraft, turn: Turn): ReplyDraft => ({
  ...draft,
  options: [
    ...allergyPhrases([...(draft.deals ?? []), ...(draft.about ?? [])], turn),
    ...(draft.options ?? []),
  ],
});

/** The result of `turn` with `draft` as its reply. */
export function finishTurn(turn: Turn, draft: ReplyDraft): TurnResult {
  const { before, stage, language, knowledge, context, understanding, intent } = turn;
  const { about = [], asked = null, followUp = null, options = [], misses = 0, wishes, labels } = draft;
  const leadIn = [regretOf(turn), ...(draft.leadIn ?? [])].filter((sentence) => sentence !== '');
  const recommended = draft.deals ?? [];
  const isAboutShown = recommended.length === 0 && about.length > 0;
  // Nobody gets what has not begun, or has ended.
  const deals = (isAboutShown ? (draft.cards ?? about) : recommended).filter(
    (deal) => !deal.starts && !hasEnded(deal, context),
  );
  const slugs = deals.map(({ slug }) => slug);
  const told = about.filter(({ starts }) => !starts).map(({ slug }) => slug);
  // Words in a question about a deal are not wishes, a remark may be one.
  const isAside = draft.isAside || (isAboutShown && !turn.asked.some(({ isRemark }) => isRemark));
  // What is refused beside a question stays refused.
  const { excluded } = turn.preferences;
  const preferences = isAside ? { ...withWhoComes(turn), excluded } : turn.preferences;
  const sentences = [...leadIn, draft.reply, ...options, ...(followUp === null ? [] : [followUp])];
  const reasons = reasonsForAll(deals, draft.reply, turn, ({ slug }) => wishes?.get(slug) ?? preferences);
  return {
    conversation: {
      ...{ stage, language, preferences, asked, misses },
      chips: chipsOf(preferences, knowledge),
      question: questionOf(turn),
      questions: [...new Set([...questionsSettled(turn), ...(asked === null ? [] : [asked])])],
      turns: before.turns + 1,
      shown: isAboutShown
        ? [...new Set([...before.shown, ...slugs])]
        : [...new Set([...before.shown, ...told])].filter((slug) => !slugs.includes(slug)).concat(slugs),
      latest: recommended.length > 0 || before.latest.length === 0 ? slugs : before.latest,
      ...talkAfter(turn, slugs, about, recommended),
      nights: nightsAfter(turn),
      ending: turn.ending,
      page: context.page,
      history: isAboutShown ? before.history : historyAfter(before, intent, preferences, slugs),
      said: rememberReplies(before.said, sentences),
    },
    answer: {
      ...{ stage, preferences, followUp, asked },
      about: aboutOnly(turn, about.length > 0 ? about : deals),
      ...(knowledge.pack && { language: knowledge.language.tag }),
      reply: careAside(turn) + gladAside(turn) + [...leadIn, draft.reply].join(' '),
      reset: false,
      asksLocation: understanding?.asksLocation ?? false,
      // Two bubbles at most, and nothing is left unsaid.
      options: [options.slice(0, 1), options.slice(1)].flatMap((some) => some.join(' ') || []),
      quickReplies: draft.quickReplies ?? quickRepliesTo(asked, turn),
      deals: deals.map((deal, index) => ({
        deal,
        why: [labels?.get(deal.slug), reasons[index]].filter(Boolean).join(' · '),
        day: dayFor(deal, wishes?.get(deal.slug) ?? preferences, turn),
        ...(deal.adultsFrom && isWithChildren(preferences) && { isForChildren: true as const }),
      })),
    },
  };
}

/** The only one of `deals`, unless the visitor is on its page. */
function aboutOnly({ context }: Turn, deals: readonly DealRecord[]): DealRecord | null {
  const [deal = null, ...others] = new Set(deals);
  return others.length > 0 || deal?.slug === context.page ? null : deal;
}

/** The day nearest to the wanted ones on which a deal takes place, or if none is near, the first of these; `null` for any. */
function dayFor(deal: DealRecord, wanted: Preferences, { knowledge, context }: Turn): LocalDate | null {
  const near = dayNear(deal, wanted, knowledge, context);
  return near?.date ?? datesWanted(wanted, knowledge.calendar.dateAt(context.now))[0] ?? null;
}

/** What was wanted before, with who comes by a question, and the day beside it: "how much for six", "on a Thursday. How much". */
function withWhoComes({ before, preferences, heard, understanding, asked }: Turn): Preferences {
  const { party: counted, youngest, oldest, audience, when, days, part, isToday, dates, hours } = preferences;
  // "Is it 59 for two people", after it was said that four come.
  const isOfPrice =
    before.preferences.party !== null &&
    asked.some(({ deals }) =>
      deals.some(
        ({ price, priceFor }) =>
          counted === priceFor && new RegExp(` \\$?${price} `).test(heard?.words ?? ''),
      ),
    );
  const isOnDay = understanding?.mentions.some((each) => isTimeMention(each) && each.polarity === 'for');
  return {
    ...{ ...before.preferences, party: isOfPrice ? before.preferences.party : counted },
    ...(heard?.children && { youngest, oldest, audience }),
    ...(isOnDay && { when, days, part, isToday, dates, hours }),
  };
}

/** How many nights somebody stays, for prices that are asked for later. */
function nightsAfter({ before, heard, knowledge }: Turn): number | null {
  const [, count] = [...(heard?.words ?? '').matchAll(knowledge.vocabulary.grammar.nights)].at(-1) ?? [];
  return count === undefined ? (before.nights ?? null) : Number(count);
}

/** A conversation remembers so many deals that visitors talk about. */
const mostTalked = 4;

/**
 * What a conversation is about after an answer that showed deals, or is `about` some: what was recommended last is spoken of
 * next, not what was talked about before.
 */
function talkAfter(
  { before, asked, context }: Turn,
  shown: readonly string[],
  about: readonly DealRecord[],
  recommended: readonly DealRecord[],
): Pick<Conversation, 'focus' | 'talked'> {
  const named = [...new Set(about.map(({ slug }) => slug))];
  const [only = null] = named.length === 1 ? named : [];
  // On the page of a deal that has ended, "it" is still that deal, whatever is shown in its place.
  const isOfPage = only === context.page && about.some((deal) => hasEnded(deal, context));
  const isElse = !isOfPage && recommended.some(({ slug }) => slug !== only);
  const focus = shown.length === 0 && named.length === 0 ? before.focus : isElse ? null : only;
  const asks = asked.flatMap(({ deals: [deal, ...others] }) =>
    deal && others.length === 0 ? [deal.slug] : [],
  );
  const earlier = (before.talked ?? []).filter((slug) => !recommended.some((deal) => deal.slug === slug));
  const talked = [...new Set([...earlier, ...asks, ...(only === null ? [] : [only])].reverse())];
  return { focus, talked: talked.slice(0, mostTalked).reverse() };
}

/** The question that `turn` asks about a deal, to be asked again of another; `null` for none. */
function questionOf({ asked, before, text }: Turn): string | null {
  const question = asked.findLast(({ isRemark }) => !isRemark);
  if (!question) return null;
  return question.isAgain ? before.question : text.slice(question.start, question.end);
}

/** Says in the visitor's language that the assistant has to answer in that of the site; empty if it can, or has said so. */
function regretOf({ before, language, knowledge }: Turn): string {
  const isSpoken = knowledge.language.tag === language || before.language === language;
  return isSpoken ? '' : (knowledge.assistant.languages.find(({ tag }) => tag === language)?.regret ?? '');
}

function resetTurn(turn: Turn): TurnResult {
  const { stage, preferences, asked } = newConversation;
  const { assistant, language, pack } = turn.knowledge;
  const first = pack?.firstReplies ?? assistant.head.quickReplies.map(({ label }) => label);
  const quickReplies = [...first, ...language.quickReplies.standing];
  return {
    conversation: { ...newConversation, language: turn.language },
    answer: {
      ...{ stage, preferences, asked, reset: true, asksLocation: false },
      ...{ reply: phrase('reset', turn), options: [], followUp: null, quickReplies, deals: [] },
    },
  };
}
