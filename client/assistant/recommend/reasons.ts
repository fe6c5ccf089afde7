import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge, TurnContext } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { isAbout, isInSeason } from './criteria.ts';
import { distanceToDeal } from './rankDeals.ts';

const kilometersInMile = 1.609;
const mostReasons = 3;

/** In a few words why `deal` was chosen, such as "Indoors in Old Town, $12 under your limit, 30% off". */
export function reasonsFor(
  deal: DealRecord,
  { setting, audience, interests, priceRange, intensity, party }: Preferences,
  { assistant, data }: AssistantKnowledge,
  { place, today }: TurnContext,
): string {
  const area = data.neighborhoods[deal.neighborhood]?.label;
  const away = place && distanceToDeal(deal, place);
  const isSet = setting !== null && setting !== 'both' && deal.outdoor === (setting === 'outdoor');
  // What one person pays says nothing of what many do.
  const spare = moneyLeft(deal, priceRange, party);
  const reasons = [
    interests.find((topic) => isAbout(deal, topic)),
    isInSeason(deal, today.month) ? '' : `in season from ${monthName(deal, today.month)}`,
    away === null
      ? [isSet ? `${setting}s` : '', area ? `in ${area}` : ''].join(' ').trim()
      : `${(away / kilometersInMile).toFixed(1)} miles away`,
    audience === 'family' ? 'good with kids' : '',
    intensity === 'relaxing' && deal.intensity === 'low' ? 'easy-going' : '',
    intensity === 'adventurous' && deal.intensity === 'high' ? 'lively' : '',
    spare > 0 ? `${formatMoney(spare, assistant.head.currency)} under your limit` : '',
    `${deal.percent}% off`,
  ];
  const said = reasons.filter(Boolean).slice(0, mostReasons).join(', ');
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;
}

/** What `deal` leaves of the most that may be spent, in whole units of the currency; 0 where that is not known. */
export const moneyLeft = (
  { price }: DealRecord,
  range: Preferences['priceRange'],
  party: number | null,
): number =>
  range?.max && range.max < 1000 && (party ?? 0) < 3 ? Math.max(0, Math.floor(range.max - price)) : 0;

/** The month in which the season of `deal` begins, the next one after `month`. */
function monthName({ months = [] }: DealRecord, month: number): string {
  const next = months.find((from) => from > month) ?? months[0] ?? month;
  return new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, next - 1),
  );
}
