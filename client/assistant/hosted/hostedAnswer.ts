import { t } from '../../../data/messages/t.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { draftReply, withName } from '../answers/draftReply.ts';
import { mergeDrafts } from '../answers/mergeDrafts.ts';
import type { ReplyDraft, Turn, TurnResult } from '../conversation/turn.ts';
import { answerTurn, finishTurn } from '../takeTurn.ts';
import { againstOf, missedBy, unmentionedIn, warningsOf } from './caveats.ts';
import { choiceReplies } from './choiceReplies.ts';
import { dealsDraft } from './dealsDraft.ts';
import { answerKeys, type ChosenDeal, type HostedChoice, readChoice } from './hostedChoice.ts';
import { createJsonScanner } from './jsonScanner.ts';
import { originOf } from './origin.ts';
import { fieldsTold, restated } from './restated.ts';
import type { HostedSources } from './sources.ts';
import { statementOf } from './statements.ts';

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
    chosen.deals.length + chosen.asked.length > 0 || (isWhole && findsNothing(chosen))
      ? answerOf(chosen, isWhole, turn, sources)
      : null;

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
      return answerTurn(chosen.hasInvented || chosen.wish === null ? turn : restated(turn, chosen, sources));
    },
    fallback: () => answerWith(choice(), true) ?? answerTurn(turn),
  };
}

/** Whether a model says that no deal fits. Whoever invents deals may have overlooked some. */
const findsNothing = ({ deals, wish, cannot, hasInvented }: HostedChoice): boolean =>
  deals.length === 0 && wish !== null && cannot.length > 0 && !hasInvented;

/**
 * What of a choice is shown before it is complete: an answer is shown again only when this changes. Writing it takes longer
 * than reading it, and little comes after the deals.
 */
const visibleParts = ({ asked, deals }: HostedChoice): string =>
  [asked.length, ...deals.map(({ deal, isWhole }) => `${deal.slug} ${isWhole}`)].join();

function afterApology(turn: Turn): TurnResult {
  const local = answerTurn(turn);
  const options = [local.answer.reply, ...local.answer.options].slice(0, 2);
  return { ...local, answer: { ...local.answer, reply: t('chat.empty'), options } };
}

/** The answer to the questions, and with the chosen deals. */
function answerOf(choice: HostedChoice, isWhole: boolean, before: Turn, sources: HostedSources): TurnResult {
  const { asked, operations, wish, closing } = choice;
  const turn: Turn = { ...restated(before, choice, sources), stage: 'showing-results' };
  const deals = fittingFirst(choice.deals, turn);
  const statements = deals
    .filter((chosen) => isWhole || chosen.isWhole)
    .map((chosen) => statementOf(chosen, againstOf(chosen.deal, turn, sources), sources));
  const found = deals.length > 0 ? dealsDraft({ ...choice, deals }, statements, turn, sources) : null;
  // A wish that no deal of the list fits is the assistant's to answer.
  const own = !found && wish !== null && isWhole ? withoutDeals(choice, turn, sources) : null;
  const told = turn.asked.length > 0 ? sources.answer(turn) : null;
  const answers = [...(told ? [told] : []), ...choiceReplies(choice, turn, sources)];
  const draft = mergeDrafts(
    variantOf(openingOf(choice, turn, sources), turn),
    [...answers.map((answer) => (found ? withName(answer, found) : answer)), found, own].filter(
      (each) => each !== null,
    ),
  );
  const after = variantOf(closing && sources.words.closings[closing], turn);
  const { answer, conversation } = finishTurn(turn, withClosing(draft, after));
  if (own?.deals) return { answer, conversation };
  const all = [...asked.flatMap((question) => fieldsTold(question, sources)), ...statements];
  return { answer: { ...answer, origin: originOf(all, operations, turn, sources.words) }, conversation };
}

/** The kind words before an answer: nobody is praised twice, and nothing went wrong before the first one. */
function openingOf(
  { opening }: HostedChoice,
  { before }: Turn,
  { words }: HostedSources,
): readonly string[] | null {
  const isFirst = before.turns === 0;
  if (opening === null || (isFirst ? opening === 'sorry' : opening === 'warm')) return null;
  return words.openings[opening];
}

/** `chosen` with those first that take place at the wanted time and are for who comes; the order of a model otherwise. */
function fittingFirst(chosen: readonly ChosenDeal[], turn: Turn): readonly ChosenDeal[] {
  const isFitting = ({ deal }: ChosenDeal) =>
    warningsOf(deal, turn.preferences).length === 0 &&
    !missedBy([deal], turn).some((criterion) => criterion === 'when' || criterion === 'hours');
  const fitting = new Set(chosen.filter(isFitting));
  return [...fitting, ...chosen.filter((each) => !fitting.has(each))];
}

/** One of `variants`, another one in each turn; none of none. */
const variantOf = (variants: readonly string[] | null, { before }: Turn): string[] =>
  variants === null ? [] : variants.slice(before.turns % variants.length).slice(0, 1);

/** `draft` with kind words at its end. */
function withClosing(draft: ReplyDraft, closing: readonly string[]): ReplyDraft {
  const { options = [], reply } = draft;
  return options.length > 0
    ? { ...draft, options: [...options.slice(0, -1), [options.at(-1), ...closing].join(' ')] }
    : { ...draft, reply: [reply, ...closing].join('\n') };
}

/** The reply to a wish for which a model has chosen nothing: that there is nothing, if it says so, or else what the assistant finds. */
const withoutDeals = (choice: HostedChoice, turn: Turn, sources: HostedSources): ReplyDraft =>
  findsNothing(choice)
    ? { reply: unmentionedIn(choice.cannot, [], turn, sources) }
    : draftReply({ ...turn, asked: [] });
