import { ask as askFor } from './answers/missingPreferences.ts';
import { offer } from './answers/recommendations.ts';
import { aboutShown } from './answers/shownDeals.ts';
import { talk } from './answers/smallTalk.ts';
import { withoutChip } from './conversation/chips.ts';
import { type Conversation, newConversation, type Request } from './conversation/conversation.ts';
import type { Circumstances, Guide } from './conversation/knowledge.ts';
import { isEnough, missingIn, nextStage } from './conversation/stages.ts';
import type { Said, Turn } from './conversation/turn.ts';
import { updatePreferences } from './conversation/updatePreferences.ts';
import { whyOf } from './recommend/reasons.ts';
import { remember, say } from './reply/phrases.ts';
import { quickRepliesTo } from './reply/questions.ts';
import type { Found } from './state/chatState.ts';
import { type Understanding, understand } from './understand/parseMessage.ts';

/** What the guide answers to `request`, and the conversation after it. Pure, and never without an answer. */
export function takeTurn(
  conversation: Conversation,
  request: Request,
  guide: Guide,
  circumstances: Circumstances,
): Found {
  return answerTurn(readTurn(conversation, request, guide, circumstances));
}

/** What the guide itself answers in `turn`. */
export const answerTurn = (turn: Turn): Found =>
  turn.intent.type === 'reset' ? resetTurn(turn) : finished(turn, answerTo(turn));

/** "Too expensive" and "the cheapest" ask about what was shown, and for no price range. */
function heard(text: string, { latest }: Conversation, { vocabulary }: Guide): Understanding {
  const said = understand(text, vocabulary);
  const { type } = said.intent;
  if (latest.length === 0 || /\d/.test(text) || (type !== 'cheaper' && type !== 'top')) return said;
  return { ...said, mentions: said.mentions.filter(({ slot }) => slot !== 'priceRange') };
}

/** What `request` means in the conversation, before there is an answer. */
export function readTurn(
  before: Conversation,
  request: Request,
  guide: Guide,
  circumstances: Circumstances,
): Turn {
  const given = { before, guide, circumstances };
  if (request.type === 'text') {
    const said = heard(request.text, before, guide);
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
    request.type === 'without' ? withoutChip(before.preferences, request.chip, guide) : before.preferences;
  const stage = isEnough(preferences) ? 'showing-results' : before.stage;
  const ask = missingIn(preferences);
  return { ...given, said: null, text: '', intent: { type: 'find' }, preferences, stage, ask };
}

function answerTo(turn: Turn): Said {
  const { before, guide, said, ask, preferences } = turn;
  const talked = said && talk(turn, said);
  if (talked) return talked;
  const shown = aboutShown(turn);
  if (shown) return shown;
  if (!isEnough(preferences) || (ask !== null && ask !== 'time')) return askFor(turn);
  if (said && isPuzzling(said) && before.stage === 'showing-results') {
    if (!said.asksLocation) return { reply: say('puzzled', before, guide) };
    if (!turn.circumstances.place) return { reply: say('location', before, guide) };
  }
  return offer(turn);
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
export function finished(turn: Turn, answer: Said): Found {
  const { before, stage, guide, circumstances, said } = turn;
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
      said: remember(before.said, [reply, ...options, ...(followUp === null ? [] : [followUp])]),
    },
    answer: {
      ...{ stage, preferences, reply, followUp, asked },
      reset: false,
      asksLocation: said?.asksLocation ?? false,
      options: options.slice(0, 2),
      quickReplies: answer.quickReplies ?? quickRepliesTo(asked, guide),
      deals: deals.map((deal) => ({ deal, why: whyOf(deal, preferences, guide, circumstances) })),
    },
  };
}

function resetTurn({ before, guide }: Turn): Found {
  const { stage, preferences, asked } = newConversation;
  const quickReplies = guide.assistant.head.quickReplies.map(({ label }) => label);
  return {
    conversation: newConversation,
    answer: {
      ...{ stage, preferences, asked, reset: true, asksLocation: false },
      ...{ reply: say('reset', before, guide), options: [], followUp: null, quickReplies, deals: [] },
    },
  };
}
