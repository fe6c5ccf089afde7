import type { DealRecord } from '../../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../../data/model/memoize.ts';
import type { AssistantKnowledge } from '../../conversation/knowledge.ts';
import { withoutIds } from '../../state/displayText.ts';
import { checkAmounts, giftPattern, harmlessFree, isStatedGift } from './amountClaims.ts';
import { createClaimMatcher } from './claimMatcher.ts';
import { checkDays, uncheckableTimes } from './dayClaims.ts';
import { type DealFacts, dealFacts } from './dealFacts.ts';
import { splitSentences, withoutMarkup } from './modelText.ts';
import { hasOnlyKnownNames, knownNames } from './names.ts';
import { checkNumbers, hasUnreadableNumbers } from './numberClaims.ts';
import { sentenceSubjects } from './subjects.ts';

/** Verifies a model's text against the deals that it has chosen. */
export interface Verifier {
  /** The true sentences of a model's text; the last sentence only counts if `isWhole`. Empty if there are none. */
  reply(modelText: string, isWhole: boolean): string;
  /** Whether all sentences of a short text are true. */
  isTrue(text: string): boolean;
}

/** Numbers that the visitor has used. */
export interface VisitorNumbers {
  /** Numbers such as how many people come and how old they are. */
  readonly counts: readonly number[];
  /** What they want to spend, in hundredths of the site's currency. */
  readonly budgets: readonly number[];
}

/** Nobody reads more characters. */
const maxCharacters = 1200;
const slugs = /(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])/g;
const listMark = /^[–|]/;

/** A verifier for texts about `chosen`. `offered` are all deals that the model knows; it may use their ids like words. */
export function createVerifier(
  chosen: readonly DealRecord[],
  offered: readonly DealRecord[],
  { counts, budgets }: VisitorNumbers,
  knowledge: AssistantKnowledge,
): Verifier {
  const all = dealFacts(chosen, knowledge);
  const names = knownNames(all, chosen, knowledge);
  const meaning = sentenceSubjects(chosen, all, knowledge);
  const titles = new Map(offered.map(({ slug, title }) => [slug, title]));
  const isStrange = strangeSlugs(knowledge);
  const readable = (modelText: string) =>
    withoutAllIds(withoutMarkup(modelText)).replace(slugs, (id) => titles.get(id) ?? id);
  const grounds = { budgets, counts: [...counts, chosen.length].filter((count) => count > 0) };

  const isKept = memoize(
    (sentence: string) =>
      !isStrange(sentence) &&
      meaning.isPlaced(sentence) &&
      isGrounded(sentence, { ...grounds, factsAt: meaning.factsAt(sentence) }) &&
      hasOnlyKnownNames(sentence, names),
  );
  /** Whether the end of a line and the start of the next form a name of another deal. */
  const isOtherName = memoize((both: string) => names.namesOther(both));
  const isUnknownName = memoize(
    (ends: string) => /^\p{Lu}\S* \p{Lu}/u.test(ends) && !hasOnlyKnownNames(`x ${ends}`, names),
  );
  const breaksName = (line: string, next: string) => {
    if (line === '' || listMark.test(line) || listMark.test(next) || /[.!?:…]["”’)]{0,3}$/.test(line))
      return false;
    const [before, behind] = [line.split(' '), next.split(' ')];
    return (
      isOtherName([...before.slice(-4), ...behind.slice(0, 4)].join(' ')) ||
      isUnknownName(`${before.at(-1)} ${behind[0]}`)
    );
  };

  return {
    isTrue: (text) => splitSentences(readable(text)).every((sentence) => isKept(sentence.text)),
    reply(modelText, isWhole) {
      // The end of an incomplete text may turn out to be the start of markup.
      const arrived = isWhole ? modelText : modelText.replace(/[\s*_`~#<>![-]+$/, '');
      const sentences = splitSentences(readable(arrived));
      let text = '';
      let line = '';
      for (const { text: sentence, gap } of isWhole ? sentences : sentences.slice(0, -1)) {
        if (text.length + sentence.length > maxCharacters) break;
        const isLast = gap.includes('\n');
        const isShown = isKept(sentence) && !breaksName(line, sentence);
        if (isShown) text += sentence + (isLast ? '\n' : ' ');
        else if (isLast) text = text.replace(/ $/, '\n');
        line = isShown && isLast ? sentence : '';
      }
      return text
        .replace(/^– *$/gm, '')
        .replace(/\n{2,}/g, '\n')
        .trim();
    },
  };
}

/** Removes ids, also those that appear when another is removed. */
function withoutAllIds(text: string): string {
  const rest = withoutIds(text);
  return rest === text ? text : withoutAllIds(rest);
}

/** A test for sentences with slugs of deals, or with words that look like them: those of offered deals are replaced before. */
function strangeSlugs({ data }: AssistantKnowledge): (sentence: string) => boolean {
  const known = new Set(data.deals.map(({ slug }) => slug));
  const areas = Object.keys(data.neighborhoods);
  return (sentence) =>
    [...sentence.matchAll(slugs)].some(
      ([slug]) => known.has(slug) || areas.some((area) => slug.endsWith(`-${area}`)),
    );
}

/** Links and contacts outside the site, coupon codes, and ways to pay. */
const externalContacts =
  /\p{L}+:\/\/|\/\/\p{L}|javascript:|www\.|@\p{L}|\S@\S|[\p{L}\p{N}-]{2,}[.․]\p{L}{2,}(?!\p{L})|\[\.\]|(?<!\p{L})(?:dot (?:com|net|org)|codes?|coupons?|vouchers?|promos?|passwords?|passcodes?|gutschein\p{L}*|código|venmo|paypal|zelle|cash ?app)(?!\p{L})/iu;
/** "f-r-e-e". */
const spelledOut = /(?<!\p{L})\p{L}(?:[-.·\s]\p{L}(?!\p{L})){3,}/u;

/** The facts and numbers that a sentence may state. */
export interface ClaimGrounds {
  /** The facts that a claim at an index of the sentence must agree with, all of them. */
  readonly factsAt: (index: number) => readonly DealFacts[];
  /** What the visitor wants to spend, in hundredths of the site's currency. */
  readonly budgets: readonly number[];
  /** Other numbers that may appear, such as how many people come, but not as an amount. */
  readonly counts: readonly number[];
}

/**
 * Whether all that `sentence` claims about amounts, discounts, gifts and days is true. A model may answer in any language,
 * so whatever cannot be read counts as false: a word about money without a known number, or digits without a meaning.
 */
export function isGrounded(sentence: string, { factsAt, budgets, counts }: ClaimGrounds): boolean {
  const text = sentence.normalize('NFKC');
  if (
    [externalContacts, uncheckableTimes, spelledOut].some((pattern) => pattern.test(text)) ||
    hasUnreadableNumbers(text)
  )
    return false;
  const claims = createClaimMatcher(text, factsAt);
  claims.take(harmlessFree, () => true);
  claims.take(giftPattern, isStatedGift);
  checkDays(claims);
  checkAmounts(claims, budgets);
  checkNumbers(claims, counts);
  return claims.allHeld();
}
