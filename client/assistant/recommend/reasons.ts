import type { Suit } from '../../../data/language/suitWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { meets } from '../../../data/model/deals/needs.ts';
import { distanceTo } from '../../../data/model/geo.ts';
import { hash32 } from '../../../data/model/hash32.ts';
import { needName } from '../conversation/chips.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { capitalized } from '../conversation/timeWords.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { Turn, TurnContext } from '../conversation/turn.ts';
import { filled } from '../words/filled.ts';
import { isOnePlace } from './areas.ts';
import { paidByAll } from './needTests.ts';
import { paidWords } from './paidWords.ts';
import { generalSuitsOf } from './suits.ts';
import { timeReason } from './timeReason.ts';
import { trueSuits } from './trueSuits.ts';

export const kilometersInMile = 1.609;
const mostSuits = 2;
const mostReasons = 3;

/** What the visitor reads beside the reasons. */
export interface Said {
  /** Sentences and reasons whose words are not used again. */
  readonly texts: readonly string[];
  /** The sentence that presents the deal: its time and place need not be said again either. */
  readonly presentation: string;
  /** How many turns were taken: each begins with other words. */
  readonly turns: number;
}

const nothing: Said = { texts: [], presentation: '', turns: 0 };

/**
 * Why `deal` suits those who ask, in a few words: "Step-free, calm and unhurried, in Old Town". It repeats nothing that is
 * `said`, unless nothing else is true, and no number of the deal's card.
 */
export function reasonsFor(
  deal: DealRecord,
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
  said = nothing,
): string {
  const circumstances = [
    timeReason(deal, preferences, knowledge, context),
    placeReason(deal, preferences, knowledge, context),
    topicReason(deal, preferences, knowledge),
  ].filter((reason) => reason !== '');
  const fresh = circumstances.filter((reason) => !said.presentation.includes(reason));
  const phrasesOf = suitPhrases(deal, preferences, knowledge, said);
  const needs = needReasons(deal, preferences, knowledge).filter(
    (need) => !isSaid(need, [said.presentation]),
  );
  const suits = phrasesOf(trueSuits(deal, preferences, knowledge))
    .filter((suit) => !isSaid(suit, needs))
    .slice(0, mostSuits);
  const general =
    suits.length + needs.length > 0 ? [] : phrasesOf(generalSuitsOf(deal, preferences)).slice(0, 1);
  const limits = limitReasons(deal, preferences, knowledge);
  const reasons = [...limits, ...needs.slice(0, 2), ...suits, ...general, ...fresh];
  return capitalized((reasons.length > 0 ? reasons : circumstances).slice(0, mostReasons).join(', '));
}

/** The reasons of each of `deals`, of which `reply` presents the first, for the wishes that they are to meet. */
export function reasonsForAll(
  deals: readonly DealRecord[],
  reply: string,
  { knowledge, context, before: { turns } }: Pick<Turn, 'knowledge' | 'context' | 'before'>,
  wishesFor: (deal: DealRecord) => Preferences,
): string[] {
  const texts = [reply];
  return deals.map((deal, index) => {
    const presentation = index === 0 ? reply : '';
    const said = { texts, presentation, turns };
    const reasons = reasonsFor(deal, wishesFor(deal), knowledge, context, said);
    texts.push(reasons);
    return reasons;
  });
}

/** The first reason that is about who comes and what for, to say in a sentence; empty for none. */
export const leadingReason = (
  deal: DealRecord,
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  turns: number,
): string =>
  suitPhrases(deal, preferences, knowledge, { ...nothing, turns })(
    trueSuits(deal, preferences, knowledge),
  )[0] ?? '';

/**
 * Says `suits` of `deal` in words that were not used yet; first what no other deal was praised for, and nothing
 * that its presentation says in other words.
 */
