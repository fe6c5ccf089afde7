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

/** Those that not all of `deals` meet. */
export function missedBy(deals: readonly DealRecord[], turn: Turn): readonly Criterion[] {
  const { preferences, knowledge, context } = turn;
  const tests = criterionTests(preferences, knowledge, context);
  return plainCriteria.filter((criterion) => {
    const isMet = tests[criterion];
    return isMet !== null && !deals.every(isMet);
  });
}

/** What `deals` do not meet, or are not known to meet, and what none of them mentions; may be empty. */
export function caveatsOf(
  deals: readonly DealRecord[],
  cannot: readonly string[],
  turn: Turn,
  sources: HostedSources,
): string[] {
  const { preferences, knowledge } = turn;
  const { words } = sources;
  const missed = missedBy(deals, turn);
  const slots: readonly string[] = missed.map((criterion) => (criterion === 'hours' ? 'when' : criterion));
  const labels = chipsOf(preferences, knowledge)
    .filter(({ slot }) => slot !== 'audience' && slots.includes(slot))
    .map(({ label }) => label);
  const unsure = unknownNeeds(deals, preferences, knowledge).map((need) => needName(need, knowledge));
  const unmentioned = cannot.flatMap((thing) => wordsOfVisitor(thing, deals, turn, sources) ?? []);
  const list = (items: readonly string[]) =>
    joinList(
      [...new Set(items)].map((item) => `“${item}”`),
      knowledge.language,
    );
  return [
    ...needPhrases(turn),
    ...(unmentioned.length > 0 ? [filled(words.cannot, { words: list(unmentioned) })] : []),
    ...(unsure.length > 0 ? [phrase('unsure', turn, { vendor: null, all: '', needs: list(unsure) })] : []),
    ...(missed.includes('audience') ? [phrase('unmarked', turn, { vendor: null, all: '' })] : []),
    ...(labels.length > 0 ? [filled(words.misses, { wishes: list(labels) })] : []),
  ];
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
  const isTooYoung = audience === 'family' && (deal.adults === true || deal.ages !== undefined);
  return [
    ...(isTooYoung || !isPossible({ youngest, oldest }) ? (['ages'] as const) : []),
    ...(isPossible({ party }) ? [] : (['groups'] as const)),
    ...(isPossible({ needs, cautions }) ? [] : (['access', 'pets'] as const)),
  ];
}
