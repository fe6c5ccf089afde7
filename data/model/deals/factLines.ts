import type { AccessFeature, Diet, FactFields, Fulfillment, NamedFacts, Weather } from './factFields.ts';

/*
 * American English for the facts of deals, for pages, filters and the assistant.
 */

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
    line('price-for', 'Price for', priceForText(facts.priceFor)),
    line('audience', 'Good for', deal.goodFor ?? (deal.familyFriendly ? 'Families' : null)),
    line('ages', 'Ages', agesText(deal), facts.ages?.note),
    line('groups', 'Group size', groupsText(facts.groups), facts.groups?.note),
    line('duration', 'Takes', facts.duration && durationText(facts.duration)),
    line('booking', 'Booking', facts.booking && bookingText(facts.booking), facts.booking?.note),
    line('fulfillment', 'How to get it', namesOf(facts.fulfillment, fulfillmentNames)),
    settingLine(deal),
    line('weather', 'Bad weather', facts.weather && weatherTexts[facts.weather]),
    line('effort', 'Effort', effortTexts[deal.intensity ?? 'low']),
    line('diet', 'Food choices', namesOf(facts.diet, dietNames)),
    line('access', 'Access', accessText(facts.access), facts.access?.note),
    line('pets', 'Pets', facts.pets && petsTexts[facts.pets.allowed], facts.pets?.note),
    line('parking', 'Parking', facts.parking && parkingTexts[facts.parking.kind], facts.parking?.note),
    line('transit', 'Transit', facts.transit),
    line('languages', 'Languages', languagesText(facts.languages)),
    line('bring', 'Bring', facts.bring?.join(' · ')),
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
  return { key: 'setting', icon, label: 'Setting', text: outdoor ? 'Outdoors' : 'Indoors' };
}

function priceForText(priceFor: NamedFacts['priceFor']): string | null {
  if (priceFor === undefined) return null;
  return priceFor === 'person' ? 'Each person' : `${priceFor} people`;
}

function agesText({ facts, adultsOnly }: FactFields): string | null {
  const { from = 0, to } = facts?.ages ?? {};
  if (to !== undefined) return from === 0 ? `Up to ${to}` : from === to ? `${to}` : `${from} to ${to}`;
  if (from > 0) return `${from} and over`;
  if (adultsOnly) return 'Adults only';
  return facts?.ages?.from === 0 ? 'All ages' : null;
}

function groupsText({ from = 1, to }: NonNullable<NamedFacts['groups']> = {}): string | null {
  if (to === undefined) return from > 1 ? `From ${from} people` : null;
  return from > 1 && from < to ? `${from} to ${to} people` : `Up to ${count(to, 'person', 'people')}`;
}

/** "90 minutes", "2 hours to 2 hours 30 minutes", "3 days". */
export function durationText({ minutes, to }: NonNullable<NamedFacts['duration']>): string {
  if (to === undefined || to <= minutes) return timeSpan(minutes);
  const [shortest, longest] = [unitOf(minutes), unitOf(to)];
  const isOneUnit = shortest === longest && minutes % shortest.minutes === 0 && to % longest.minutes === 0;
  return `${isOneUnit ? minutes / shortest.minutes : timeSpan(minutes)} to ${timeSpan(to)}`;
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
  const whole = count(Math.floor(minutes / unit.minutes), unit.name);
  return rest === 0 ? whole : `${whole} ${timeSpan(rest)}`;
}

const count = (number: number, unit: string, units = `${unit}s`) =>
  `${number} ${number === 1 ? unit : units}`;

function bookingText({ required, hoursAhead }: NonNullable<NamedFacts['booking']>): string {
  if (!required) return 'Not needed: just walk in';
  return hoursAhead === undefined ? 'Required' : `Required, ${timeSpan(hoursAhead * 60)} ahead or earlier`;
}

function accessText(access: NamedFacts['access']): string | null {
  const steps = access?.stepFree === undefined ? [] : [access.stepFree ? 'Step-free' : 'Not step-free'];
  const features = access?.features?.map((feature) => accessNames[feature]) ?? [];
  return listed([...steps, ...features]);
}

function languagesText(codes: NamedFacts['languages']): string | null {
  if (!codes) return null;
  const names = new Intl.DisplayNames('en-US', { type: 'language', languageDisplay: 'standard' });
  return new Intl.ListFormat('en-US').format(codes.map((code) => names.of(code) ?? code));
}

const namesOf = <Key extends string>(
  keys: readonly Key[] | undefined,
  names: Readonly<Record<Key, string>>,
): string | null => listed(keys?.map((key) => names[key]) ?? []);

/** "Vegetarian, vegan and gluten-free" without the "and", which would claim that all are one thing. */
function listed(names: readonly string[]): string | null {
  const text = names.join(', ').toLowerCase();
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

const accessNames: Readonly<Record<AccessFeature, string>> = {
  'accessible-toilet': 'accessible restroom',
  captions: 'captions',
  'hearing-loop': 'hearing loop',
  'large-print': 'large print',
  'quiet-space': 'quiet space',
  'sign-language': 'sign language',
  strollers: 'room for strollers',
};

const dietNames: Readonly<Record<Diet, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  'nut-free': 'nut-free',
  halal: 'halal',
  kosher: 'kosher',
};

const fulfillmentNames: Readonly<Record<Fulfillment, string>> = {
  'on-site': 'on site',
  'pick-up': 'pick-up',
  delivery: 'delivery',
  online: 'online',
};

const weatherTexts: Readonly<Record<Weather, string>> = {
  'rain-or-shine': 'Takes place rain or shine',
  'moves-indoors': 'Moves indoors',
  'new-date': 'Gets a new date',
  refund: 'Canceled with a refund',
};

/** An easy one needs no words. */
const effortTexts: Readonly<Record<NonNullable<FactFields['intensity']>, string | null>> = {
  low: null,
  medium: 'Moderate',
  high: 'High',
};

const petsTexts = { inside: 'Welcome', outside: 'Welcome outside', no: 'No pets' } as const;

const parkingTexts = { free: 'Free', paid: 'Paid', street: 'On the street', none: 'None' } as const;
