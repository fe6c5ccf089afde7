import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { hasHours } from '../conversation/hasHours.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { type Grammar, occurs } from '../understand/grammar.ts';
import { oldestChild } from '../understand/slots/people.ts';
import { partWanted } from './timeTest.ts';

/** What is for people of this age and up is made for them. */
const leastOfSenior = 50;

/** Points for what suits the mood and the ages of those who come, and the part of the day. */
export function pointsForMood(deal: DealRecord, preferences: Preferences, tagRules: Grammar['tags']): number {
  const { intensity, audience, youngest, oldest, interests, excluded } = preferences;
  const tags = (deal.tags ?? []).join(' ');
  const goesWith = (rule: keyof Grammar['tags']) => occurs(tagRules[rule], tags);
  const level = { low: -1.5, medium: 0.75, high: 3 }[deal.intensity ?? 'medium'];
  let points = 0;
  if (intensity !== null)
    points += (intensity === 'adventurous' ? level : -level) + (goesWith(intensity) ? 1.5 : 0);
  if (audience === 'family' && deal.family) points += 2;
  if (audience === 'adults') points += (deal.adults ? 1 : 0) - (deal.family ? 1 : 0);
  if (youngest !== null && youngest <= 4 && (oldest ?? youngest) <= 6 && goesWith('toddler')) points += 4;
  // What is known to be for that age comes before what may be, and what is made for older people before all else.
  if (youngest !== null && deal.ages)
    points += youngest <= oldestChild ? 1.5 : interests.length > 0 && deal.ages[0] >= leastOfSenior ? 6 : 0;
  // What is too loud for somebody is out, unless they want it by its name.
  if (excluded.aversions.includes('loud')) points += hasTrait(deal.traits, 'quiet') ? 2 : 0;
  if (youngest !== null && youngest >= 13 && youngest <= oldestChild && goesWith('teen')) points += 4;
  return points + pointsForTime(deal, preferences, goesWith);
}

/** Points for what suits a part of the day. Where hours are not known, tags also say what does not suit it. */
function pointsForTime(
  deal: DealRecord,
  preferences: Preferences,
  goesWith: (rule: keyof Grammar['tags']) => boolean,
): number {
  const part = preferences.when === 'tonight' ? 'evening' : partWanted(preferences);
  if (part === null) return 0;
  const isLate = part === 'late' || part === 'evening';
  let points = goesWith(isLate ? 'evening' : part) ? 1.5 : 0;
  // Grown-ups play no games before noon.
  if (part === 'morning' && preferences.audience !== 'family' && hasTrait(deal.traits, 'lively')) points -= 4;
  // It is dark.
  if (isLate && deal.outdoor && !goesWith('evening')) points -= 2.5;
  if (hasHours(deal)) return points;
  if (isLate && goesWith('early')) points -= 4;
  if (part === 'morning' && goesWith('evening')) points -= 4;
  return points;
}
