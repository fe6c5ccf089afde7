import { formatMoney, subtractMoney } from '../../../data/model/amounts.ts';
import { capitalized } from '../conversation/timeWords.ts';
import { occurs } from '../understand/grammar.ts';
import { filled } from '../words/filled.ts';
import {
  type AnswerFact,
  type AskedFact,
  asks,
  type FactAnswer,
  joinedAnswers,
  midSentence,
  say,
} from './askedFact.ts';
import { childLine } from './childPrice.ts';
import { isPaidAsSaid } from './claimedSum.ts';
import { isWithinLimit } from './limits.ts';
import { productIn, unitLine } from './multiplied.ts';
import { crowdPrice, isLimited, laterPrice, lineOfOne } from './offerLimits.ts';
import { paidSum } from './paidSum.ts';
import { asksEach, headsOf, isCounted, paidIn } from './payers.ts';
import { countedIn, neededAnswer, nightsOf, piecesAnswer, piecesIn, severalAnswer } from './pieces.ts';
import { durationAnswer } from './practicalFacts.ts';
import { linesOf } from './textLines.ts';

/** What it costs, for whom, and in total for those who come. */
export const priceAnswer: AnswerFact = (asked) => {
  const answer = pricesOf(asked);
  if (!answer) return null;
  if (isLimited(asked)) return answer;
  const paid = paidIn(asked);
  const isWithin = paid === null ? null : isWithinLimit(asked.question.words, asked.replies.details, paid);
  const { isClosed, scope } = asked.question;
  const isOfSum = asks(asked, 'total') || asksEach(asked);
  // "What is the total and is it under 120".
  if (isWithin !== null && (isClosed || scope === 'each')) return { ...answer, verdict: isWithin };
  const isSo = (isOfSum ? isWithin : null) ?? isPaidAsSaid(asked) ?? (isOfHalf(asked) ? false : null);
  if (isSo === null) return answer;
  const { yes, no } = asked.replies.answers;
  return { text: filled(isSo ? yes : no, { answer: midSentence(answer.text) }), verdict: null };
};

/** Whether a question asks for half of a price for several: "could I go alone for half". */
const isOfHalf = (asked: AskedFact): boolean =>
  typeof asked.deal.priceFor === 'number' &&
  asked.deal.percent !== 50 &&
  asks(asked, 'half') &&
  !asks(asked, 'kids');

function pricesOf(asked: AskedFact): FactAnswer | null {
  const { deal } = asked;
  const pieces = piecesIn(asked);
  const ofTime = pieces ? null : spanOf(asked);
  if (deal.price === undefined)
    return deal.offerText
      ? joinedAnswers([say(asked, 'price.words', { words: deal.offerText }), ofTime])
      : null;
  if (deal.price === 0) return say(asked, 'price.free', {}, asks(asked, 'free') ? true : null);
  const unsure =
    deal.priceFor === undefined &&
    asked.facts.priceFor === undefined &&
    (asks(asked, 'perPerson') || (asks(asked, 'total') && (headsOf(asked)?.all ?? 1) > 1));
  const plain = priceOf(asked, deal.price);
  const all = total(asked);
  const limited = laterPrice(asked, plain) ?? crowdPrice(asked, plain, all);
  if (limited) return limited;
  // "How much for a minivan with six people": one price per car.
  const unit = unsure || (all && deal.priceFor === undefined) ? unitLine(asked) : undefined;
  const sum = unit
    ? joinedAnswers([
        { text: midSentence(unit.told), verdict: null },
        neededAnswer(asked, unit, headsOf(asked)?.all ?? 1),
      ])
    : all;
  // "Do kids pay", "is it free".
  const rule = !sum && asks(asked, 'free') ? childLine(asked) : undefined;
  if (rule) {
    const { added } = asked.replies.answers;
    return {
      text: filled(added, { answer: rule.told.replace(/\.$/, ''), line: capitalized(plain.text) }),
      verdict: null,
    };
  }
  return joinedAnswers([
    plain,
    savedOf(asked),
    (pieces && piecesAnswer(asked, pieces, headsOf(asked)?.all ?? 1)) ??
      sum ??
      ofTime ??
      (asks(asked, 'spans') && !asksEach(asked) ? null : share(asked, deal.price)) ??
      (unsure ? say(asked, 'price.unsure') : null),
    severalAnswer(asked),
  ]);
}

/** That another length of time than that of the price has one of its own; `null` if the question asks for none. */
function spanOf(asked: AskedFact): FactAnswer | null {
  const spans = new RegExp(asked.replies.details.spans, 'u');
  const [span] = spans.exec(asked.question.words) ?? spans.exec(nightsOf(asked)) ?? [];
  const unit = span?.trim().split(' ').at(-1);
  // "Is that 196 a night", of one night.
  if (span === undefined || unit === undefined) return null;
  const [count] = /\d+/.exec(span) ?? [];
  const per = countedIn(asked, unit)?.per;
  if (per !== undefined && per === Number(count ?? per)) return null;
  const overtime = new RegExp(asked.replies.sentences.overtime ?? '$^', 'u');
  const further = linesOf(asked).find((line) => !line.isStory && occurs(overtime, line.words));
  // The line answers then by itself.
  if (further && occurs(new RegExp(asked.replies.details.matters.overtime, 'u'), asked.question.words))
    return null;
  return joinedAnswers([
    durationAnswer(asked),
    further
      ? { text: midSentence(further.told), verdict: null }
      : say(asked, 'price.span', { vendor: asked.deal.vendor }),
  ]);
}

