import { formatMoney } from '../../../data/model/amounts.ts';
import { areaLabel, type DealRecord, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { sealOf } from '../../../data/model/deals/offerWords.ts';
import { distanceTo } from '../../../data/model/geo.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { capitalized } from '../conversation/timeWords.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { topicTest } from './criteria.ts';
import { timeReason } from './timeReason.ts';

const kilometersInMile = 1.609;
const mostReasons = 3;

/** Why `deal` was chosen, in a few words, such as "Indoors in Old Town, $12 under your limit, 30% off". */
export function reasonsFor(
  deal: DealRecord,
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): string {
  const { setting, audience, interests, priceRange, intensity, party } = preferences;
  const { assistant, data } = knowledge;
  const { place } = context;
  const offer = offerOf(deal);
  const kilometers = place ? distanceTo(deal, place) : undefined;
  const meetsSetting = setting !== null && setting !== 'both' && deal.outdoor === (setting === 'outdoor');
  const unspent = moneyLeft(deal, priceRange, party);
  const reasons = [
    interests.find((topic) => topicTest(topic)(deal)),
    timeReason(deal, preferences, knowledge, context),
    kilometers === undefined
      ? [meetsSetting ? `${setting}s` : '', placeWords(deal, preferences, data)].join(' ').trim()
      : `${(kilometers / kilometersInMile).toFixed(1)} miles away`,
    audience === 'family' ? 'good with kids' : '',
    intensity === 'relaxing' && deal.intensity === 'low' ? 'easy-going' : '',
    intensity === 'adventurous' && deal.intensity === 'high' ? 'lively' : '',
    unspent > 0 ? `${formatMoney(unspent, assistant.head.currency)} under your limit` : '',
    (offer.kind === 'words' ? offer.text : sealOf(offer)?.join(' ').trim())?.replace(/^./, (first) =>
      first.toLowerCase(),
    ),
  ];
  return capitalized([...new Set(reasons.filter(Boolean))].slice(0, mostReasons).join(', '));
}

/** Where `deal` is: "in Old Town", of several places one that is wanted, "citywide"; empty for a place without a name. */
export function placeWords(
  { neighborhoods }: DealRecord,
  { neighborhoods: wanted }: Preferences,
  data: AssistantKnowledge['data'],
): string {
  if (neighborhoods.length === 0) return 'citywide';
  const nearest = neighborhoods.find((id) => wanted.includes(id));
  const label = areaLabel({ neighborhoods: nearest === undefined ? neighborhoods : [nearest] }, data);
  return label && `in ${label}`;
}

/**
 * How much of the visitor's limit `deal` leaves, in whole units of the currency. 0 if there is no limit, or if three or
 * more people come: the price for one says nothing about theirs.
 */
export const moneyLeft = (
  { price }: DealRecord,
  range: Preferences['priceRange'],
  party: number | null,
): number =>
  range?.max && price && range.max < 1000 && (party ?? 0) < 3
    ? Math.max(0, Math.floor(range.max - price))
    : 0;
