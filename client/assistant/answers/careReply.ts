import type { Care, CareKind } from '../../../data/language/care.ts';
import { careIn, type HelpNeed, saidBeforeSafe } from '../care/careIn.ts';
import { plainWords } from '../care/careParts.ts';
import { besideCalm, lastCare } from '../conversation/afterCare.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { type AssistantKnowledge, inLanguage } from '../conversation/knowledge.ts';
import { languageOfRequest } from '../conversation/languageOf.ts';
import type { Turn, TurnRequest, TurnResult } from '../conversation/turn.ts';
import { rememberReplies } from '../reply/phrases.ts';
import { occurs } from '../understand/grammar.ts';
import { thingSlots } from '../understand/mention.ts';
import { parseMessage } from '../understand/parseMessage.ts';
import { withoutSpans } from '../understand/withoutSpans.ts';
import { careInLanguage, helpReply, troubleWords } from './helpLines.ts';
import { type ToldTrouble, troubleIn } from './troubleIn.ts';

/**
 * The answer to somebody who needs help: kind words and the city's help lines, without deals, and with nothing of the
 * message kept as a wish. After it, messages that name no wish are answered in the same way. `null` for all others.
 */
export function careTurn(
  before: Conversation,
  request: TurnRequest,
  knowledge: AssistantKnowledge,
): TurnResult | null {
  if (request.type !== 'text') return null;
  const { text } = request;
  const { languages } = knowledge.care;
  const last = lastCare(before, languages);
  // "I am safe" sounds like a need where somebody has just had one.
  const beforeSafe = last && saidBeforeSafe(text, last.care);
  if (last && beforeSafe !== null && !careIn(beforeSafe, knowledge.care))
    return goOnResult(before, last.care, knowledge);
  const tag = languageOfRequest(before, request, knowledge);
  const own = inLanguage(knowledge, tag);
  const need = needIn(text, before, own);
  const trouble = plainTrouble(need, text, own);
  if (need && !trouble && !isBesideWish(need, text, own)) {
    const care = careInLanguage(tag, languages);
    const { kind } = need;
    return care ? careResult(before, helpReply(kind, care.replies[kind], care, knowledge), care) : null;
  }
  if (trouble && !trouble.hasWish)
    return quietResult(before, troubleWords(trouble.kind, tag, knowledge), startersOf(knowledge));
  if (!last) return null;
  const { care, kind } = last;
  if (namesWish(text, knowledge)) return null;
  return besideCalm(text, before, knowledge) === null
    ? careResult(before, helpReply(kind, care.stay, care, knowledge), care)
    : goOnResult(before, care, knowledge);
}

/** What help `text` asks for; none if it only says that all is well, wants a person of the site, or asks about a shown deal. */
function needIn(
  whole: string,
  before: Pick<Conversation, 'latest' | 'said'>,
  knowledge: AssistantKnowledge,
): HelpNeed | null {
  const { care } = knowledge;
  // "I am not going to hurt myself, just sad", said after help lines, asks for none again.
  const text = besideCalm(whole, before, knowledge) ?? whole;
  if (care.languages.some((each) => saidBeforeSafe(text, each)?.trim() === '')) return null;
  const need = careIn(text, care);
  if (!need) return null;
  const isOther =
    isForPerson(need, text, knowledge) ||
    isOfDeal(need, text, before, knowledge) ||
    isForService(need, text, knowledge);
  return isOther ? null : need;
}

/** Whoever wants a heater repaired in the cold sounds desperate, but needs somebody who repairs it; a body is no thing. */
const isForService = ({ level, kind }: HelpNeed, text: string, { vocabulary }: AssistantKnowledge) =>
  level !== 'sure' && kind !== 'medical' && parseMessage(text, vocabulary).service !== null;

/** So many words may stand beside the wish for a person: "me gustaría", "please". */
const mostBesidePerson = 4;

