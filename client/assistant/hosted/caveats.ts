import type { StatedTopic } from '../../../data/language/hostedWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { chipsOf, needName } from '../conversation/chips.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { Turn } from '../conversation/turn.ts';
import { type Criterion, criterionTests } from '../recommend/criteria.ts';
import { possibleFor, unknownNeeds } from '../recommend/needTests.ts';
import { needPhrases, phrase } from '../reply/phrases.ts';
import { filled } from '../words/filled.ts';
import { joinList } from '../words/joinList.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { HostedSources } from './sources.ts';

/** The criteria that a deal meets or does not; a model knows better than tags what a deal is about. */
const plainCriteria = ['when', 'hours', 'setting', 'neighborhoods', 'priceRange', 'audience'] as const;

/** The fields that tell how a deal misses a criterion. */
const fieldsOfCriteria: Readonly<Partial<Record<Criterion, StatedTopic>>> = {
  when: 'hours',
  hours: 'hours',
  setting: 'setting',
  neighborhoods: 'place',
  priceRange: 'price',
};

/** The criteria that not all of `deals` meet. */
export function missedBy(deals: readonly DealRecord[], turn: Turn): readonly Criterion[] {
  const { preferences, knowledge, context } = turn;
  const tests = criterionTests(preferences, knowledge, context);
  // What costs less than "about $100" is no miss.
  const { near = 0 } = preferences.priceRange ?? {};
  const isCheap = deals.every(({ price = Infinity }) => price <= near);
  return plainCriteria.filter((criterion) => {
    const isMet = tests[criterion];
    return !(criterion === 'priceRange' && isCheap) && isMet !== null && !deals.every(isMet);
  });
}

/** The topics of what speaks against a deal: who cannot come, and the wishes that it is known to miss. */
export const againstOf = (deal: DealRecord, turn: Turn, { factOf }: HostedSources): StatedTopic[] => [
  ...warningsOf(deal, turn.preferences),
  ...missedBy([deal], turn).flatMap((criterion) => {
    const field = fieldsOfCriteria[criterion];
    return field !== undefined && factOf(deal, field) !== null ? field : [];
  }),
];

/** What is not known of `deals`, or said of none: needs, and wishes that they may miss. May be empty. */
export function caveatsOf(
  deals: readonly DealRecord[],
  turn: Turn,
  { words, factOf }: HostedSources,
): string[] {
  const { preferences, knowledge } = turn;
  const unsure = unknownNeeds(deals, preferences, knowledge).map((need) => needName(need, knowledge));
  const vague = deals.flatMap((deal) =>
    missedBy([deal], turn).flatMap((criterion) => {
      const field = fieldsOfCriteria[criterion];
      return field !== undefined && factOf(deal, field) === null ? [{ deal, criterion }] : [];
    }),
  );
  const slots: readonly string[] = vague.map(({ criterion }) => (criterion === 'hours' ? 'when' : criterion));
  const labels = chipsOf(preferences, knowledge)
    .filter(({ slot }) => slots.includes(slot))
    .map(({ label }) => label);
  const list = (items: readonly string[]) => quotedList(items, turn);
  const titles = list(vague.map(({ deal }) => deal.title));
  return [
    ...needPhrases(turn),
    ...(unsure.length > 0 ? [phrase('unsure', turn, { vendor: null, all: '', needs: list(unsure) })] : []),
    ...(missedBy(deals, turn).includes('audience')
      ? [phrase('unmarked', turn, { vendor: null, all: '' })]
      : []),
    ...(labels.length > 0 ? [filled(words.misses, { titles, wishes: list(labels) })] : []),
  ];
}

const quotedList = (items: readonly string[], { knowledge: { language } }: Turn, isChoice = false): string =>
  joinList(
    [...new Set(items)].map((item) => `“${item}”`),
    language,
    isChoice ? language.conjunctions.or : language.conjunctions.and,
  );

/** Says which of the visitor's words that a model calls impossible none of `deals` mentions, or that there is no deal for them; empty for none. */
export function unmentionedIn(
  cannot: readonly string[],
  deals: readonly DealRecord[],
  turn: Turn,
  sources: HostedSources,
): string {
  const { cannot: form, noneFor, none } = sources.words;
  const unmentioned = cannot.flatMap((thing) => wordsOfVisitor(thing, deals, turn, sources) ?? []);
  if (unmentioned.length === 0) return deals.length > 0 ? '' : none;
  return filled(deals.length > 0 ? form : noneFor, { words: quotedList(unmentioned, turn, true) });
}

const longestThing = 40;

/** `thing` as the visitor wrote it, if they did and none of `deals` mentions it; `null` otherwise. */
function wordsOfVisitor(
  thing: string,
  deals: readonly DealRecord[],
  { text }: Turn,
  { textOf }: HostedSources,
): string | null {
  const words = utteranceOf(thing);
  const at = text.toLowerCase().indexOf(thing.trim().toLowerCase());
  if (words.trim() === '' || thing.length > longestThing || at < 0) return null;
  if (!utteranceOf(text).includes(words)) return null;
  const isMentioned = deals.some((deal) => {
    const said = textOf(deal);
    return said === null || utteranceOf(said).includes(words.trimEnd());
  });
  return isMentioned ? null : text.slice(at, at + thing.trim().length);
}

/** What has to be said of a deal because the visitor cannot come, as far as is known. */
export function warningsOf(deal: DealRecord, preferences: Preferences): StatedTopic[] {
  const { needs, party, youngest, oldest, audience, cautions } = preferences;
  const isPossible = (
    some: Partial<Pick<Preferences, 'needs' | 'party' | 'youngest' | 'oldest' | 'cautions'>>,
  ) => possibleFor({ needs: [], party: null, youngest: null, oldest: null, cautions: [], ...some })(deal);
  // Whether children of unknown ages can come depends on these.
  const isTooYoung =
    audience === 'family' && (deal.adults === true || (deal.ages !== undefined && youngest === null));
  return [
    ...(isTooYoung || !isPossible({ youngest, oldest }) ? (['ages'] as const) : []),
    ...(isPossible({ party }) ? [] : (['groups'] as const)),
    ...(isPossible({ needs, cautions }) ? [] : (['access', 'pets'] as const)),
  ];
}
