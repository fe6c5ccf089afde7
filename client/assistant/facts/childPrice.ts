import type { AskedFact } from './askedFact.ts';
import { type Heads, headsIn } from './heads.ts';
import { linesOf, type TextLine } from './textLines.ts';

/** What the page says of the price for children. */
export const childLine = (asked: AskedFact): TextLine | undefined =>
  linesOf(asked).find(({ words }) => new RegExp(asked.replies.sentences.childPrice ?? '$^', 'u').test(words));

/** How many of the children are known to be free by `line`: "Children under 12 walk for free". */
export function freeOf(
  { words }: TextLine,
  count: number,
  { replies, children, knowledge }: AskedFact,
): number {
  const found = new RegExp(replies.freeUnder, 'u').exec(words);
  const number = found?.[1] ?? '';
  const { ones } = knowledge.assistant.language.numbers;
  const limit = Number(number) || ones.split(' ').indexOf(number);
  if (!children || limit < 1) return 0;
  const { youngest, oldest } = children;
  const known = oldest < limit ? count : youngest < limit ? 1 : 0;
  return new RegExp(replies.onlyOne, 'u').test(words) ? Math.min(known, 1) : known;
}

/** How many of `heads` are children, also if only their ages were said before: "the four of us" after "kids, 4 and 9". */
export function childrenKnown(
  { children, said, replies }: AskedFact,
  { all, children: named }: Heads,
): number {
  const others = headsIn(said, { heads: replies.heads.slice(1) });
  if (named > 0 || others || !children) return named;
  const known = children.youngest === children.oldest ? 1 : 2;
  return known < all ? known : 0;
}
