import { capitalized } from '../conversation/timeWords.ts';
import { filled } from '../words/filled.ts';
import {
  type AskedFact,
  asks,
  type FactAnswer,
  joinedAnswers,
  midSentence,
  say,
  withNote,
} from './askedFact.ts';
import { headsOf, isCounted } from './payers.ts';
import { linesOf, type TextLine } from './textLines.ts';

/** That `people` are more than can come, by its field or by a line such as "up to six guests"; `null` if neither says so. */
export function crowdLimit(asked: AskedFact, people: number): FactAnswer | null {
  const { to = mostInLines(asked), note } = asked.facts.groups ?? {};
  return to !== null && to < people ? withNote(asked, say(asked, 'groups.to', { to }), note) : null;
}

/** How many guests the page allows; `null` if it does not say. */
function mostInLines(asked: AskedFact): number | null {
  const { ones } = asked.knowledge.assistant.language.numbers;
  for (const { words } of linesOf(asked)) {
    const [, count = ''] = new RegExp(asked.replies.mostGuests, 'u').exec(words) ?? [];
    const most = Number(count) || ones.split(' ').indexOf(count);
    if (most > 0) return most;
  }
  return null;
}

/** The line that keeps those who come together to one of it, whatever number they are: "One voucher for each table". */
export const lineOfOne = (asked: AskedFact): TextLine | undefined =>
  linesOf(asked).find(({ words }) => new RegExp(asked.replies.oncePer, 'u').test(words));

/** Whether one price is for as many as can come with it, so that more need several: a van for four. */
const isOfUnit = ({ deal, facts }: AskedFact) => deal.priceFor === facts.groups?.to;

/** Whether what so many would pay is no answer, since so many cannot come, or not with several of it. */
export function isLimited(asked: AskedFact): boolean {
  const { all = 1 } = headsOf(asked) ?? {};
  const { priceFor } = asked.deal;
  const isOfSeveral = typeof priceFor === 'number' && all > priceFor;
  const isCrowd = !isOfUnit(asked) && crowdLimit(asked, all) !== null;
  return isCrowd || (isOfSeveral && lineOfOne(asked) !== undefined);
}

/** How many can come at most, before `price`, where more are asked about; with `total` only where several of it take them. */
export function crowdPrice(asked: AskedFact, price: FactAnswer, total: FactAnswer | null): FactAnswer | null {
  const crowd = isCounted(asked) ? crowdLimit(asked, headsOf(asked)?.all ?? 1) : null;
  const told = joinedAnswers([price, isOfUnit(asked) ? total : null]);
  if (!crowd || !told) return null;
  const text = filled(asked.replies.answers.added, { answer: crowd.text, line: capitalized(told.text) });
  return { text, verdict: null };
}

/**
 * `price` with the line by which it is for the first time only, and who knows that of the next; `null` if there is none, or the
 * question asks for no other: "every two weeks".
 */
export function laterPrice(asked: AskedFact, price: FactAnswer): FactAnswer | null {
  const first = new RegExp(asked.replies.firstOnly, 'u');
  const line = asks(asked, 'again') ? linesOf(asked).find(({ words }) => first.test(words)) : undefined;
  if (!line) return null;
  const told = { text: midSentence(line.told), verdict: null };
  return joinedAnswers([
    { ...price, verdict: null },
    told,
    say(asked, 'price.later', { vendor: asked.deal.vendor }),
  ]);
}
