import type { AskedFact } from './askedFact.ts';
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
