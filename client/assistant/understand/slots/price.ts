import { firstMatch, type Grammar, occurs } from '../grammar.ts';
import type { Mention, PriceRange, Sense } from '../mention.ts';
import type { PhraseMatch } from '../phraseMatches.ts';
import { ruleMatches, type TokenSpan, tokenAt, type Utterance } from '../utterance.ts';
import { isWanted, type ToMention, wantedAt } from './toMention.ts';

/** Price bands for words such as "cheap", in the site's currency. */
const bands: Readonly<Record<string, PriceRange>> = {
  budget: { min: 0, max: 50, isVague: true },
  mid: { min: 50, max: 150 },
  luxury: { min: 150, max: 1000 },
};

/** The price range. An amount counts more than a word, and "nothing fancy" means a small budget. */
export function priceIn(
  utterance: Utterance,
  grammar: Grammar,
  matches: readonly PhraseMatch[],
  toMention: ToMention,
): Mention[] {
  const price: Sense = { slot: 'priceRange', value: '' };
  const [lifted] = ruleMatches(utterance, grammar.lifted);
  if (lifted) return [toMention({ ...wantedAt(lifted, price), stance: 'against' })];
  const stated = statedPrice(utterance, grammar);
  if (stated) return [toMention(wantedAt(stated, price), rangeFor(utterance, stated, grammar))];
  const match = matches.findLast(isWanted) ?? matches.find(({ sense }) => sense.value === 'luxury');
  if (!match) return [];
  const band = bands[isWanted(match) ? match.sense.value : 'budget'];
  return band ? [toMention(wantedAt(match, price), band)] : [];
}

/** The stated range, and for how many: "under 60 for two", "30 each". */
function rangeFor({ tokens, text }: Utterance, { range, from }: StatedPrice, { facts }: Grammar): PriceRange {
  const rest = ` ${tokens
    .slice(from)
    .map(({ word }) => word)
    .join(' ')} `;
  if (range.max === 0) return range;
  if (occurs(facts.forEach, rest)) {
    const { near, ...most } = range;
    return { ...most, people: 1 };
  }
  const together = firstMatch(facts.inTotal, rest)?.[0];
  if (!together) return range;
  const named = [together, ...[...text.matchAll(facts.inTotal)].map(([words]) => words)].join(' ');
  // Without a number they are at least two.
  return { ...range, people: Number(/\d+/.exec(named)?.[0] ?? 2) };
}

/** Larger amounts are a figure of speech. */
const mostMeant = 100_000;

/** A bare number between these is a year. */
const [firstYear, lastYear] = [1900, 2099] as const;

/** About an amount is what costs at most so many times as much. */
const mostOfRough = 1.25;

/** A price range that is stated in numbers, and where. */
interface StatedPrice extends TokenSpan {
  readonly range: PriceRange;
}

/**
 * The price range that `utterance` states; `null` if it states none. Free is 0 to 0; a bare amount is the most that the
 * visitor will spend.
 */
export function statedPrice(utterance: Utterance, grammar: Grammar): StatedPrice | null {
  const { text } = utterance;
  const stated = rangeIn(text, grammar) ?? amountsIn(text, grammar) ?? freeIn(text, grammar);
  return stated && { ...stated, from: tokenAt(utterance, stated.from), to: tokenAt(utterance, stated.to) };
}

function amountsIn(text: string, grammar: Grammar): StatedPrice | null {
  let min: number | null = null;
  let max: number | null = null;
  let isRough = false;
  let isAll = false;
  let from: number | null = null;
  let to = 0;
  for (const match of text.matchAll(grammar.amount)) {
    const end = readAmount(text, match, grammar);
    if (!end) continue;
    // The last word counts: "80, no, make it 60".
    if (end.isFloor) min = end.value;
    else max = end.value;
    isRough = end.isRough;
    isAll = occurs(grammar.purse, text.slice(0, match.index));
    from ??= match.index;
    to = match.index + match[0].length;
  }
  if (from === null) return null;
  if (isRough && min === null && max !== null)
    return { range: { min: 0, max: Math.round(max * mostOfRough), near: max }, from, to };
  const isTurned = min !== null && max !== null && min > max;
  return { range: { min: isTurned ? 0 : (min ?? 0), max, ...(isAll && { isAll }) }, from, to };
}

