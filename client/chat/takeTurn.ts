import type { DealRecord } from '../../data/model/dealRecord.ts';
import { withoutChip } from './chips.ts';
import {
  type Answer,
  type Conversation,
  newConversation,
  type Question,
  type Request,
} from './conversation.ts';
import type { Circumstances, Guide } from './guide.ts';
import type { Found } from './machine/chatState.ts';
import { recommend } from './recommend/recommend.ts';
import { whyOf } from './recommend/why.ts';
import { question, quickRepliesTo } from './reply/questions.ts';
import { caveats, compare, dealValues, present } from './reply/results.ts';
import { remember, say } from './reply/say.ts';
import { isEnough, nextStage } from './stages.ts';
import type { Intent, SmallTalk } from './understand/intents.ts';
import { type Understanding, understand } from './understand/understand.ts';
import { updatePreferences } from './updatePreferences.ts';

/** How many deals an answer shows, and how many where the best of a list are asked for. */
const shownAtOnce = 3;
const topOfList = 5;

/** A turn in the making: what was before, what is known now, and with what. */
interface Turn {
  readonly before: Conversation;
  readonly preferences: Conversation['preferences'];
  readonly stage: Conversation['stage'];
  readonly ask: Question | null;
  readonly intent: Intent;
  readonly said: Understanding | null;
  readonly guide: Guide;
  readonly circumstances: Circumstances;
}

/** What an answer adds to the turn that it is of. */
type Said = Partial<Pick<Answer, 'options' | 'followUp' | 'quickReplies'>> & {
  readonly reply: string;
  readonly deals?: readonly DealRecord[];
  readonly asked?: Question | null;
  readonly misses?: number;
};

/** What the guide answers to `request`, and the conversation after it. Pure, and never without an answer. */
export function takeTurn(
  conversation: Conversation,
  request: Request,
  guide: Guide,
  circumstances: Circumstances,
): Found {
  const turn = readTurn(conversation, request, guide, circumstances);
  if (turn.intent.type === 'reset') return resetTurn(turn);
  return finished(turn, answerTo(turn));
}

function readTurn(before: Conversation, request: Request, guide: Guide, circumstances: Circumstances): Turn {
  const given = { before, guide, circumstances };
  if (request.type === 'text') {
    const said = understand(request.text, guide.vocabulary);
    const preferences = updatePreferences(before.preferences, said, before.asked);
    return {
      ...given,
      said,
      intent: said.intent,
      preferences,
      ...nextStage(before.stage, said, preferences),
    };
  }
  const preferences =
    request.type === 'without' ? withoutChip(before.preferences, request.chip) : before.preferences;
  const stage = isEnough(preferences) ? 'showing-results' : before.stage;
  const ask = isEnough(preferences) ? null : 'audience-and-setting';
  return { ...given, said: null, intent: { type: 'find' }, preferences, stage, ask };
}

function answerTo(turn: Turn): Said {
  const { intent, before, guide, said, ask, preferences } = turn;
  const dealsOf = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => guide.data.deals.find((deal) => deal.slug === slug) ?? []);
  const latest = dealsOf(before.latest);
  if (intent.type === 'detail') {
    const deal = intent.which === null ? latest[0] : latest.at(intent.which);
    if (deal) return { reply: say('details', before, guide, dealValues(deal, guide)), deals: [deal] };
  }
  if (intent.type === 'compare') {
    const [first, second] = latest.length > 1 ? latest : dealsOf(before.shown.slice(-2));
    if (first && second) return { reply: compare(first, second, before, guide), deals: [first, second] };
    return { reply: say('alone', before, guide) };
  }
  const talk = said && said.mentions.length === 0 ? smallTalk(turn, said) : null;
  if (talk) return talk;
  if (!isEnough(preferences) || (ask !== null && ask !== 'time')) return questionTurn(turn);
  if (said && isPuzzling(said) && before.stage === 'showing-results') {
    if (!said.asksLocation) return { reply: say('puzzled', before, guide) };
    if (!turn.circumstances.place) return { reply: say('location', before, guide) };
  }
  return results(turn, latest);
}

