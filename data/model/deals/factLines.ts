import { siteTag, t } from '../../messages/t.ts';
import { formatList } from '../formatList.ts';
import { memoize } from '../memoize.ts';
import { clockLabel } from '../time/hoursWords.ts';
import { minutesOf } from '../time/minutesOf.ts';
import type { AccessFeature, Diet, FactFields, Fulfillment, NamedFacts, Weather } from './factFields.ts';

/** The facts of a deal, in the order in which lines say them. */
export type FactKey =
  | 'price-for'
  | 'audience'
  | 'ages'
  | 'groups'
  | 'duration'
  | 'booking'
  | 'fulfillment'
  | 'setting'
  | 'weather'
  | 'effort'
  | 'diet'
  | 'access'
  | 'pets'
  | 'parking'
  | 'transit'
  | 'languages'
  | 'bring';

export type FactIconName = Exclude<FactKey, 'setting'> | 'outdoors' | 'indoors';

/** A fact in words, such as "Pets" and "Welcome outside" with the note "Dogs on a leash". */
export interface FactLine {
  readonly key: FactKey;
  /** The name of its drawing (client/ui/FactIcon.tsx). */
  readonly icon: FactIconName;
  readonly label: string;
  readonly text: string;
  readonly note?: string;
}

/** What is known about a deal, a line for each fact; nothing for what is unknown. */
export function factLines(deal: FactFields): FactLine[] {
  const facts = deal.facts ?? {};
  return [
    line('price-for', t('facts.price-for'), priceForText(facts.priceFor)),
    line('audience', t('facts.good-for'), deal.goodFor ?? (deal.familyFriendly ? t('facts.families') : null)),
    line('ages', t('facts.ages'), agesByHour(deal), facts.ages?.note),
    line('groups', t('facts.groups'), groupsText(facts.groups), facts.groups?.note),
    line('duration', t('facts.duration'), facts.duration && durationText(facts.duration)),
    line('booking', t('facts.booking'), facts.booking && bookingText(facts.booking), facts.booking?.note),
    line('fulfillment', t('facts.fulfillment'), namesOf(facts.fulfillment, fulfillmentNames())),
    settingLine(deal),
    line('weather', t('facts.weather'), facts.weather && weatherTexts()[facts.weather]),
    line('effort', t('facts.effort'), effortText(deal.intensity)),
    line('diet', t('facts.diet'), namesOf(facts.diet, dietNames())),
    line('access', t('facts.access'), accessText(facts.access), facts.access?.note),
    line('pets', t('facts.pets'), facts.pets && petsTexts()[facts.pets.allowed], facts.pets?.note),
    line(
      'parking',
      t('facts.parking'),
      facts.parking && parkingTexts()[facts.parking.kind],
      facts.parking?.note,
    ),
    line('transit', t('facts.transit'), facts.transit),
    line('languages', t('facts.languages'), languagesText(facts.languages)),
    line('bring', t('facts.bring'), facts.bring?.join(' · ')),
  ].filter((each) => each !== null);
}

/** A note without words of its own becomes the text. */
function line(
  key: Exclude<FactKey, 'setting'>,
  label: string,
  text: string | null | undefined,
  note?: string | undefined,
): FactLine | null {
  if (text) return { key, icon: key, label, text, ...(note && { note }) };
  return note ? { key, icon: key, label, text: note } : null;
}

function settingLine({ outdoor }: FactFields): FactLine | null {
  if (outdoor === undefined) return null;
  const icon = outdoor ? 'outdoors' : 'indoors';
  return {
    key: 'setting',
    icon,
    label: t('facts.setting'),
    text: outdoor ? t('facts.outdoors') : t('facts.indoors'),
  };
}

function priceForText(priceFor: NamedFacts['priceFor']): string | null {
  if (priceFor === undefined) return null;
  return priceFor === 'person' ? t('facts.each-person') : t('facts.people', { count: priceFor });
}

/** "6 and over, 18 and over from 7 PM". */
function agesByHour(deal: FactFields): string | null {
  const { adultsFrom } = deal.facts?.ages ?? {};
  const ofDay = agesText(deal);
  if (adultsFrom === undefined) return ofDay;
  const ofEvening = t('facts.adults-from', { time: clockLabel(minutesOf(adultsFrom)) });
  return listed(ofDay ? [ofDay, ofEvening] : [ofEvening]);
}

function agesText({ facts, adultsOnly }: FactFields): string | null {
  const { from = 0, to } = facts?.ages ?? {};
  if (to !== undefined) return agesUpTo(from, to);
  if (from > 0) return t('facts.and-over', { from: String(from) });
  if (adultsOnly) return t('facts.adults-only');
  return facts?.ages?.from === 0 ? t('facts.all-ages') : null;
}

function agesUpTo(from: number, to: number): string {
  if (from === 0) return t('facts.up-to', { most: String(to) });
  return from === to ? String(to) : t('facts.from-to', { from: String(from), to: String(to) });
}

