import type { DealRecord, GuideRecord } from '../../../data/model/deals/dealRecord.ts';
import { allergyDiets, diets, meets } from '../../../data/model/deals/needs.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { needName, rangeLabel } from '../conversation/chips.ts';
import { comingTest } from '../conversation/comingDeals.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { Turn } from '../conversation/turn.ts';
import { type Criterion, criterionTests, type DealTest } from '../recommend/criteria.ts';
import { foodTest } from '../recommend/foodTest.ts';
import { isRoomUnknown, unknownNeeds } from '../recommend/needTests.ts';
import { obstacleTo } from '../recommend/obstacles.ts';
import type { RecommendedDeals } from '../recommend/recommendedDeals.ts';
import { filled } from '../words/filled.ts';
import { joinList } from '../words/joinList.ts';
import { needPhrases, type PhraseValues, phrase } from './phrases.ts';
import { spokenTime } from './spokenTime.ts';

/**
 * Phrases about wishes that the recommended deals do not meet, and needs that cannot be checked, what matters most first; may
 * be empty. Without the things that no deal is about, if that is already said.
 */
export function caveatPhrases(
  { deals, relaxed, unknown, unsuited, isAgain }: Omit<RecommendedDeals, 'candidates'>,
  turn: Turn,
  { isNoneSaid = false } = {},
): string[] {
  const wishes = missedWords({ deals, relaxed }, turn);
  const missed =
    wishes.length > 0 ? [phrase('relaxed', turn, { wishes: joinList(wishes, turn.knowledge.language) })] : [];
  const unsure = once(unsureOf(deals, turn), turn);
  // How far away it is matters more than what nobody knows.
  return [
    ...needPhrases(turn),
    ...(isNoneSaid ? [] : missingPhrases({ unknown, unsuited }, turn)),
    ...(relaxed.includes('neighborhoods') ? [...missed, ...unsure] : [...unsure, ...missed]),
    ...(relaxed.includes('audience') ? once([phrase('unmarked', turn, whomToAsk(deals))], turn) : []),
    ...(isAgain ? [phrase('again', turn)] : []),
  ];
}

/** Those of `sentences` that were not said in a recent turn. */
const once = (sentences: readonly string[], { before }: Turn): string[] =>
  sentences.filter((sentence) => !before.said.includes(sentence));

/** The wishes that are missed, as they follow "nothing": "under $50", "in Old Town", "indoors". */
function missedWords({ deals, relaxed }: Pick<RecommendedDeals, 'deals' | 'relaxed'>, turn: Turn): string[] {
  const { preferences, knowledge } = turn;
  const { neighborhoods, priceRange, setting } = preferences;
  const { chips, reasons, times } = knowledge.language;
  const { when } = preferences;
  const { head, neighborhoods: areas } = knowledge.assistant;
  const area = areas.find(({ id }) => id === neighborhoods.at(-1))?.label;
  const words: Partial<Record<Criterion, string>> = {
    setting: setting === 'outdoor' ? reasons.outdoor : reasons.indoor,
    // What comes to the door comes to any, and beside what is there it is untrue.
    ...(area !== undefined &&
      deals.some((deal) => deal.neighborhoods.length > 0) &&
      !deals.some((deal) => deal.neighborhoods.some((id) => neighborhoods.includes(id))) && {
        neighborhoods: filled(reasons.inArea, { area }),
      }),
    // What names no price may cost less, but is not free.
    ...(priceRange &&
      (priceRange.max === 0 || deals.some(({ price }) => price !== undefined)) && {
        priceRange: rangeLabel(priceRange, head.currency, chips).toLowerCase(),
      }),
    // "In the morning" of any day.
    when:
      when === 'morning' || when === 'afternoon' || when === 'evening'
        ? times.inPart[when]
        : spokenTime(preferences, turn),
  };
  return relaxed.flatMap((criterion) => words[criterion] || []);
}

type Missed = Pick<RecommendedDeals, 'relaxed' | 'unknown' | 'unsuited' | 'elsewhen'>;