/** "I want to talk to a person" sounds like distress, but says no more than that a program will not do. */
function isForPerson({ level }: HelpNeed, text: string, { vocabulary, care }: AssistantKnowledge): boolean {
  // Whoever needs to talk to just anyone may be in need.
  if (level === 'sure' || !occurs(vocabulary.grammar.staff, plainWords(text))) return false;
  return parseMessage(text, vocabulary).sentences.some(({ intents, said }) =>
    intents.some(({ type }, index) => {
      const { start, end } = said[index] ?? { start: 0, end: 0 };
      const rest = `${text.slice(0, start)} ${text.slice(end)}`.trim();
      const words = rest.split(/[^\p{L}’']+/u).filter(Boolean);
      return type === 'person' && words.length <= mostBesidePerson && careIn(rest, care) === null;
    }),
  );
}

/**
 * "Do we get the money back if my daughter does not come", beside a deal, asks what its page says, and is no cry. What is said
 * beside the question counts as before: "what is open late, I don't trust myself at home".
 */
function isOfDeal(
  { kind, level }: HelpNeed,
  text: string,
  { latest }: Pick<Conversation, 'latest'>,
  { vocabulary, care }: AssistantKnowledge,
): boolean {
  if (level === 'sure' || bodily.has(kind) || latest.length === 0) return false;
  const { factQuestions, mentions } = parseMessage(text, vocabulary);
  const namesNeed = mentions.some(({ slot }) => slot === 'cautions' || slot === 'needs');
  const known = factQuestions.filter(({ topic, isClosed }) => topic !== 'other' || (isClosed && namesNeed));
  return known.length > 0 && careIn(withoutSpans(text, known), care) === null;
}

/** Such a need is answered beside what the message wishes for: an alarm would hide it. */
function isBesideWish({ kind, level }: HelpNeed, text: string, { vocabulary }: AssistantKnowledge): boolean {
  if (level !== 'likely') return level === 'possible';
  const isStory = text.split(/\s+/).length > mostWordsOfCry;
  return (
    (isStory || !personal.has(kind)) &&
    parseMessage(text, vocabulary).mentions.some(({ slot }) => thingSlots.has(slot))
  );
}

/** Of these, every minute counts. */
const bodily: ReadonlySet<CareKind> = new Set<CareKind>(['medical', 'poison']);

/** Nobody says these in passing, except in a long story. */
const personal: ReadonlySet<CareKind> = new Set<CareKind>(['crisis', 'assault', 'child', 'abuse']);
const mostWordsOfCry = 30;

/** The most help lines beside an answer. */
const mostBeside = 2;

/** The trouble in `text`, where it says nothing worse: what only may be a need is less plain than a car that broke down. */
function plainTrouble(
  need: HelpNeed | null,
  text: string,
  knowledge: AssistantKnowledge,
): ToldTrouble | null {
  if (need?.level === 'sure') return null;
  const trouble = troubleIn(text, knowledge);
  if (!trouble || !need || need.level === 'possible') return trouble;
  const other = careIn(trouble.rest, knowledge.care);
  return other && other.level !== 'possible' ? null : trouble;
}

/** The help lines for what `text` may be about, a line each, to stand before the answer to its wish; empty for most texts. */
export function careAside({ text, before, knowledge }: Pick<Turn, 'text' | 'before' | 'knowledge'>): string {
  const need = needIn(text, before, knowledge);
  const care = careInLanguage(knowledge.language.tag, knowledge.care.languages);
  const trouble = plainTrouble(need, text, knowledge);
  if (trouble) return `${troubleWords(trouble.kind, knowledge.language.tag, knowledge)}\n`;
  if (!need || !care) return '';
  return `${helpReply(need.kind, care.aside, care, knowledge, mostBeside)}\n`;
}

/** Kind words before deals for somebody who has just said that all is well; empty for all others. */
export function gladAside({ text, before, knowledge }: Pick<Turn, 'text' | 'before' | 'knowledge'>): string {
  const { languages } = knowledge.care;
  const isGlad = lastCare(before, languages) !== null && besideCalm(text, before, knowledge) !== null;
  return isGlad ? `${careInLanguage(knowledge.language.tag, languages)?.glad ?? ''} ` : '';
}

/** Messages of these intents wish for nothing by themselves. */
const quietIntents: ReadonlySet<string> = new Set([
  ...[
    'find',
    'greet',
    'thanks',
    'anyway',
    'bye',
    'identity',
    'help',
    'weather',
    'rude',
    'foreign',
    'no',
    'love',
  ],
  ...['advice', 'why', 'grief', 'low'],
]);

function namesWish(text: string, { vocabulary }: AssistantKnowledge): boolean {
  const { mentions, intent, asksThingsToDo } = parseMessage(text, vocabulary);
  return mentions.length > 0 || asksThingsToDo || !quietIntents.has(intent.type);
}

const careResult = (before: Conversation, reply: string, { isSafe }: Care): TurnResult =>
  quietResult(before, reply, [isSafe]);

const goOnResult = (before: Conversation, { goOn }: Care, { assistant }: AssistantKnowledge): TurnResult =>
  quietResult(before, goOn, startersOf({ assistant }));

const startersOf = ({ assistant: { head } }: Pick<AssistantKnowledge, 'assistant'>) =>
  head.quickReplies.map(({ label }) => label);

/** A result that says `reply` and leaves all that is known of the visitor's wishes as it is. */
function quietResult(before: Conversation, reply: string, quickReplies: readonly string[]): TurnResult {
  const { stage, preferences } = before;
  return {
    conversation: {
      ...before,
      turns: before.turns + 1,
      misses: 0,
      said: rememberReplies(before.said, [reply]),
    },
    answer: {
      ...{ stage, preferences, reply, quickReplies },
      ...{ reset: false, asksLocation: false, options: [], followUp: null, deals: [], asked: null },
    },
  };
}
