import { formatMoney } from '../../../data/model/amounts.ts';
import { totalPrice } from '../../../data/model/deals/totalPrice.ts';
import { datesWanted } from '../conversation/datesWanted.ts';
import { isBed } from '../recommend/wishTests.ts';
import { filled } from '../words/filled.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { dayWords } from './askedDays.ts';
import {
  type AskedFact,
  asks,
  type FactAnswer,
  joinedAnswers,
  linesAs,
  listWords,
  say,
} from './askedFact.ts';
import { headsIn } from './heads.ts';
import { stemmer, tellingWords } from './tellingWords.ts';
import type { TextLine } from './textLines.ts';
import { kinOf } from './toldWords.ts';

/** What several of it cost, as a question counts them. */
export interface Pieces {
  /** In the visitor’s words: "3 nights". */
  readonly count: string;
  readonly paid: number;
}

/** More of a thing than that nobody buys. */
const mostPieces = 200;

/**
 * What so many cost of that which the price is for: "3 of those", "2 lanes", "4 nights" of a price for two; `null` if the question,
 * or else the message, counts none, or no whole number of prices.
 */
export function piecesIn(asked: AskedFact): Pieces | null {
  const { question, replies, said, deal } = asked;
  const rule = new RegExp(replies.details.pieces, 'gu');
  for (const words of [question.words, said, nightsOf(asked)])
    for (const [found, number, unit = '', holder] of words.matchAll(rule)) {
      const count = number === undefined ? 2 : Number(number);
      if (count < 2 || count > mostPieces || headsIn(`${found} `, replies)) continue;
      // "3 of those" are of whatever it is, "2 bags" of what may be in bags.
      const isOfAny = unit === '' || holder !== undefined;
      const per = (unit && countedIn(asked, unit)?.per) || (isOfAny ? 1 : 0);
      if (count % per === 0)
        return { count: found.trim(), paid: Math.round((deal.price ?? 0) * (count / per) * 100) / 100 };
    }
  return null;
}

/** The nights of a stay that somebody named before, unless the question itself says for how long; " " for none. */
export function nightsOf(asked: AskedFact): string {
  const { deal, nights, replies } = asked;
  const isMeant = nights !== null && isBed(deal) && !asks(asked, 'spans');
  return isMeant ? ` ${filled(replies.answers.nights, { count: nights })} ` : ' ';
}

/** What `pieces` cost, and that for all who come where each pays. */
export function piecesAnswer(asked: AskedFact, pieces: Pieces, people: number): FactAnswer | null {
  const { deal, knowledge } = asked;
  const money = (amount: number) => formatMoney(amount, knowledge.assistant.head.currency);
  // "2 burgers" are for two, "2 nights" for each of them.
  const isSpan = new RegExp(` (?:${asked.replies.units})$`, 'u').test(` ${pieces.count}`);
  const isOfEach = isSpan && deal.priceFor === 'person' && people > 1;
  const all = totalPrice({ price: pieces.paid, priceFor: 'person' }, people) ?? 0;
  return joinedAnswers([
    isSpan ? nightsOff(asked, pieces) : null,
    pieces.paid === deal.price
      ? null
      : say(asked, 'price.pieces', { count: pieces.count, total: money(pieces.paid) }),
    isOfEach ? say(asked, 'price.total', { people, total: money(all) }) : null,
  ]);
}

/** On which of the wanted nights a bed is not sold; `null` if on none. */
function nightsOff(asked: AskedFact, { count }: Pieces): FactAnswer | null {
  const { deal, wanted, now, knowledge } = asked;
  const { calendar, language } = knowledge;
  if (!isBed(deal) || !wanted) return null;
  const nights = datesWanted(wanted, calendar.dateAt(now)).slice(0, Number(/\d+/.exec(count)?.[0] ?? 2));
  const off = nights.filter((night) => !calendar.takesPlace(deal, { first: night, last: night }, now));
  const date = listWords(
    off.map((night) => dayWords(asked, night)),
    language.facts,
  );
  return off.length === 0 ? null : say(asked, 'hours.off', { date });
}

/** How many so many people need where `line` says for how many one is: "Eight rides on one card". `null` if it does not. */
export function neededAnswer(asked: AskedFact, { words }: TextLine, people: number): FactAnswer | null {
  const { assistant } = asked.knowledge;
  const [, number = ''] = /^ (\S+) /.exec(words) ?? [];
  const each = Number(number) || assistant.language.numbers.ones.split(' ').indexOf(number);
  if (each < 2 || !asks(asked, 'enough')) return null;
  const count = Math.ceil(people / each);
  const total = formatMoney((asked.deal.price ?? 0) * count, assistant.head.currency);
  return say(asked, 'price.times', { people, count, total });
}

/** That the price is for several of what a question asks the price of one: "is it $65 for one class". `null` if it is not. */
export function severalAnswer(asked: AskedFact): FactAnswer | null {
  const [, thing] = new RegExp(asked.replies.details.ofOne, 'u').exec(asked.question.words) ?? [];
  const { line, per = 1 } = (thing && countedIn(asked, thing)) || {};
  // "Entry for one car" is not several.
  if (line === undefined || per < 2) return null;
  const { currency } = asked.knowledge.assistant.head;
  const price = formatMoney(Math.ceil(((asked.deal.price ?? 0) / per) * 100) / 100, currency);
  return joinedAnswers([
    say(asked, 'included.thing', linesAs([line]), asks(asked, 'either') ? null : false),
    say(asked, 'price.one', { price }),
  ]);
}

/** Of how many of what `thing` names the price is, with the line that says so: "two nights in the house". `null` if none does. */
export function countedIn(
  asked: AskedFact,
  thing: string,
): { readonly line: string; readonly per: number } | null {
  const { question, details, deal, knowledge } = asked;
  const { ones } = knowledge.assistant.language.numbers;
  const stem = stemmer(asked);
  // In the words of the site, too: "cada clase" of "four lessons".
  const named = tellingWords({ ...asked, question: { ...question, words: ` ${thing} ` }, context: ' ' });
  const stems = new Set([stem(thing), ...kinOf(asked)(stem(thing)), ...named.map(({ word }) => word)]);
  const { weekdays } = knowledge.vocabulary;
  // "A look at a working mill" has no work.
  const number = new RegExp(
    `(?<=^| for| in) (\\d+|an?|${ones.replaceAll(' ', '|')}) (\\p{L}+) (\\p{L}+)?`,
    'gu',
  );
  for (const line of [...(details.included ?? []), deal.title])
    for (const [, count = '', first = '', second = ''] of utteranceOf(line).matchAll(number)) {
      // "One Sunday night" is not any night.
      if (!stems.has(stem(first)) && (!stems.has(stem(second)) || weekdays.includes(first))) continue;
      return { line, per: Number(count) || Math.max(1, ones.split(' ').indexOf(count)) };
    }
  return null;
}
