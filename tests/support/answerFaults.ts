import type { AssistantCase, DealCondition, DealsExpectation, Expectation } from './assistantCaseSchema.ts';
import { type AnswerState, mismatches } from './assistantCases.ts';
import type { DealOracle, DescribedDeal } from './dealOracle.ts';
import { numbersIn } from './helpLines.ts';
import { languageOf } from './languageOf.ts';
import { hasWords } from './wordsIn.ts';

/** What the judge reads of an answer, as `ask --json` prints it. */
export interface JudgedAnswer extends AnswerState {
  readonly reply: string;
  readonly options: readonly string[];
  readonly followUp: string | null;
  readonly quickReplies: readonly string[];
  readonly deals: readonly { readonly slug: string; readonly why?: string }[];
}

/** What conversations are judged by: the deals of the content, and the numbers of its help lines. */
export interface Judge {
  readonly oracle: DealOracle;
  readonly helpNumbers: readonly string[];
}

/** A fault of an answer; `turn` counts from 0. */
export interface AnswerFault {
  readonly turn: number;
  readonly what: string;
}

/** How the answers to a conversation differ from what is expected of them; empty if it ends well. */
export function conversationFaults(
  { turns, expect, expectAt, forbid }: AssistantCase,
  answers: readonly JudgedAnswer[],
  judge: Judge,
): AnswerFault[] {
  return turns.flatMap((_, turn) => {
    const answer = answers[turn];
    if (!answer) return [{ turn, what: 'there is no answer' }];
    const isLast = turn === turns.length - 1;
    const wanted = [expectAt[turn] ?? {}, ...(isLast ? [expect] : [])];
    const faults = [
      ...wanted.flatMap((expectation) => answerFaults(expectation, answer, judge)),
      ...(isLast ? mismatches({ expect: {}, forbid }, answer) : []),
      ...answer.deals
        .filter(({ slug }) => !judge.oracle.isLive(slug))
        .map(({ slug }) => `${slug} is not a live deal`),
    ];
    return [...new Set(faults)].map((what) => ({ turn, what }));
  });
}

/** How an answer differs from what is expected of it. */
export function answerFaults(expect: Expectation, answer: JudgedAnswer, judge: Judge): string[] {
  return [
    ...mismatches({ expect }, answer),
    ...(expect.deals ? dealFaults(expect.deals, answer, judge.oracle) : []),
    ...wordFaults(expect, answer, judge.oracle),
    ...languageFaults(expect, answer),
    ...helpFaults(expect, answer, judge),
  ];
}

function dealFaults(expect: DealsExpectation, { deals }: JudgedAnswer, oracle: DealOracle): string[] {
  const { min = 0, max = Number.POSITIVE_INFINITY, includes = [], excludes = [] } = expect;
  const shown = deals.map(({ slug }) => slug);
  const meets = (slug: string, condition: DealCondition) => {
    const deal = oracle.deal(slug);
    return deal !== undefined && oracle.meets(deal, condition);
  };
  const { every, some, none, lead } = expect;
  const [first] = shown;
  const faults: string[] = [];
  const fault = (what: string, condition?: DealCondition) =>
    faults.push(condition ? `${what} ${JSON.stringify(condition)}` : what);
  if (shown.length < min) fault(`${shown.length} deals are shown, not at least ${min}`);
  if (shown.length > max) fault(`${shown.length} deals are shown, not at most ${max}`);
  if (every) for (const slug of shown) if (!meets(slug, every)) fault(`${slug} does not meet`, every);
  if (none) for (const slug of shown) if (meets(slug, none)) fault(`${slug} meets`, none);
  if (some && !shown.some((slug) => meets(slug, some))) fault('no deal meets', some);
  if (lead && !(first !== undefined && meets(first, lead)))
    fault(`the first deal, ${first ?? 'none'}, does not meet`, lead);
  for (const slug of includes) if (!shown.includes(slug)) fault(`${slug} is not shown`);
  for (const slug of excludes) if (shown.includes(slug)) fault(`${slug} is shown`);
  return faults;
}

/** What visitors say next is on chips, so chips say nothing; but what must not be said must not be on them either. */
function wordFaults(
  { says = [], neverSays = [] }: Expectation,
  answer: JudgedAnswer,
  oracle: DealOracle,
): string[] {
  const words = [...bubblesOf(answer), ...cardWords(answer, oracle)].join('\n');
  const all = [words, ...answer.quickReplies].join('\n');
  const missing = says.map((item) => [item].flat()).filter((any) => !any.some((one) => hasWords(words, one)));
  return [
    ...missing.map((any) => `does not say ${any.map((one) => JSON.stringify(one)).join(' or ')}`),
    ...neverSays.filter((one) => hasWords(all, one)).map((one) => `says ${JSON.stringify(one)}`),
  ];
}

function languageFaults({ language }: Expectation, answer: JudgedAnswer): string[] {
  if (language === undefined) return [];
  const found = languageOf(bubblesOf(answer).join('\n'));
  return found === language ? [] : [`is in ${found ?? 'no language that can be told'}, not in ${language}`];
}

function helpFaults({ help }: Expectation, answer: JudgedAnswer, { helpNumbers }: Judge): string[] {
  if (help === undefined) return [];
  const given = numbersIn(bubblesOf(answer).join('\n')).filter((number) => helpNumbers.includes(number));
  if (!help) return given.map((number) => `gives the help line ${number}`);
  return [
    ...(given.length === 0 ? ['gives no help line'] : []),
    ...(answer.deals.length > 0 ? [`shows ${answer.deals.length} deals beside a call for help`] : []),
  ];
}

/** The assistant's sentences, in order. */
export const bubblesOf = ({ reply, options, followUp }: JudgedAnswer): string[] =>
  [reply, ...options, followUp ?? ''].filter((bubble) => bubble !== '');

/** What visitors read on the cards of an answer. */
const cardWords = ({ deals }: JudgedAnswer, oracle: DealOracle): string[] =>
  deals.flatMap(({ slug, why = '' }) => {
    const deal = oracle.deal(slug);
    return deal ? [why, ...wordsOfCard(deal, oracle)] : [why];
  });

function wordsOfCard(deal: DescribedDeal, oracle: DealOracle): string[] {
  const { title, summary, couponCode, offerText, discountPrice, originalPrice } = deal;
  const money = [discountPrice, originalPrice].flatMap((amount) =>
    amount === undefined ? [] : [`$${amount}`],
  );
  const offer = discountPrice === 0 ? ['Free'] : money;
  return [
    title,
    summary,
    ...offer,
    offerText ?? '',
    couponCode ? `Code ${couponCode}` : '',
    oracle.vendorName(deal),
  ];
}