function groupsText({ from = 1, to }: NonNullable<NamedFacts['groups']> = {}): string | null {
  if (to === undefined) return from > 1 ? t('facts.from-people', { count: from }) : null;
  return from > 1 && from < to
    ? t('facts.people-range', { from: String(from), to: String(to) })
    : t('facts.up-to-people', { count: to });
}

/** "90 minutes", "2 hours to 2 hours 30 minutes", "3 days". */
export function durationText({ minutes, to }: NonNullable<NamedFacts['duration']>): string {
  if (to === undefined || to <= minutes) return timeSpan(minutes);
  const [shortest, longest] = [unitOf(minutes), unitOf(to)];
  const isOneUnit = shortest === longest && minutes % shortest.minutes === 0 && to % longest.minutes === 0;
  return t('facts.from-to', {
    from: isOneUnit ? String(minutes / shortest.minutes) : timeSpan(minutes),
    to: timeSpan(to),
  });
}

const units = [
  { name: 'day', minutes: 1440 },
  { name: 'hour', minutes: 60 },
  { name: 'minute', minutes: 1 },
] as const;

/** Minutes below two hours that are no whole hours, and hours below two days that are no whole days. */
function unitOf(minutes: number): (typeof units)[number] {
  const [day, hour, minute] = units;
  if (minutes % day.minutes === 0 || minutes > 2 * day.minutes) return day;
  return minutes % hour.minutes === 0 || minutes > 2 * hour.minutes ? hour : minute;
}

function timeSpan(minutes: number): string {
  const unit = unitOf(minutes);
  const rest = minutes % unit.minutes;
  const whole = unitText(unit.name, Math.floor(minutes / unit.minutes));
  return rest === 0 ? whole : `${whole} ${timeSpan(rest)}`;
}

function unitText(unit: (typeof units)[number]['name'], count: number): string {
  if (unit === 'day') return t('time.days', { count });
  return unit === 'hour' ? t('time.hours', { count }) : t('time.minutes', { count });
}

function bookingText({ required, hoursAhead }: NonNullable<NamedFacts['booking']>): string {
  if (!required) return t('facts.walk-in');
  return hoursAhead === undefined
    ? t('facts.required')
    : t('facts.required-ahead', { time: timeSpan(hoursAhead * 60) });
}

function accessText(access: NamedFacts['access']): string | null {
  const steps =
    access?.stepFree === undefined ? [] : [access.stepFree ? t('facts.step-free') : t('facts.not-step-free')];
  const features = access?.features?.map((feature) => accessNames()[feature]) ?? [];
  return listed([...steps, ...features]);
}

function languagesText(codes: NamedFacts['languages']): string | null {
  if (!codes) return null;
  const nameOf = languageNames(siteTag());
  return formatList('conjunction', codes.map(nameOf));
}

/** Names of languages by the tag of the language that they are in. */
const languageNames = memoize((tag: string) => {
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  return memoize((code: string) => names.of(code) ?? code);
});

const namesOf = <Key extends string>(
  keys: readonly Key[] | undefined,
  names: Readonly<Record<Key, string>>,
): string | null => listed(keys?.map((key) => names[key]) ?? []);

/** "Vegetarian, vegan and gluten-free" without the "and", which would claim that all are one thing. */
function listed(names: readonly string[]): string | null {
  const text = names.join(', ');
  return text === '' ? null : text.charAt(0).toLocaleUpperCase(siteTag()) + text.slice(1);
}

const accessNames = (): Readonly<Record<AccessFeature, string>> => ({
  'accessible-toilet': t('access.toilet'),
  captions: t('access.captions'),
  'hearing-loop': t('access.hearing-loop'),
  'large-print': t('access.large-print'),
  'quiet-space': t('access.quiet-space'),
  'sign-language': t('access.sign-language'),
  strollers: t('access.strollers'),
});

const dietNames = (): Readonly<Record<Diet, string>> => ({
  vegetarian: t('diet.vegetarian'),
  vegan: t('diet.vegan'),
  'gluten-free': t('diet.gluten-free'),
  'dairy-free': t('diet.dairy-free'),
  'nut-free': t('diet.nut-free'),
  halal: t('diet.halal'),
  kosher: t('diet.kosher'),
});

const fulfillmentNames = (): Readonly<Record<Fulfillment, string>> => ({
  'on-site': t('get.on-site'),
  'pick-up': t('get.pick-up'),
  delivery: t('get.delivery'),
  online: t('get.online'),
});

const weatherTexts = (): Readonly<Record<Weather, string>> => ({
  'rain-or-shine': t('bad-weather.rain-or-shine'),
  'moves-indoors': t('bad-weather.moves-indoors'),
  'new-date': t('bad-weather.new-date'),
  refund: t('bad-weather.refund'),
});

/** An easy one needs no words. */
function effortText(intensity: FactFields['intensity']): string | null {
  if (intensity === 'high') return t('effort.high');
  return intensity === 'medium' ? t('effort.medium') : null;
}

const petsTexts = () => ({
  inside: t('pets.inside'),
  outside: t('pets.outside'),
  no: t('pets.no'),
});

const parkingTexts = () => ({
  free: t('parking.free'),
  paid: t('parking.paid'),
  street: t('parking.street'),
  none: t('parking.none'),
});
