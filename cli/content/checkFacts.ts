import type { Facts } from '../../data/schema/facts.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Draft, draftDiagnostic, rawField } from './draft.ts';

/** Reports a deal for everybody and for some only, by its marks or its ages (CD313). */
export function checkAudience(deal: Draft<unknown>): Diagnostic[] {
  const isFor = (key: string) => rawField(deal, key) === true;
  const ages = factsOf(deal)?.ages;
  const disagrees = (path: readonly string[], problem: string, expected: string) => [
    draftDiagnostic(deal, path, { code: 'CD313', problem, expected }),
  ];
  if (isFor('familyFriendly') && isFor('adultsOnly')) {
    return disagrees(
      ['adultsOnly'],
      'The deal is marked both as family-friendly and as for adults only.',
      'at most one of familyFriendly and adultsOnly',
    );
  }
  if (isFor('familyFriendly') && (ages?.from ?? 0) >= 18) {
    return disagrees(
      ['familyFriendly'],
      `The deal is marked as family-friendly, and is for ages from ${ages?.from}.`,
      'no familyFriendly, or facts.ages.from below 18',
    );
  }
  if (isFor('adultsOnly') && ages?.from !== undefined && ages.from < 16) {
    return disagrees(
      ['adultsOnly'],
      `The deal is marked as for adults only, and is for ages from ${ages.from}.`,
      'no adultsOnly, or facts.ages.from of 16 or more',
    );
  }
  return [];
}

/** Reports facts whose numbers contradict each other (CD326). */
export function checkFacts(deal: Draft<unknown>): Diagnostic[] {
  const { ages, groups, duration, booking } = factsOf(deal) ?? {};
  const found: Diagnostic[] = [];
  const report = (path: readonly string[], problem: string, expected: string) =>
    found.push(draftDiagnostic(deal, ['facts', ...path], { code: 'CD326', problem, expected }));
  if (ages && isReversed(ages))
    report(['ages', 'to'], `The ages end at ${ages.to}, before they begin at ${ages.from}.`, 'from <= to');
  if (groups && isReversed(groups))
    report(
      ['groups', 'to'],
      `Groups end at ${groups.to}, before they begin at ${groups.from}.`,
      'from <= to',
    );
  if (duration?.to !== undefined && duration.to <= duration.minutes)
    report(
      ['duration', 'to'],
      `The longest duration, ${duration.to}, is not above ${duration.minutes}.`,
      'minutes < to',
    );
  if (booking?.required === false && booking.hoursAhead !== undefined)
    report(
      ['booking', 'hoursAhead'],
      'Booking is not required, but "hoursAhead" says how early to book.',
      '"required": true, or no "hoursAhead"',
    );
  return found;
}

const factsOf = (deal: Draft<unknown>) => rawField(deal, 'facts') as Facts | null | undefined;

const isReversed = ({ from, to }: { readonly from?: number | undefined; readonly to?: number | undefined }) =>
  from !== undefined && to !== undefined && from > to;
