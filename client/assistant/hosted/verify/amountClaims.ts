import {
  type Claim,
  type ClaimMatcher,
  isStated,
  nextWord,
  previousWords,
  wholeWordPattern,
  wholeWordSource,
} from './claimMatcher.ts';
import { type DealFacts, normalizeWords, parseHundredths } from './dealFacts.ts';

const money = `(?<!\\p{L})us\\$|(?<!\\p{L})\\$|[€£¥₹₩₽฿¢₿₫₺元円块]|ドル|${wholeWordSource(
  'usd|eur|gbp|us-dollars?|dollar\\p{L}*|bucks?|cents?|pence|penn(?:y|ies)|quid|euros?|pesos?|d[oó]lar(?:es)?|доллар\\p{L}*|grand|fivers?|tenners?|benjamins?|jacksons?|c-notes?|nickels?|dimes?|francs?|yen|rupees?|pounds?(?! of)',
)}`;
const percent = `%|${wholeWordSource('percent\\p{L}*|per cent|pct|por ciento|pour cent|prozent|процент\\p{L}*')}`;
const number = '(?<![\\p{L}\\p{N}.,])\\d(?:[\\d.,]*\\d)?(?![\\p{L}\\p{N}])';

/** A sign before or behind a number, or by itself. */
const signed = (sign: string) =>
  new RegExp(`(${sign})\\s?(${number})(?:\\s?(?:${sign}))?|(${number})[\\s-]?(${sign})|(?:${sign})`, 'giu');
const amounts = signed(money);
const percents = signed(percent);