/** Whether deals are about nothing of what was named. */
export const isOfOtherThings = (
  { relaxed, unknown, unsuited }: Omit<Missed, 'elsewhen'>,
  { preferences: { interests } }: Pick<Turn, 'preferences'>,
): boolean =>
  interests.length > 0 &&
  (relaxed.includes('interests') ||
    interests.every((topic) => unknown.includes(topic) || unsuited.includes(topic)));

/** Says that no deal is about anything that was named; empty if one is. */
export function nothingSuch(missed: Missed, turn: Turn): string {
  if (!isOfOtherThings(missed, turn)) return '';
  const { unknown, unsuited, elsewhen } = missed;
  const { vague, singular } = turn.knowledge.vocabulary;
  // Beside "piano", "lessons" name nothing.
  const others = turn.preferences.interests.filter(
    (topic) =>
      !unknown.includes(topic) &&
      !unsuited.includes(topic) &&
      (unknown.length === 0 || !vague.has(singular(topic))),
  );
  const when = elsewhen ? spokenTime(turn.preferences, turn) : '';
  const wereShown = dealsWithSlugs(turn.before.shown, turn.knowledge).some(fittingTest(others, turn));
  const none = wereShown ? 'noMore' : 'noneFits';
  const [first = ''] = [
    ...aboutTopics(when ? `${none}Then` : none, others, turn, when),
    ...aboutTopics('unknown', unknown, turn),
    ...unsuitedPhrases(unsuited, turn),
  ];
  return first;
}

/** Says which topics have no deal, or none for who is coming; not again if it was said in a recent turn. */
export const missingPhrases = (
  { unknown, unsuited }: Pick<Missed, 'unknown' | 'unsuited'>,
  turn: Turn,
): string[] => once([...aboutTopics('unknown', unknown, turn), ...unsuitedPhrases(unsuited, turn)], turn);

/** Says what keeps those who come from the deals about `topics`: the age, the room, a need. */
function unsuitedPhrases(topics: readonly string[], turn: Turn): string[] {
  const { preferences, knowledge, context } = turn;
  const obstacles = topics
    .map((topic) => obstacleTo(topic, preferences, knowledge, context))
    .filter((obstacle) => obstacle !== null);
  return obstacles.length > 0
    ? obstacles.map((obstacle) => phrase('unsuited', turn, obstacle))
    : aboutTopics('noneFits', topics, turn);
}

/** Says which deals about `topics` have not begun, the next one first. */
export function comingPhrases(topics: readonly string[], turn: Turn): string[] {
  const tests = topics.map((topic) => comingTest(topic, turn.knowledge));
  return comingOf(
    ({ title, names = '' }) => tests.some((isSuch) => isSuch({ title, offerText: names })),
    turn,
  );
}

/** Where nothing about what was named is in the wanted area, or costs what is wanted, and no day is wanted: which such deal has not begun. */
export function comingThen({ relaxed }: Pick<Missed, 'relaxed'>, turn: Turn): string[] {
  const { preferences, knowledge } = turn;
  const isMissed = relaxed.some((criterion) => criterion === 'neighborhoods' || criterion === 'interests');
  if (!isMissed || preferences.interests.length === 0 || hasDay(preferences)) return [];
  const isIt = fittingTest(preferences.interests, turn);
  const titles = (knowledge.data.coming ?? []).flatMap((deal) => (isIt(deal) ? deal.title : []));
  return comingOf(({ title }) => titles.includes(title), turn).slice(0, 1);
}

/** Whether a deal is about one of `topics` and meets all that is wanted of day, hours, place and price. */
function fittingTest(topics: readonly string[], { preferences, knowledge, context }: Turn): DealTest {
  const isAbout = topicTest(topics, knowledge);
  const { when, hours, neighborhoods, priceRange } = criterionTests(preferences, knowledge, context);
  const tests = [when, hours, neighborhoods, priceRange];
  return (deal) => isAbout(deal) && tests.every((test) => test === null || test(deal));
}

function comingOf(isSuch: (guide: GuideRecord) => boolean, turn: Turn): string[] {
  const coming = turn.knowledge.data.guides.filter((guide) => guide.list === 'upcoming' && isSuch(guide));
  return coming.map(({ title, description }) => phrase('coming', turn, { title, description }));
}

