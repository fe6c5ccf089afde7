import { type Grammar, occurs } from './grammar.ts';
import type { Line } from './readLine.ts';

/** Up to this age somebody is a child whom a family brings along. */
const oldestChild = 17;

/** A part of a line, in offsets of its text. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

const partOf = ({ index, 0: words }: RegExpExecArray): Part => ({ from: index, to: index + words.length });

/** The ages that `line` tells, each whether it is a child's. */
export function agesIn({ text }: Line, { ages }: Grammar): (Part & { readonly isChild: boolean })[] {
  return ages.flatMap((rule, index) =>
    [...text.matchAll(rule)].map((match) => {
      const years = match.slice(1).filter((value) => value !== undefined);
      // The first rule is of months and weeks.
      return { ...partOf(match), isChild: index === 0 || years.some((age) => Number(age) <= oldestChild) };
    }),
  );
}

/** The age of the youngest child that `line` tells of, in years; about, where only a word says it. */
export function youngestIn({ text }: Line, { ages, toddler, teen }: Grammar): number | null {
  const told = ages.flatMap((rule, index) =>
    [...text.matchAll(rule)].flatMap((match) =>
      match
        .slice(1)
        .filter((value) => value !== undefined)
        .map((age) => (index === 0 ? 1 : Number(age))),
    ),
  );
  const children = told.filter((age) => age <= oldestChild);
  if (children.length > 0) return Math.min(...children);
  if (occurs(toddler, text)) return 2;
  return occurs(teen, text) ? 14 : null;
}

/** How many people come, if `line` says so. */
export function partyIn({ text }: Line, { parties }: Grammar): number | null {
  const sizes = parties.flatMap((rule) => [...text.matchAll(rule)].map((match) => Number(match[1])));
  return sizes.find((size) => size > 0 && size < 1000) ?? null;
}

/** Where `line` says that the children stay away. */
export const absencesIn = ({ text }: Line, { away }: Grammar): Part[] => [...text.matchAll(away)].map(partOf);