const smallTalks: ReadonlySet<string> = new Set<SmallTalk>([
  'greet',
  'thanks',
  'bye',
  'identity',
  'help',
  'weather',
  'rude',
  'foreign',
  'no',
]);

/** An answer to what is no wish; with a question, unless results are on the table already. `null` where it is a wish. */
function smallTalk({ intent, guide, before, preferences, ask }: Turn, said: Understanding): Said | null {
  const isTalk = smallTalks.has(intent.type);
  if (!isTalk && !(intent.type === 'find' && isBeyond(said))) return null;
  const reply = say(isTalk ? (intent.type as SmallTalk) : 'beyond', before, guide);
  if (isEnough(preferences) || intent.type === 'bye') return { reply };
  const asked = ask ?? 'audience-and-setting';
  const isAsking = intent.type === 'foreign' || intent.type === 'weather';
  return { reply, asked, followUp: isAsking ? null : question(asked, preferences, before, guide) };
}

/** Something that is no wish, such as letters at random, while results are on the table. */
function isPuzzling({ mentions, intent, asksThingsToDo, takesEither, corrects }: Understanding): boolean {
  return mentions.length === 0 && intent.type === 'find' && !asksThingsToDo && !takesEither && !corrects;
}

/** A question of some length with no word of leisure in it. */
const isBeyond = ({ words, asksThingsToDo, asksLocation, takesEither, corrects }: Understanding) =>
  words > 4 && !asksThingsToDo && !asksLocation && !takesEither && !corrects;

/** After so many turns without a wish in them, answers are offered to tap. */
const missesBeforeHelp = 2;

function questionTurn({ before, preferences, ask, said, guide }: Turn): Said {
  const asked = ask ?? 'audience-and-setting';
  const asking = question(asked, preferences, before, guide);
  const isMiss = said !== null && said.mentions.length === 0 && said.intent.type === 'find';
  const misses = isMiss ? before.misses + 1 : 0;
  if (misses < missesBeforeHelp) return { reply: asking, asked, misses };
  const kinds = guide.assistant.categories.slice(0, 4).map(({ label }) => label);
  return {
    ...{ reply: say('puzzled', before, guide), followUp: asking, asked, misses },
    quickReplies: quickRepliesTo(asked, preferences, guide, kinds),
  };
}

function results(turn: Turn, latest: readonly DealRecord[]): Said {
  const { intent, preferences, before, guide, circumstances, ask } = turn;
  const isCheaper = intent.type === 'cheaper' && latest.length > 0;
  const isTop = intent.type === 'top';
  const order = {
    count: isTop ? topOfList : shownAtOnce,
    shown: isTop ? [] : before.shown,
    ...(isCheaper && { below: Math.min(...latest.map(({ price }) => price)) }),
    ...(isTop && { by: intent.by }),
  };
  const choice = recommend(preferences, order, guide, circumstances);
  if (choice.deals.length === 0) return { reply: say(isCheaper ? 'cheapest' : 'nothing', before, guide) };
  return {
    reply: present(intent, choice.deals, preferences, before, guide),
    deals: choice.deals,
    options: caveats(choice, preferences, before, guide),
    followUp: ask === 'time' ? question('time', preferences, before, guide) : null,
    asked: ask,
  };
}

function finished(turn: Turn, answer: Said): Found {
  const { before, preferences, stage, guide, circumstances, said } = turn;
  const { reply, deals = [], asked = null, followUp = null, options = [], misses = 0 } = answer;
  const slugs = deals.map(({ slug }) => slug);
  return {
    conversation: {
      ...{ stage, preferences, asked, misses },
      turns: before.turns + 1,
      shown: [...before.shown.filter((slug) => !slugs.includes(slug)), ...slugs],
      latest: slugs.length > 0 ? slugs : before.latest,
      said: remember(before.said, followUp === null ? [reply] : [reply, followUp]),
    },
    answer: {
      ...{ stage, preferences, reply, followUp, asked },
      reset: false,
      asksLocation: said?.asksLocation ?? false,
      options: options.slice(0, 2),
      quickReplies: answer.quickReplies ?? quickRepliesTo(asked, preferences, guide),
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
