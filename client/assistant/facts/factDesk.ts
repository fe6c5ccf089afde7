import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DetailsRecord } from '../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { capitalized } from '../conversation/timeWords.ts';
import type { AskedQuestion, FactDesk, ReplyDraft, Turn } from '../conversation/turn.ts';
import { filled } from '../words/filled.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { answersByTopic } from './answersByTopic.ts';
import type { AskedFact, FactAnswer } from './askedFact.ts';
import { agesAnswer } from './peopleFacts.ts';
import { quotedSentence } from './quotedSentence.ts';

/** What is said about a question and a deal: from its page, not known, or not loaded. */
interface Said {
  readonly deal: DealRecord;
  readonly text: string;
  /** Without "yes" or "no". */
  readonly fact: string;
  readonly from: 'page' | 'nowhere' | 'failure';
  /** The question has no field: only deals whose text answers it count. */
  readonly isLoose: boolean;
}

const loose: ReadonlySet<string> = new Set<FactTopic>(['other', 'extras']);

const isSameAnswer = (a: Said, b: Said) =>
  a.fact === b.fact &&
  (a.text !== a.fact || b.text === b.fact) &&
  (a.deal === b.deal || (a.isLoose && a.from === 'nowhere'));

/** Whether another deal's page has the answer that this one's lacks. */
const isKnownElse = ({ from, deal }: Said, told: readonly Said[]) =>
  from === 'nowhere' && told.some((other) => other.isLoose && other.from === 'page' && other.deal !== deal);

/** What answers are made of. */
interface Source {
  readonly details: ReadonlyMap<string, DetailsRecord>;
  readonly replies: FactReplies;
}

/**
 * Answers questions from `details`, by the slugs of deals, in the words of the language with a tag; deals without details are
 * those that could not be loaded.
 */
export const createFactDesk =
  (details: Source['details'], repliesIn: (tag: string) => FactReplies): FactDesk =>
  (turn) =>
    factAnswers(turn, { details, replies: repliesIn(turn.knowledge.language.tag) });

/** The answers to the questions of a turn, in order, and where they are from. */
function factAnswers(turn: Turn, source: Source): ReplyDraft {
  const { before } = turn;
  const { answers } = source.replies;
  const told = turn.asked.flatMap((question) =>
    question.deals.map((deal) => answerTo(question, deal, turn, source)),
  );
  // The same twice, as for "is there parking, and is it free", is said once.
  const said = told.filter(
    (one, index) =>
      told.findIndex((other) => isSameAnswer(other, one)) === index &&
      !(one.isLoose && isKnownElse(one, told)),
  );
  const about = [...new Set(said.map(({ deal }) => deal))];
  const isOfOne = about.length === 1;
  const sentences = said.map(({ deal, text, from }) =>
    isOfOne || from === 'failure' ? text : filled(answers.about, { title: titleOf(deal), answer: text }),
  );
  const unknown = said.filter(({ from }) => from !== 'page').map(({ deal }) => deal);
  const unseen = about.filter(({ slug }) => !before.shown.includes(slug) && slug !== turn.context.page);
  return {
    reply: [...sentences.map(sentence), ...sourceOf(said, turn, source), ...vendorOf(said, source)].join(' '),
    asked: before.asked,
    about,
    cards: [...new Set([...unseen, ...unknown.slice(0, 1)])],
  };
}

const titleOf = ({ title }: DealRecord) => `“${title}”`;

/** `text` as a sentence: with a capital and a mark. */
const sentence = (text: string) => `${capitalized(text)}${/[.!?…]”?$/.test(text) ? '' : '.'}`;

function answerTo(question: AskedQuestion, deal: DealRecord, turn: Turn, { details, replies }: Source): Said {
  const { knowledge, context, before } = turn;
  const words = knowledge.language.facts;
  const { answers } = replies;
  const saidOf = (text: string, from: Said['from'], fact = text) => ({
    deal,
    text,
    fact,
    from,
    isLoose: loose.has(question.topic),
  });
  const found = details.get(deal.slug);
  if (!found) return saidOf(filled(words.failed, { title: titleOf(deal) }), 'failure');
  const facts = found.facts ?? {};
  const { party } = before.preferences;
  const asked: AskedFact = {
    question,
    deal,
    details: found,
    facts,
    knowledge,
    ...{ words, replies },
    now: context.now,
    party,
  };
  const answer = answersByTopic[question.topic](asked);
  const excluded = excludedByAge(asked, turn);
  if (excluded) return saidOf(excluded, 'page');
  if (answer) return saidOf(withVerdict(answer, asked), 'page', answer.text);
  const unknown = answers.unknown[question.topic];
  const text = quotedSentence(asked);
  return text ? saidOf(filled(answers.quoted, { unknown, text }), 'page') : saidOf(unknown, 'nowhere');
}

/** Whoever says an age that cannot come is told that instead of anything else; `null` if they may, or do not say it. */
function excludedByAge(asked: AskedFact, { text }: Turn): string | null {
  const { facts, replies } = asked;
  const { from = 0, to } = facts.ages ?? {};
  const rule = new RegExp(replies.details.ageSaid, 'gu');
  const ages = [...utteranceOf(text).matchAll(rule)].map(([, age]) => Number(age));
  // A parent may be older than the oldest child.
  if (!ages.some((age) => age < from || (to !== undefined && age > to && age < 18))) return null;
  const limits = agesAnswer(asked);
  return limits && filled(replies.answers.no, { answer: limits.text });
}

/** "Yes" or "no" comes first if the question asks for it and a field decides it. */
function withVerdict({ text, verdict }: FactAnswer, { question, replies }: AskedFact): string {
  if (!question.isClosed || verdict === null) return text;
  return filled(verdict ? replies.answers.yes : replies.answers.no, { answer: text });
}

/** Where the answers are from; nothing if no page has one. */
function sourceOf(said: readonly Said[], { before }: Turn, { replies }: Source): string[] {
  const { source, sources } = replies.answers;
  const deals = [...new Set(said.filter(({ from }) => from === 'page').map(({ deal }) => deal))];
  const [deal] = deals;
  if (!deal) return [];
  const variants = deals.length > 1 ? sources : source;
  return [filled(variants[before.turns % variants.length] ?? '', { title: titleOf(deal) })];
}

/** Whom to ask what is not known. */
function vendorOf(said: readonly Said[], { details, replies }: Source): string[] {
  const deal = said.find(({ from }) => from === 'nowhere')?.deal;
  if (!deal) return [];
  const { askVendor, callVendor } = replies.answers;
  const phone = details.get(deal.slug)?.phone;
  return [filled(phone ? callVendor : askVendor, { vendor: deal.vendor, phone: phone ?? '' })];
}
