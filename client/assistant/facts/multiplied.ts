import { formatMoney } from '../../../data/model/amounts.ts';
import { type AskedFact, type FactAnswer, joined, linesAs, say } from './askedFact.ts';
import { numbersIn } from './quotedSentence.ts';
import { tellingWords } from './tellingWords.ts';
import { linesOf, type TextLine } from './textLines.ts';

/** A price times a number, as a question reckons it: "3 x 38 = 114". */
interface Product {
  readonly count: number;
  /** What the question says comes of it; `null` if it says nothing. */
  readonly total: number | null;
}

/** The number by which a question multiplies the price of the deal; `null` for none. */
export function productIn({ question, replies, deal: { price } }: AskedFact): Product | null {
  const match = new RegExp(replies.details.product, 'u').exec(question.words);
  if (!match || price === undefined) return null;
  const [first = 0, second = 0] = match.slice(1).map(Number);
  const count = second === price ? first : first === price ? second : 0;
  const rest = / \$?(\d+(?:\.\d+)?) /.exec(` ${question.words.slice(match.index + match[0].length)} `);
  return Number.isInteger(count) && count > 0 ? { count, total: rest ? Number(rest[1]) : null } : null;
}

/** The line that says that the price is for a thing and not for each who comes: "one price per car". */
export function unitLine(asked: AskedFact): TextLine | undefined {
  const { unit = '$^', price = '' } = asked.replies.sentences;
  const found = linesOf(asked).filter(({ words }) => new RegExp(unit, 'u').test(words));
  return found.find(({ words }) => new RegExp(price, 'u').test(words)) ?? found[0];
}

/** That the price is for several of what a question asks the price of one: "is it $65 for one class". `null` if it is not. */
export function severalAnswer(asked: AskedFact): FactAnswer | null {
  const { question, replies, details } = asked;
  const thing = new RegExp(replies.details.ofOne, 'u').exec(question.words)?.[1];
  if (thing === undefined) return null;
  // In the words of the site, too: "cada clase" of "four lessons".
  const stems = tellingWords({ ...asked, question: { ...question, words: ` ${thing} ` }, context: ' ' });
  const line = linesOf(asked).find(
    (each) =>
      details.included?.includes(each.text) &&
      numbersIn(each, asked).some((named) => stems.some(({ word }) => word === named)),
  );
  if (!line) return null;
  const { price = 0 } = asked.deal;
  const { assistant } = asked.knowledge;
  const [, number = ''] = /^ (\S+) /.exec(line.words) ?? [];
  const count = Number(number) || assistant.language.numbers.ones.split(' ').indexOf(number);
  // "Entry for one car" is not several.
  if (!(count > 1)) return null;
  const each = formatMoney(Math.ceil((price / count) * 100) / 100, assistant.head.currency);
  return joined([
    say(asked, 'included.thing', linesAs([line.text]), false),
    say(asked, 'price.one', { price: each }),
  ]);
}
