import { missingPreferencesReply as askFor } from './answers/missingPreferences.ts';
import { recommendationsReply } from './answers/recommendations.ts';
import { shownDealsReply } from './answers/shownDeals.ts';
import { smallTalkReply } from './answers/smallTalk.ts';
import { withoutChip } from './conversation/chips.ts';
import { type Conversation, newConversation, type TurnRequest } from './conversation/conversation.ts';
import type { AssistantKnowledge, TurnContext } from './conversation/knowledge.ts';
import { canRecommend, missingPreference, nextStage } from './conversation/stages.ts';
import type { ReplyDraft, Turn } from './conversation/turn.ts';
import { updatePreferences } from './conversation/updatePreferences.ts';
import { reasonsFor } from './recommend/reasons.ts';
import { phrase, rememberReplies } from './reply/phrases.ts';
import { quickRepliesTo } from './reply/questions.ts';
import type { TurnResult } from './state/chatState.ts';
import { parseMessage, type Understanding } from './understand/parseMessage.ts';

/** What the guide answers to `request`, and the conversation after it. Pure, and never without an answer. */
export function takeTurn(
  conversation: Conversation,
  request: TurnRequest,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): TurnResult {
  return answerTurn(readTurn(conversation, request, knowledge, context));
}

/** What the guide itself answers in `turn`. */
export const answerTurn = (turn: Turn): TurnResult =>
  turn.intent.type === 'reset' ? resetTurn(turn) : finishTurn(turn, draftReply(turn));

/** "Too expensive" and "the cheapest" ask about what was shown, and for no price range. */
function understandInContext(
  text: string,
  { latest }: Conversation,
  { vocabulary }: AssistantKnowledge,
): Understanding {
  const said = parseMessage(text, vocabulary);
  const { type } = said.intent;
  if (latest.length === 0 || /\d/.test(text) || (type !== 'cheaper' && type !== 'top')) return said;
  return { ...said, mentions: said.mentions.filter(({ slot }) => slot !== 'priceRange') };
}

/** What `request` means in the conversation, before there is an answer. */
export function readTurn(
  before: Conversation,
  request: TurnRequest,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): Turn {
  const given = { before, knowledge, context };
  if (request.type === 'text') {
    const said = understandInContext(request.text, before, knowledge);
    const preferences = updatePreferences(before.preferences, said, before.asked);
    return {
      ...given,
      said,
      text: request.text,
      intent: said.intent,
      preferences,
      ...nextStage(before.stage, said, preferences),
    };
  }
  const preferences =
    request.type === 'without'
      ? withoutChip(before.preferences, request.chip, knowledge)
      : before.preferences;
  const stage = canRecommend(preferences) ? 'showing-results' : before.stage;
  const ask = missingPreference(preferences);
  return { ...given, said: null, text: '', intent: { type: 'find' }, preferences, stage, ask };
}

function draftReply(turn: Turn): ReplyDraft {
  const { before, knowledge, said, ask, preferences } = turn;
  const talked = said && smallTalkReply(turn, said);
  if (talked) return talked;
  const shown = shownDealsReply(turn);
  if (shown) return shown;
  if (!canRecommend(preferences) || (ask !== null && ask !== 'time')) return askFor(turn);
  if (said && isPuzzling(said) && before.stage === 'showing-results') {
    if (!said.asksLocation) return { reply: phrase('puzzled', before, knowledge) };
    if (!turn.context.place) return { reply: phrase('location', before, knowledge) };
  }
  return recommendationsReply(turn);
}

/** Something that is no wish, such as letters at random, while results are on the table. */
const isPuzzling = ({
  mentions,
  intent,
  asksThingsToDo,
  takesEither,
  corrects,
  needs,
  party,
}: Understanding) =>
  mentions.length === 0 &&
  intent.type === 'find' &&
  needs.length === 0 &&
  party === null &&
  !(asksThingsToDo || takesEither || corrects);

/** The turn with `answer`, and what is remembered of it. */
export function finishTurn(turn: Turn, answer: ReplyDraft): TurnResult {
  const { before, stage, knowledge, context, said } = turn;
  const {
    reply,
    about = [],
    deals = about,
    asked = null,
    followUp = null,
    options = [],
    misses = 0,
  } = answer;
  const slugs = deals.map(({ slug }) => slug);
  // A question about a deal is no wish for what it names.
  const preferences = about.length > 0 ? before.preferences : turn.preferences;
  return {
    conversation: {
      ...{ stage, preferences, asked, misses },
      turns: before.turns + 1,
      shown:
        about.length > 0 ? before.shown : [...before.shown.filter((slug) => !slugs.includes(slug)), ...slugs],
      latest: slugs.length > 0 && about.length === 0 ? slugs : before.latest,
      focus: slugs.length === 0 ? before.focus : about.length === 1 ? (slugs[0] ?? null) : null,
      said: rememberReplies(before.said, [reply, ...options, ...(followUp === null ? [] : [followUp])]),
    },
    answer: {
      ...{ stage, preferences, reply, followUp, asked },
      reset: false,
      asksLocation: said?.asksLocation ?? false,
      options: options.slice(0, 2),
      quickReplies: answer.quickReplies ?? quickRepliesTo(asked, knowledge),
      deals: deals.map((deal) => ({ deal, why: reasonsFor(deal, preferences, knowledge, context) })),
    },
  };
}

function resetTurn({ before, knowledge }: Turn): TurnResult {
  const { stage, preferences, asked } = newConversation;
  const quickReplies = knowledge.assistant.head.quickReplies.map(({ label }) => label);
  return {
    conversation: newConversation,
    answer: {
      ...{ stage, preferences, asked, reset: true, asksLocation: false },
      ...{ reply: phrase('reset', before, knowledge), options: [], followUp: null, quickReplies, deals: [] },
    },
  };
}
