import * as path from 'node:path';
import { careTurn } from '../../client/assistant/answers/careReply.ts';
import { readTurn } from '../../client/assistant/conversation/readTurn.ts';
import { answerTurn } from '../../client/assistant/takeTurn.ts';
import { openAssistant } from '../support/askBatch.ts';
import { hasWords } from '../support/wordsIn.ts';
import { type LabeledTurn, timeOfTurns } from './labeledTurns.ts';

/** How the answer to a turn compares with its label. */
export type Mark =
  /** A question is about the deals that are meant, about these and others, about others, or was not heard. */
  | 'deal meant'
  | 'deal among others'
  | 'other deal'
  | 'not heard'
  /** The answer says what it has to, or does not. */
  | 'said'
  | 'not said'
  /** A fitting deal comes first, or among the others; only near ones, none of these, or none at all are shown. */
  | 'first fits'
  | 'another fits'
  | 'only near'
  | 'none fits'
  | 'none shown'
  /** Where no deal fits, none is shown, or only near ones; or others are. */
  | 'plain none'
  | 'offers anyway'
  /** A deal is offered that must not be. */
  | 'must not';

/** A turn with the answer to it, and its marks. */
export interface MarkedTurn {
  readonly turn: LabeledTurn;
  readonly reply: string;
  /** Slugs. */
  readonly deals: readonly string[];
  readonly marks: readonly Mark[];
}

/** Answers each of `turns` from the conversation before it, and marks the answers. */
export function markTurns(turns: readonly LabeledTurn[]): MarkedTurn[] {
  const { knowledge, context } = openAssistant(path.resolve('data/content'), timeOfTurns);
  return turns.map((turn) => {
    const { before, text, seed } = turn;
    const request = { type: 'text', text } as const;
    const cared = careTurn(before, request, knowledge);
    const read = cared ? null : readTurn(before, request, knowledge, { ...context, seed });
    const { answer } = cared ?? answerTurn(read as NonNullable<typeof read>);
    const reply = [answer.reply, ...answer.options].join(' ');
    const deals = answer.deals.map(({ deal }) => deal.slug);
    const asked = (read?.asked ?? []).filter((question) => !question.isRemark);
    const about = asked.flatMap((question) => question.deals.map(({ slug }) => slug));
    return { turn, reply, deals, marks: marksOf(turn, reply, deals, about) };
  });
}

function marksOf(
  turn: LabeledTurn,
  reply: string,
  deals: readonly string[],
  about: readonly string[],
): Mark[] {
  const { act, fits, drops, says } = turn;
  const isQuestion = (act === 'fact' || act === 'both') && turn.about.length > 0;
  return [
    ...(isQuestion ? [dealMark(turn, about)] : []),
    ...(isQuestion && says.length > 0
      ? [says.every((words) => hasWords(reply, words)) ? ('said' as const) : ('not said' as const)]
      : []),
    ...(fits ? [fits.length > 0 ? fitMark(turn, deals) : noneMark(turn, deals)] : []),
    ...(deals.some((slug) => drops.includes(slug)) ? (['must not'] as const) : []),
  ];
}

function dealMark({ about }: LabeledTurn, asked: readonly string[]): Mark {
  if (asked.length === 0) return 'not heard';
  if (!asked.some((slug) => about.includes(slug))) return 'other deal';
  const isAll = about.every((slug) => asked.includes(slug)) && asked.every((slug) => about.includes(slug));
  return isAll ? 'deal meant' : 'deal among others';
}

function fitMark({ fits, near }: LabeledTurn, deals: readonly string[]): Mark {
  const [first] = deals;
  if (first === undefined) return 'none shown';
  if (fits?.includes(first)) return 'first fits';
  if (deals.some((slug) => fits?.includes(slug))) return 'another fits';
  return deals.some((slug) => near.includes(slug)) ? 'only near' : 'none fits';
}

const noneMark = ({ near }: LabeledTurn, deals: readonly string[]): Mark =>
  deals.every((slug) => near.includes(slug)) ? 'plain none' : 'offers anyway';

/** How many of `turns` have each mark. */
export function countMarks(turns: readonly MarkedTurn[]): ReadonlyMap<Mark, number> {
  const counts = new Map<Mark, number>();
  for (const mark of turns.flatMap(({ marks }) => marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
}