const aboutTopics = (
  key: 'unknown' | 'noneFits' | 'noneFitsThen' | 'noMore' | 'noMoreThen',
  topics: readonly string[],
  turn: Turn,
  when = '',
): string[] =>
  topics.length > 0 ? [phrase(key, turn, { when, topics: topicList(topics, turn.knowledge) })] : [];

/** Topics as they follow "no": "skating or lego". */
export const topicList = (topics: readonly string[], { vocabulary, language }: Turn['knowledge']): string =>
  joinList(topics.map(vocabulary.nameOf), language, language.conjunctions.or);

/** The vendor of `deals` for a phrase, or that there are several. */
function whomToAsk(deals: readonly DealRecord[]): PhraseValues {
  const [vendor, ...others] = new Set(deals.map((deal) => deal.vendor));
  return vendor !== undefined && others.length === 0 ? { vendor, all: null } : { vendor: null, all: '' };
}

/**
 * Beside `deals`, to a message that speaks of an allergy, and wherever something to eat is shown to who has one: what nobody can promise, and
 * who has to know. Empty for others.
 */
export function allergyPhrases(deals: readonly DealRecord[], turn: Turn): string[] {
  const { understanding, preferences, asked, knowledge } = turn;
  const isShown =
    asked.length === 0 &&
    preferences.needs.some((need) => allergyDiets.has(need)) &&
    deals.some(foodTest(knowledge));
  // "Is there anything without gluten" may be asked by who comes to harm.
  const isAsked = asked.some(
    ({ topic, needs }) => topic === 'diet' && needs.some((need) => allergyDiets.has(need)),
  );
  return deals.length > 0 && (understanding?.isAllergy || isShown || isAsked)
    ? [phrase('allergy', turn, whomToAsk(deals))]
    : [];
}

/** Says that no page of what there is to eat among `deals` speaks of a diet that is needed, before any of it is praised. */
export function dietPhrases(deals: readonly DealRecord[], turn: Turn): string[] {
  const eaten = deals.filter(foodTest(turn.knowledge));
  const missed = turn.preferences.needs.filter(
    (need) => diets.has(need) && eaten.length > 0 && !eaten.some((deal) => meets(deal, need) === true),
  );
  const { language } = turn.knowledge;
  const names = missed.map((need) => needName(need, turn.knowledge).toLowerCase());
  return names.length > 0
    ? [phrase('noneOfDiet', turn, { needs: joinList(names, language, language.conjunctions.or) })]
    : [];
}

/** Says which needs the deals are not known to meet. */
function unsureOf(deals: readonly DealRecord[], turn: Turn): string[] {
  const { preferences, knowledge, understanding } = turn;
  // That one cannot promise is said already, or that none of them suits.
  if (understanding?.isAllergy || dietPhrases(deals, turn).length > 0) return [];
  const whom = whomToAsk(deals);
  const unsure = unknownNeeds(deals, preferences, knowledge);
  const { language } = knowledge;
  const eaten = unsure.flatMap((need) => (diets.has(need) ? needName(need, knowledge).toLowerCase() : []));
  if (eaten.length > 0)
    return [
      phrase('unsureDiet', turn, { ...whom, needs: joinList(eaten, language, language.conjunctions.or) }),
    ];
  // What a page denies is known.
  const lacking = unsure.filter((need) => deals.every((deal) => meets(deal, need) !== undefined));
  const needs = joinList(
    (lacking.length > 0 ? lacking : unsure).map((need) => `“${needName(need, knowledge)}”`),
    language,
  );
  if (lacking.includes('no-booking')) return [phrase('mustBook', turn, whom)];
  if (needs !== '') return [phrase(lacking.length > 0 ? 'lacking' : 'unsure', turn, { ...whom, needs })];
  // Of the deal that is presented; the others only follow it.
  const [first] = deals;
  if (first && isRoomUnknown(first, preferences))
    return [phrase('unsureGroup', turn, { count: preferences.party })];
  const isAlone = preferences.party === 1 || preferences.occasion === 'solo';
  const isForTwo = deals.some(({ priceFor, traits }) => priceFor === 2 && !hasTrait(traits, 'lodging'));
  return isAlone && isForTwo ? [phrase('forTwo', turn, whom)] : [];
}
