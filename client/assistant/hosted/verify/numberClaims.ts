import {
  type Claim,
  type ClaimMatcher,
  isStated,
  isStatedInContext,
  nextWord,
  previousWords,
  wholeWordPattern,
} from './claimMatcher.ts';
import { type DealFacts, parseHundredths } from './dealFacts.ts';

/** A sentence with these words is about a price, so that a number without a currency is one too. */
const pricey = wholeWordPattern(
  'costs?|prices?|priced|pays?|paying|worth|saves?|saved|savings?|spends?|spending|off|discount\\p{L}*|cheap\\p{L}*|instead of|down from|only|just|per|each|charges?|cuesta\\p{L}*|vale|kostet|kosten|coûte\\p{L}*|tickets?|seats?|entry|admission|yours|goes? for|going for',
);
const digits = /[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*(?:[.,]\d+)*/gu;
const spelled = wholeWordPattern(
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty\\p{L}*|hundreds?|thousands?|millions?|billions?|dozens?|halfs?|halves?|thirds?|quarters?|noon|midnight|half past',
  'giu',
);
const small = /^(?:one|two|three|four|five|six|seven|eight|nine|half|thirds?|quarters?)$/i;
const smallest = /^(?:one|two|three)$/i;
const foreign = wholeWordPattern(
  'veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|\\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig)|vingt(?:-\\p{L}+)?|trente|quarante|cinquante|[XVI]{3,}|🔟',
);
/** Numbers whose digits are separated in unusual ways, and numbers spelled digit by digit. */
const apart =
  /\d(?:[\p{M}\\'’‘ʼ´`·•]+| )(?!20\d\d(?!\d))\d|(?<!\p{L})(?:(?:oh|zero|one|two|three|four|five|six|seven|eight|nine)[\s-]+){3,}/iu;

/* Words around numbers that count people or deals. */
const countedBehind =
  /^[\s-]*(?:years?|yrs?|people|persons?|adults?|kids?|children|guests?|friends?|of (?:you|us|them)|deals?|ideas?|options?|picks?|suggestions?|choices?|places?|spots?|players?|personas?|personnes|Personen)\b/iu;
const countedBefore = /(?<!\p{L})(?:of|ages?|aged|all|top|these|party of|and)\s+$/iu;
const tableBefore = /(?:dinner|lunch|brunch|something|table|group|seats?|tickets?|room) for\s+$/iu;
const priceBefore = /(?:costs?|pays?|only|just|yours for|goes? for)\s*$/iu;

/** Whether `sentence` contains numbers that cannot be read. */
export const hasUnreadableNumbers = (sentence: string): boolean =>
  apart.test(sentence.replace(/\d{4}-\d\d-\d\d/g, '')) || foreign.test(sentence);

/** Checks the remaining numbers in a sentence; `counts` are numbers of people and deals, not amounts. */
export function checkNumbers({ take, rest }: ClaimMatcher, counts: readonly number[]): void {
  const isPricey = pricey.test(rest());
  take(digits, (claim, facts) => {
    const value = parseHundredths(claim.text) / 100;
    if (isYear(claim.text, facts)) return true;
    return (counts.includes(value) && isCount(claim, isPricey)) || isStatedInContext(claim, facts);
  });
  take(spelled, (claim, facts) => isSpelledTruly(claim, facts, isPricey));
}

const isCount = ({ before, behind }: Claim, isPricey: boolean): boolean =>
  countedBehind.test(behind) || (!isPricey && (countedBefore.test(before) || tableBefore.test(before)));

const isYear = (text: string, { lastDays }: DealFacts) =>
  /^20\d\d$/.test(text) && lastDays.some((date) => date.startsWith(text));

function isSpelledTruly(claim: Claim, facts: DealFacts, isPricey: boolean): boolean {
  const { text, before, behind } = claim;
  const [next, last] = [nextWord(claim), previousWords(claim, 1)];
  if (next !== '' && isStated(facts, `${text} ${next}`)) return true;
  const isPrice = priceBefore.test(before);
  if (last !== '' && !isPrice && isStated(facts, `${last} ${text}`)) return true;
  if (!small.test(text)) return false;
  if (smallest.test(text) && !isPrice) return true;
  if (countedBefore.test(before) && !isPricey) return true;
  if (countedBehind.test(behind)) return true;
  return /^\s+\p{L}/u.test(behind) && (!isPricey || /(?:for|all|the)\s+$/i.test(before));
}
