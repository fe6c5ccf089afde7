import type { HostedWords } from '../../../data/language/hostedWords.ts';
import { t } from '../../../data/messages/t.ts';
import type { AskedSlot } from '../../../data/model/assistant/modelAnswer.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { timeLead } from '../answers/timeLead.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { ReplyDraft, Turn, TurnResult } from '../conversation/turn.ts';
import { dealPhraseValues, presentDeals } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase, quickRepliesTo } from '../reply/questions.ts';
import { answerTurn, finishTurn } from '../takeTurn.ts';
import { filled } from '../words/filled.ts';
import { caveatsOf, missedBy, warningsOf } from './caveats.ts';
import { comparisonSentence } from './comparisons.ts';
import { answerKeys, type HostedChoice, readChoice } from './hostedChoice.ts';
import { createJsonScanner } from './jsonScanner.ts';
import { originOf } from './origin.ts';
import type { HostedSources } from './sources.ts';
import { type Statement, statementOf } from './statements.ts';
import { withUnderstood } from './understood.ts';
import { smallTalkIn } from './voice.ts';

/** Creates an answer from the text of a model, which arrives in pieces. */
export interface HostedAnswer {
  /** Reads the next piece: the answer as far as it is known if the piece adds to it, else `null`. */
  read(piece: string): TurnResult | null;
  /** Whether nothing has been said. */
  isEmpty(): boolean;
  /** The answer to the whole text; the device's answer if the model has chosen no deal. */
  complete(): TurnResult;
  /** The answer to a text that broke off. */
  fallback(): TurnResult;
}

/** Creates the answer to `turn` of a model that chooses of `offered`. Providers bound the length of its text. */
export function createHostedAnswer(
  turn: Turn,
  offered: readonly DealRecord[],
  sources: HostedSources,
): HostedAnswer {
  const { now } = turn.context;
  const scanner = createJsonScanner(answerKeys);
  let isEmpty = true;
  let shown = '';
  const choice = () => readChoice(scanner.object(), scanner.isWhole, offered, now);
  const answerWith = (chosen: HostedChoice, isWhole: boolean): TurnResult | null =>
    chosen.deals.length > 0 ? answerOf(chosen, isWhole, turn, sources) : null;

  return {
    read(piece) {
      isEmpty &&= piece.trim() === '';
      if (!scanner.read(piece)) return null;
      const chosen = choice();
      const visible = visibleParts(chosen);
      if (visible === shown) return null;
      shown = visible;
      return answerWith(chosen, false);
    },
    isEmpty: () => isEmpty,
    complete() {
      if (isEmpty) return afterApology(turn);
      const chosen = choice();
      const answer = answerWith(chosen, true);
      if (answer) return answer;
      // Whoever invents deals may have invented the rest as well.
      const { understood, hasInvented } = chosen;
      return answerTurn(hasInvented ? turn : withWishes(turn, understood));
    },
    fallback: () => answerWith(choice(), true) ?? answerTurn(turn),
  };
}

/**
 * What of a choice is shown before it is complete: an answer is shown again only when this changes. Writing it takes longer
 * than reading it, and little comes after the deals.
 */
const visibleParts = ({ deals }: HostedChoice): string =>
  deals.map(({ deal, isWhole }) => `${deal.slug} ${isWhole}`).join();

/** `turn` with the wishes that a model has understood. */
const withWishes = (turn: Turn, understood: unknown): Turn => ({
  ...turn,
  preferences: withUnderstood(turn.preferences, understood, turn.knowledge),
});

function afterApology(turn: Turn): TurnResult {
  const local = answerTurn(turn);
  const options = [local.answer.reply, ...local.answer.options].slice(0, 2);
  return { ...local, answer: { ...local.answer, reply: t('chat.empty'), options } };
}

/** The answer with the chosen deals. */
function answerOf(choice: HostedChoice, isWhole: boolean, before: Turn, sources: HostedSources): TurnResult {
  const turn: Turn = { ...withWishes(before, choice.understood), stage: 'showing-results' };
  const statements = choice.deals
    .filter((chosen) => isWhole || chosen.isWhole)
    .map((chosen) => statementOf(chosen, warningsOf(chosen.deal, turn.preferences), sources));
  const { answer, conversation } = finishTurn(turn, draftOf(choice, statements, turn, sources));
  const origin = originOf(statements, choice.operations, turn, sources.words);
  return { answer: { ...answer, origin }, conversation };
}

const intentsAboutShown: ReadonlySet<string> = new Set<Turn['intent']['type']>(['detail', 'compare', 'why']);

/** The reply of a turn: what is said of each deal, and the small talk around it. */
function draftOf(
  { deals: chosen, operations, cannot, question, ...voice }: HostedChoice,
  statements: readonly Statement[],
  turn: Turn,
  sources: HostedSources,
): ReplyDraft {
  const { intent, before, knowledge } = turn;
  const deals = chosen.map(({ deal }) => deal);
  const isAbout =
    intentsAboutShown.has(intent.type) && deals.every(({ slug }) => before.latest.includes(slug));
  const [opening = '', closing = ''] = [voice.opening, voice.closing].map((said) =>
    smallTalkIn(said, sources.words.voice, knowledge),
  );
  const said = statements.map(({ text }) => text).filter(Boolean);
  const compared = operations
    .map(({ kind, deals: some }) => comparisonSentence(kind, some, deals, turn, sources.words))
    .filter(Boolean);
  const presented = isAbout
    ? detailsOf(deals, [...said, ...compared], turn)
    : presentationOf(deals, turn, sources.words);
  const asked = question !== null && isOpen(question, turn) ? question : null;
  return {
    leadIn: opening ? [opening] : [],
    reply: [...(statements.length > 0 ? [presented] : []), ...said, ...compared, closing]
      .filter(Boolean)
      .join('\n'),
    options: isAbout ? [] : caveatsOf(deals, cannot, turn, sources),
    ...(isAbout ? { about: deals } : { deals }),
    asked,
    followUp: asked && questionPhrase(asked, turn),
    quickReplies: quickRepliesTo(asked, turn),
  };
}

/** Presents the first deal: if all of them meet the wishes, after the time that the message names, and as what was wished. */
function presentationOf(deals: readonly DealRecord[], turn: Turn, { presented }: HostedWords): string {
  const [first] = deals;
  if (first && missedBy(deals, turn).length > 0) {
    const { title, where } = dealPhraseValues(first, turn);
    return filled(presented, { title: title ?? '', where: where ?? '' });
  }
  const lead = timeLead(turn, { relaxed: [], deals });
  // Whether these are cheaper or nicer, as the visitor may have asked, is not known.
  const plain: Turn = { ...turn, intent: { type: 'find' } };
  return [lead, presentDeals(deals, plain, { lead })].filter(Boolean).join(' ');
}

/** Describes a deal that was shown before if nothing else is said of it. */
const detailsOf = ([deal]: readonly DealRecord[], said: readonly string[], turn: Turn): string =>
  deal && said.length === 0 ? phrase('details', turn, dealPhraseValues(deal, turn)) : '';

/** The preferences that answer a question. */
const answers: Readonly<Record<AskedSlot, readonly (keyof Preferences)[]>> = {
  audience: ['audience'],
  setting: ['setting'],
  time: ['when', 'dates', 'hours'],
  area: ['neighborhoods'],
  budget: ['priceRange'],
};

/** Whether a question was not asked before and is not answered. */
const isOpen = (question: AskedSlot, { before, preferences }: Turn): boolean =>
  !before.questions.includes(question) &&
  answers[question].every((slot) => {
    const value = preferences[slot];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