function suitPhrases(
  deal: DealRecord,
  preferences: Preferences,
  { language, assistant }: AssistantKnowledge,
  { texts, presentation, turns }: Said,
): (suits: readonly Suit[]) => string[] {
  const values = { city: assistant.head.cityName, age: preferences.youngest ?? '' };
  const begin = hash32(deal.slug) + turns;
  const phrasesOf = (suit: Suit) => {
    const variants = language.suits.suits[suit].map((variant) => filled(variant, values));
    const isTold = variants.some((variant) => isSaid(variant, texts));
    const rotated = variants.map((_, index) => variants[(begin + index) % variants.length] ?? '');
    const phrase = rotated.find((variant) => !isSaid(variant, texts));
    const isPresented = variants.some((variant) => isSaid(variant, [presentation]));
    return phrase === undefined || isPresented ? [] : { phrase, isTold };
  };
  return (suits) =>
    suits
      .flatMap(phrasesOf)
      .sort((a, b) => Number(a.isTold) - Number(b.isTold))
      .map(({ phrase }) => phrase);
}

const isSaid = (phrase: string, texts: readonly string[]) =>
  texts.some((text) => text.toLowerCase().includes(phrase.toLowerCase()));

/** What they pay together if that is more than they have, and for which ages it is if they come with children whose ages nobody told. */
function limitReasons(
  deal: DealRecord,
  { priceRange, audience, youngest, party }: Preferences,
  knowledge: AssistantKnowledge,
): string[] {
  const { reasons } = knowledge.language;
  const people = priceRange?.people ?? party;
  const isOver =
    priceRange?.max &&
    !priceRange.isVague &&
    people !== null &&
    people > 1 &&
    paidByAll(deal, people) > priceRange.max;
  const paid = isOver && deal.priceFor !== undefined ? paidWords(deal, people, knowledge) : null;
  const [from = 0, to = null] = deal.ages ?? [];
  const ages =
    audience !== 'family' || youngest !== null || (from <= leastTold && to === null)
      ? null
      : filled(to === null ? reasons.fromAge : reasons.ages, { from, to: to ?? 0 });
  return [paid, ages].filter((reason) => reason !== null);
}

/** Up to this age, that it is from some age on keeps few away. */
const leastTold = 2;

/** What was asked for that the facts of `deal` say: "dogs welcome". */
const needReasons = (deal: DealRecord, { needs }: Preferences, knowledge: AssistantKnowledge): string[] =>
  needs
    .filter((need) => meets(deal, need) === true)
    .map((need) => needName(need, knowledge).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));

/** The topic that was asked for, if the title does not name it; of several that are one, what the deal is called. */
function topicReason(deal: DealRecord, { interests }: Preferences, knowledge: AssistantKnowledge): string {
  const topic = interests.find((each) => {
    const isAbout = topicTest(each, knowledge);
    return isAbout(deal) && !isAbout({ ...deal, tags: [] });
  });
  const name = topic?.split('|').find((each) => topicTest(each, knowledge)(deal));
  return name === undefined ? '' : knowledge.vocabulary.nameOf(name);
}

/** Where it is and, if that was asked for, in which setting: "indoors in Old Town", "1.2 miles away". */
function placeReason(
  deal: DealRecord,
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  { place }: TurnContext,
): string {
  const { setting } = preferences;
  const { reasons: words } = knowledge.language;
  const kilometers = place ? distanceTo(deal, place) : undefined;
  if (kilometers !== undefined)
    return filled(words.away, { miles: (kilometers / kilometersInMile).toFixed(1) });
  const meetsSetting = setting !== null && setting !== 'both' && deal.outdoor === (setting === 'outdoor');
  return [meetsSetting ? words[setting] : '', placeWords(deal, preferences, knowledge)].join(' ').trim();
}

/**
 * Where `deal` is: "in Old Town", of several places one that is wanted, "citywide"; empty for a place without a name, and in
 * an area that is no single place.
 */
export function placeWords(
  { neighborhoods }: DealRecord,
  { neighborhoods: wanted }: Preferences,
  { data, assistant, language: { reasons } }: Pick<AssistantKnowledge, 'data' | 'assistant' | 'language'>,
): string {
  const [first] = neighborhoods;
  if (first === undefined) return reasons.citywide;
  const nearest = neighborhoods.find((id) => wanted.includes(id));
  if (nearest === undefined && neighborhoods.length > 1)
    return filled(reasons.inAreas, { count: neighborhoods.length });
  const area = data.neighborhoods[nearest ?? first]?.label;
  return area && isOnePlace(nearest ?? first, { assistant, data }) ? filled(reasons.inArea, { area }) : '';
}
