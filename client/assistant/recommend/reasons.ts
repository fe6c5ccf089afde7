import type { ReasonWords } from '../../../data/language/reasonWords.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import { type DealRecord, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { type Offer, percentOf } from '../../../data/model/deals/offer.ts';
import { distanceTo } from '../../../data/model/geo.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { capitalized } from '../conversation/timeWords.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { filled } from '../words/filled.ts';
import { timeReason } from './timeReason.ts';
import { topicTest } from './topicTest.ts';

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
  const { assistant, vocabulary } = knowledge;
  const met = interests.find((topic) => topicTest(topic, knowledge)(deal));
  const { reasons: words } = knowledge.language;
  const { place } = context;
  const kilometers = place ? distanceTo(deal, place) : undefined;
  const meetsSetting = setting !== null && setting !== 'both' && deal.outdoor === (setting === 'outdoor');
  const unspent = moneyLeft(deal, priceRange, party);
  const reasons = [
    met === undefined ? '' : vocabulary.nameOf(met),
    timeReason(deal, preferences, knowledge, context),
    kilometers === undefined
      ? [meetsSetting ? words[setting] : '', placeWords(deal, preferences, knowledge)].join(' ').trim()
      : filled(words.away, { miles: (kilometers / kilometersInMile).toFixed(1) }),
    audience === 'family' ? words.forKids : '',
    intensity === 'relaxing' && deal.intensity === 'low' ? words.relaxing : '',
    intensity === 'adventurous' && deal.intensity === 'high' ? words.adventurous : '',
    unspent > 0 ? filled(words.underLimit, { amount: formatMoney(unspent, assistant.head.currency) }) : '',
    offerReason(offerOf(deal), words),
  ];
  return capitalized([...new Set(reasons.filter(Boolean))].slice(0, mostReasons).join(', '));
}

/** What an offer saves: "30% off", "free", "two for one"; empty for a deal at its usual price. */
function offerReason(offer: Offer, words: ReasonWords): string {
  if (offer.kind === 'words') return offer.text.replace(/^./, (first) => first.toLowerCase());
  if (offer.kind === 'free') return words.free;
  const percent = percentOf(offer);
  return percent === null ? '' : filled(words.percentOff, { percent });
}

/** Where `deal` is: "in Old Town", of several places one that is wanted, "citywide"; empty for a place without a name. */
export function placeWords(
  { neighborhoods }: DealRecord,
  { neighborhoods: wanted }: Preferences,
  { data, language: { reasons } }: Pick<AssistantKnowledge, 'data' | 'language'>,
): string {
  const [first] = neighborhoods;
  if (first === undefined) return reasons.citywide;
  const nearest = neighborhoods.find((id) => wanted.includes(id));
  if (nearest === undefined && neighborhoods.length > 1)
    return filled(reasons.inAreas, { count: neighborhoods.length });
  const area = data.neighborhoods[nearest ?? first]?.label;
  return area ? filled(reasons.inArea, { area }) : '';
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
