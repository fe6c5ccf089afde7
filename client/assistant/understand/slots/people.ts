import { type Grammar, occurs } from '../grammar.ts';
import type { Mention } from '../mention.ts';
import type { PhraseMatch } from '../phraseMatches.ts';
import { maskSpans, type RuleMatch, ruleMatches, type TokenSpan, type Utterance } from '../utterance.ts';
import { isWanted, last, type ToMention, wantedAt } from './toMention.ts';

/** Up to this age somebody counts as a child. */
export const oldestChild = 17;

/** An age that an utterance names, in whole years. */
interface Age extends TokenSpan {
  readonly years: number;
  readonly isChild: boolean;
}

/** Children in the first grade are a year older. */
const ageBeforeSchool = 5;

const agesIn = (utterance: Utterance, { ages, grade }: Grammar): Age[] => [
  // The first rule matches ages in months and weeks.
  ...ages.flatMap((rule, index) =>
    ruleMatches(utterance, rule).flatMap((match) => agesOf(match, index === 0)),
  ),
  ...ruleMatches(utterance, grade).flatMap((match) =>
    agesOf(match, false).map((age) => ({ ...age, years: age.years + ageBeforeSchool })),
  ),
];

const agesOf = ({ from, to, groups }: RuleMatch, isBaby: boolean): Age[] =>
  groups.map((group) => {
    const years = isBaby ? 1 : Number(group);
    return { from, to, years, isChild: years <= oldestChild };
  });

/** Typical ages in years, where only words such as "toddler" are said. */
const typical = { toddler: 2, teen: 14, underage: 20 } as const;
/** Whoever has a toddler and names greater ages has older children, too. */
const oldestToddler = 4;

/** The ages of the youngest and the oldest child, or else grown-up, in years; `null` if none is named. */
export function childrenIn(
  utterance: Utterance,
  grammar: Grammar,
): { readonly youngest: number; readonly oldest: number } | null {
  const ages = agesIn(utterance, grammar);
  const named = ages.flatMap(({ years, isChild }) => (isChild ? years : []));
  const isToddler = occurs(grammar.toddler, utterance.text) && !named.some((age) => age <= oldestToddler);
  const isTeen = named.length === 0 && !isToddler && occurs(grammar.teen, utterance.text);
  const young = [...named, ...(isToddler ? [typical.toddler] : []), ...(isTeen ? [typical.teen] : [])];
  const isUnderage = occurs(grammar.underage, utterance.text);
  const grown = isUnderage ? [typical.underage] : ages.map(({ years }) => years);
  const all = young.length > 0 ? young : grown;
  return all.length > 0 ? { youngest: Math.min(...all), oldest: Math.max(...all) } : null;
}

type IsOfOthers = (span: TokenSpan) => boolean;

/** Whether words are about people who are spoken of and do not come: "my boss told me". */
export function bystandersIn(utterance: Utterance, { bystander }: Grammar): IsOfOthers {
  const others = ruleMatches(utterance, bystander);
  return ({ from, to }) => others.some((span) => span.from <= from && to <= span.to);
}

/** What a message says of who comes, without bystanders and times, in the forms that `audienceIn` reads. */
export function peopleOf(
  utterance: Utterance,
  told: { readonly literal: Utterance; readonly matches: readonly PhraseMatch[] },
  isOfOthers: IsOfOthers,
  timesOf: (literal: Utterance) => readonly TokenSpan[],
) {
  const words = told.literal.tokens.map((_, from) => ({ from, to: from + 1 }));
  const present = maskSpans(told.literal, words.filter(isOfOthers));
  return {
    ...{ utterance, literal: maskSpans(present, timesOf(present)) },
    matches: told.matches.filter(
      (match) => match.sense.slot === 'audience' && match.stance !== 'open' && !isOfOthers(match),
    ),
  };
}

/** How many more come than the numbers of the rules after the first say. */
const uncounted = [2, 1];

/** How many people are coming; `null` if the message does not say. A rule without a number is for two, a list for its members. */
export function partyIn(
  utterance: Utterance,
  { parties: [list, ...parties], member }: Grammar,
): number | null {
  const listed = list ? ruleMatches(utterance, list) : [];
  const sizes = [
    ...listed.map(({ words }) =>
      [...` ${words} `.matchAll(member)].reduce(
        (sum, [, ...numbers]) => sum + Number(numbers.find(Boolean) ?? 1),
        0,
      ),
    ),
    ...parties.flatMap((rule, index) =>
      ruleMatches(utterance, rule).map(({ groups }) =>
        groups.reduce((sum, group) => sum + Number(group), uncounted[index] ?? (groups.length === 0 ? 2 : 0)),
      ),
    ),
  ];
  return sizes.find((size) => size > 0 && size < 1000) ?? null;
}

/**
 * Who is coming. If children are, it is a family, because what is for them suits the others too; if they stay away, it is
 * adults. "My son is 25" names no child, and "she is 7" does.
 */
export function audienceIn(
  { utterance, literal }: { readonly utterance: Utterance; readonly literal: Utterance },
  grammar: Grammar,
  matches: readonly PhraseMatch[],
  toMention: ToMention,
  occasions: readonly Mention[],
): Mention[] {
  const absences = ruleMatches(utterance, grammar.away);
  // "That's for families, something for adults": whom a deal is for does not come.
  const described = ruleMatches(utterance, grammar.described);
  const isOfDeal = ({ from }: TokenSpan) => described.some((said) => said.from <= from && from < said.to);
  const ages = agesIn(literal, grammar).filter((age) => !isOfDeal(age));
  const isAway = ({ from, to }: PhraseMatch) =>
    absences.some((absence) => from < absence.to && absence.from < to);
  const isGrown = ({ from, to }: PhraseMatch) =>
    ages.some((age) => !age.isChild && from <= age.to + 1 && age.from <= to + 2);
  const family = matches.filter(
    (match) => match.sense.value === 'family' && !isGrown(match) && !isOfDeal(match),
  );
  const [only] = ruleMatches(literal, grammar.adultsOnly);
  if (only) return [toMention(wantedAt(only, { slot: 'audience', value: 'adults' }))];
  const child = ages.find(({ isChild }) => isChild);
  // The girls of a hen party are no children.
  const hens = occasions.find(({ value, polarity }) => polarity === 'for' && value === 'hen-party');
  if (hens && !child) return [{ ...hens, slot: 'audience', value: 'adults' }];
  const present = family.find((match) => isWanted(match) && !isAway(match));
  if (present) return [toMention(present)];
  if (child && absences.length === 0)
    return [toMention(wantedAt(child, { slot: 'audience', value: 'family' }))];
  const [away] = absences;
  const withoutKids = away ?? family.find(({ stance }) => stance === 'against');
  if (withoutKids) return [toMention(wantedAt(withoutKids, { slot: 'audience', value: 'adults' }))];
  const adults = matches.filter((match) => match.sense.value === 'adults' && isWanted(match));
  const [grown] = ruleMatches(literal, grammar.grownAges);
  const said = last([
    ...(grown ? [wantedAt(grown, { slot: 'audience', value: 'adults' })] : []),
    ...adults,
  ]).map((match) => toMention(match));
  const occasion = occasions.find(({ value, polarity }) => polarity === 'for' && ofAdults.has(value));
  return said.length > 0 || !occasion ? said : [{ ...occasion, slot: 'audience', value: 'adults' }];
}

/** What adults come for without children. */
const ofAdults: ReadonlySet<Mention['value']> = new Set<Mention['value']>([
  ...(['date', 'anniversary', 'proposal', 'hen-party', 'girls-night', 'team', 'solo'] as const),
]);