function readAmount(
  text: string,
  { index, 0: words, 1: sign, 2: digits, 3: unit }: RegExpExecArray,
  grammar: Grammar,
): { value: number; isFloor: boolean; isRough: boolean } | null {
  const ahead = text.slice(0, index - 1);
  const rest = text.slice(index + words.length);
  const value = Number(digits);
  const isMoney = sign !== '' || unit !== undefined;
  if (value > mostMeant || occurs(grammar.spentAfter, rest)) return null;
  if (isMoney && occurs(grammar.spentBefore, `${ahead} `)) return null;
  const bound = firstMatch(grammar.boundBefore, ahead);
  const trailing = firstMatch(grammar.boundAfter, rest);
  const isBounded = bound !== null || trailing !== null;
  // "A 2009 Corolla".
  if (!isMoney && firstYear <= value && value <= lastYear) return null;
  if (!isMoney && !isBareMoney(text, ahead, rest, value, isBounded, grammar)) return null;
  const isRough =
    bound === null && (occurs(grammar.roughlyBefore, `${ahead} `) || occurs(grammar.roughlyAfter, rest));
  const amount = { value, isRough };
  if (bound?.[1] || (trailing?.[1] && !bound?.[2])) return { ...amount, isFloor: false };
  if (bound?.[2]) return { ...amount, isFloor: true };
  const isFloor = bound?.[3] !== undefined || trailing?.[2] !== undefined;
  return { ...amount, isFloor: isFloor && !occurs(grammar.refused, rest) };
}

/** Of a clock; two numbers up to this, without a unit, are hours. */
const hoursOfClock = 12;

/** Smaller numbers without a unit count something else: "cheap for 4". */
const leastBare = 10;

const oldestAge = 99;

/** Whether a number without "$" or "dollars" is an amount of money. */
function isBareMoney(
  text: string,
  ahead: string,
  rest: string,
  value: number,
  isBounded: boolean,
  { counted, notMoneyBefore, talkOfMoney, upTo }: Grammar,
): boolean {
  // "Open 11 to 6" is a time.
  const [, joint = '', other] = /^ (\S+) (\d+) /.exec(rest) ?? [];
  if (value <= hoursOfClock && Number(other) <= hoursOfClock && occurs(upTo, joint)) return false;
  // "Four adults under 200" are not that old.
  const isAge = !isBounded || value <= oldestAge;
  if (occurs(counted, rest) || (isAge && occurs(notMoneyBefore, `${ahead} `))) return false;
  if (occurs(talkOfMoney, text) && value >= leastBare) return true;
  // "Over 21" and "under 12" speak of people; "under 10 then" answers what it may cost.
  const isAnswer = text.split(' ').length < 7;
  return isBounded && (value >= 15 || isAnswer) && value !== 18 && value !== 21;
}

function rangeIn(text: string, grammar: Grammar): StatedPrice | null {
  for (const match of text.matchAll(grammar.range)) {
    const [words, lead, sign, low, unit, joint, otherSign, high, otherUnit] = match;
    const { index } = match;
    const [ahead, rest] = [text.slice(0, index), text.slice(index + words.length)];
    const [min, max] = [Number(low), Number(high)];
    const isJoined =
      occurs(grammar.upTo, joint ?? '') || (lead !== undefined && !occurs(grammar.oneOrOther, joint ?? ''));
    if (!isJoined || max <= min || occurs(grammar.spentAfter, rest)) continue;
    const hasUnit = Boolean(sign || otherSign || unit || otherUnit);
    if (!hasUnit && max <= hoursOfClock) continue;
    const isCounted =
      occurs(grammar.counted, rest) || occurs(grammar.notMoneyBefore, `${ahead}${lead ?? ''}`);
    const isTalk =
      (occurs(grammar.talkOfMoney, text) && max >= 10) || (occurs(grammar.between, lead ?? '') && max >= 30);
    if (hasUnit || (isTalk && !isCounted))
      return { range: { min, max }, from: index, to: index + words.length };
  }
  return null;
}

function freeIn(text: string, { free, notFreeBefore }: Grammar): StatedPrice | null {
  for (const { index, 0: words } of text.matchAll(free)) {
    if (occurs(notFreeBefore, text.slice(0, index))) continue;
    return { range: { min: 0, max: 0 }, from: index, to: index + words.length };
  }
  return null;
}