/** What those who come, or one, save of the regular price; `null` if the question asks for no such thing. */
function savedOf(asked: AskedFact): FactAnswer | null {
  const { deal } = asked;
  const { price = 0, originalPrice, percent } = deal;
  if (originalPrice === undefined || percent === undefined || !asks(asked, 'saves')) return null;
  const people = headsOf(asked)?.all ?? 1;
  const count = typeof deal.priceFor === 'number' ? Math.ceil(people / deal.priceFor) : people;
  // What nobody says is for one person may be the price of all.
  const saved = subtractMoney(originalPrice, price) * (deal.priceFor === undefined ? 1 : count);
  return say(asked, 'price.saves', { saved: moneyOf(asked, saved), percent });
}

const moneyOf = ({ knowledge }: AskedFact, amount: number) =>
  formatMoney(Math.round(amount * 100) / 100, knowledge.assistant.head.currency);

function priceOf(asked: AskedFact, amount: number): FactAnswer {
  const { deal, facts, replies, knowledge } = asked;
  const { currency } = knowledge.assistant.head;
  const { priceFor } = facts;
  const price = formatMoney(amount, currency);
  const key =
    priceFor === undefined ? 'price.plain' : priceFor === 'person' ? 'price.person' : 'price.people';
  const answer = say(asked, key, { price, people: priceFor ?? '' }, priceVerdict(asked));
  if (deal.originalPrice === undefined) return answer;
  const was = formatMoney(deal.originalPrice, currency);
  return { ...answer, text: filled(replies.answers.says['price.was'], { answer: answer.text, was }) };
}

/** Whether the price is for each, or for all who come; whichever is asked. */
function priceVerdict(asked: AskedFact): boolean | null {
  const { priceFor } = asked.facts;
  // "Do kids pay", "is the fifth one free": a price for several does not say.
  if (asks(asked, 'free')) return asks(asked, 'pays') || typeof priceFor === 'number' ? null : false;
  if (priceFor === undefined) return null;
  if (asks(asked, 'total')) return priceFor !== 'person' && priceFor >= (headsOf(asked)?.all ?? 2);
  return asks(asked, 'perPerson') ? priceFor === 'person' : null;
}

/** What all of them pay, and how that comes about; `null` if the question asks for no such thing. */
function total(asked: AskedFact): FactAnswer | null {
  const { deal } = asked;
  const heads = headsOf(asked);
  if (!heads || heads.all < 2 || heads.all > 200 || !isCounted(asked)) return null;
  const { all, children } = heads;
  const { paid, paying, rule } = paidSum(asked, heads);
  const money = (amount: number) => formatMoney(amount, asked.knowledge.assistant.head.currency);
  const told = rule ? { text: midSentence(rule.told), verdict: null } : null;
  if (typeof deal.priceFor === 'number' && !rule) {
    const count = Math.ceil(all / deal.priceFor);
    const one = count > 1 ? lineOfOne(asked) : undefined;
    if (one) return { text: midSentence(one.told), verdict: null };
    const values = { people: all, count, total: money(paid) };
    const each = count > 1 && !asksEach(asked) ? null : share(asked, paid, all);
    return joinedAnswers([say(asked, count > 1 ? 'price.times' : 'price.covers', values), each]);
  }
  if (deal.priceFor === undefined) {
    const ifEach = say(asked, 'price.ifEach', { people: all, total: money(paid) });
    return joinedAnswers([productIn(asked) ? null : say(asked, 'price.unsure'), ifEach]);
  }
  const isOfKids = children > 0 && deal.priceFor === 'person';
  const key = paying < all ? 'price.paying' : isOfKids ? 'price.totalFull' : 'price.total';
  return joinedAnswers([say(asked, key, { people: all, paying, total: money(paid) }), told]);
}

/** What each of `people` pays of a price for several together. */
function share(asked: AskedFact, price: number, people: number | null = null): FactAnswer | null {
  const { priceFor } = asked.facts;
  if (typeof priceFor !== 'number' || priceFor < 2 || !asks(asked, 'perPerson')) return null;
  const named = people ?? headsOf(asked)?.all ?? 1;
  const count = named > 1 && (people !== null || named <= priceFor) ? named : priceFor;
  const each = formatMoney(Math.ceil((price / count) * 100) / 100, asked.knowledge.assistant.head.currency);
  return say(asked, 'price.each', { people: count, price: each });
}