/* The meaning of an amount, by the words around it. */
const was =
  /(?<!\p{L})(?:was|were|instead of|rather than|down from|regular(?:ly)?|reg\.?|usual(?:ly)?|normal(?:ly)?|original(?:ly)?|worth|retail|value|compared to|statt|en lugar de|en vez de|antes|au lieu de|sonst|normalerweise)[\s:]+(?:(?:the|a|an|of|is|price|rate|pay|goes?|go|for|costs?|regular|usual|normal|list)[\s:]+){0,4}\(?$/iu;
const wasBehind = /^\s*(?:value|regular|original)(?!\p{L})/iu;
const saves =
  /(?<!\p{L})(?:sav(?:e|es|ed|ing|ings)|pockets?|discounts?|ahorra\p{L}*|spar\p{L}*|économis\p{L}*)(?!\p{L})(?: (?:you|of|the|up|to|is|are|a|with)){0,3}[\s:]+\(?$/iu;
const savesBehind =
  /^\)?\s*(?:off|savings?|discount|less|cheaper|difference|saved|menos|weniger|de moins|de descuento)(?!\p{L})/iu;
const from = /(?<!\p{L})from\s*$/iu;
const unitBehind =
  /^\s*(?:per(?!\p{L})|each(?!\p{L})|apiece|pp(?!\p{L})|p\.p|a (?:person|head|month|year|week|night|day|piece|pop|seat|class)(?!\p{L})|for the (?:whole|entire) (?:year|month|week|season)|\/\s?\p{L}|(?:week|month|dai|year|night)ly|million|billion|thousand|grand|hundred|and change|k(?!\p{L})|pro (?:person|kopf)|por persona|par personne|\+)/iu;
const budgetBefore =
  /(?<!\p{L})(?:under|within|below|less than|up to|at most|no more than|budget|limit|with|spend|spending|of)\s+(?:your |a |the |of |is ){0,3}\(?$/iu;
const budgetBehind = /^[\s-]*(?:budget|limit|to spend|max(?:imum)?|or less|or under|price range)(?!\p{L})/iu;
const ceiling = /(?:under|within|below|less than|budget)/i;
const vague = /(?:over|more than|at least|up to|extra|another)\s+(?:an?\s+)?$/iu;

/** Checks the amounts of money and discounts in a sentence. `budgets` are what the visitor wants to spend, in hundredths. */
export function checkAmounts({ take }: ClaimMatcher, budgets: readonly number[]): void {
  take(amounts, (claim, facts) => isAmount(claim, facts, budgets));
  take(percents, ({ groups: [, second, first], before }, { percents: known }) => {
    return known.has(parseHundredths(second ?? first ?? '') / 100) && !vague.test(before);
  });
}

function isAmount(claim: Claim, facts: DealFacts, budgets: readonly number[]): boolean {
  const { before, behind } = claim;
  const value = amountOf(claim, facts);
  // "Pounds" may be a weight.
  if (value === null)
    return /^pounds?$/i.test(claim.text) && isStated(facts, `${previousWords(claim, 1)} ${claim.text}`);
  const { prices, originals, savings, written, most, isNone } = facts;
  if (budgets.includes(value) && (budgetBefore.test(before) || budgetBehind.test(behind)))
    return !ceiling.test(before.slice(-30)) || isNone || most <= value;
  if (unitBehind.test(behind)) return written.has(value) && isStated(facts, nextWord(claim));
  if (saves.test(before) || savesBehind.test(behind)) return savings.has(value);
  if (was.test(before) || wasBehind.test(behind)) return originals.has(value) || written.has(value);
  return prices.has(value) || (from.test(before) ? originals : written).has(value);
}

/** The amount in hundredths of the site's currency; `null` if it is no amount, or one in another currency. */
function amountOf(
  { groups: [before, second, first, behind] }: Claim,
  { money: own }: DealFacts,
): number | null {
  const written = second ?? first;
  const sign = (before ?? behind)?.toLowerCase();
  if (written === undefined || sign === undefined) return null;
  if (sign.startsWith('cent') || sign.startsWith('penn') || sign === '¢') return Number(written);
  const value = parseHundredths(written);
  const isOwn = own.some((start) => sign.replace('us-', '').startsWith(start));
  return isOwn && !Number.isNaN(value) ? value : null;
}

/** Phrases that promise something free, at half price, or two for one. */
export const giftPattern = new RegExp(
  `免费|無料|무료|${wholeWordSource(
    [
      'freebies?|free|gratis|gratuit\\p{L}*|kostenlos\\p{L}*|gratuitamente|umsonst|ist frei|complimentary|comped',
      'no charge|without charge|(?:no|zero|without) cost|costs? nothing|not cost you|on us|(?:our|their) treat|on the house',
      'for nothing|waive\\p{L}*|give (?:it|them) away|given away|buy (?:one|two|1|2)|bogof?|twofers?',
      'half(?:[ -]price| off|-off| the price| (?:of )?(?:the |what |as )?(?:usual|regular|normal|rate|price|cost|much))',
      'halve\\p{L}*|charge half|halben? preis|moitié\\p{L}*|la mitad|(?:a|one|two) (?:thirds?|quarters?) (?:off|less|of)',
      '(?<![\\d.,])(?:two|2|dos|deux|zwei|three|3)[ -](?:for|por|pour|für)[ -](?:one|1|uno|un|eins|two|2|dos)',
      '(?:double|triple|twice) the (?:discount|savings?)',
    ].join('|'),
  )}`,
  'giu',
);

/** Phrases in which "free" is not about a price. */
export const harmlessFree = wholeWordPattern(
  [
    'feel free(?: to)?|einen freien',
    'free to (?:ask|let|reach|explore|browse|choose|check|change|tell|contact|pick|say|mix)',
    'free (?:time|evening|afternoon|day|weekend|night)(?= (?:this|next|on|in|for|and|or|to)(?! (?:every|all|each))|[.!?,;]|$)',
    '(?<=(?:your|my|our|next) )free (?:time|evening|afternoon|day|weekend)(?=[ .!?,])',
    '(?:kid|child|smoke|stress|hassle|worry|care|dairy|gluten|guilt|alcohol|sugar|step|crowd|toll)[ -]free',
  ].join('|'),
  'giu',
);

/** Whether all deals offer just that, or their own texts promise the same gift, and not just any. */
export function isStatedGift(claim: Claim, facts: DealFacts): boolean {
  const next = nextWord(claim);
  return (
    (facts.offers.size === 1 && facts.offers.has(normalizeWords(claim.text))) ||
    (next !== '' && isStated(facts, `${claim.text} ${next}`)) ||
    isStated(facts, `${previousWords(claim, 2)} ${claim.text}`)
  );
}
