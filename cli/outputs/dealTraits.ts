import { english } from '../../data/language/english/english.ts';
import { englishTraits } from '../../data/language/english/traits.ts';
import type { TraitWords } from '../../data/language/traitWords.ts';
import type { DealRecord } from '../../data/model/deals/dealRecord.ts';
import { type Trait, traitBits } from '../../data/model/deals/traits.ts';
import { memoize } from '../../data/model/memoize.ts';
import type { Schedule } from '../../data/model/time/schedule.ts';
import type { SiteDeal } from '../content/site.ts';

/** The fields of a deal that its traits follow from. */
export type TraitSource = Pick<
  SiteDeal,
  | 'title'
  | 'tags'
  | 'goodFor'
  | 'included'
  | 'facts'
  | 'schedule'
  | 'intensity'
  | 'familyFriendly'
  | 'adultsOnly'
  | 'outdoor'
>;

/** The oldest who are still children, in years; the longest stop, in minutes; nine in the evening, in minutes. */
const oldestChild = 13;
const longestStop = 45;
const lateEvening = 21 * 60;
const nextMorning = 24 * 60 + 5 * 60;

/** The traits of a deal in the data for browsers. A large catalog needs them in two of its files. */
export const traitsForBrowsers = memoize(
  (deal: TraitSource) => traitField(deal, englishTraits, english.tag),
  new WeakMap(),
);

/** The traits of a deal of a site in `language` (BCP 47) in the data for browsers; nothing without any. */
export function traitField(
  deal: TraitSource,
  words: TraitWords,
  language: string,
): Pick<DealRecord, 'traits'> {
  const bits = traitBits([
    ...traitsOf(deal, compiled(words)),
    ...(isInAnother(language, deal) ? (['other-language'] as const) : []),
  ]);
  return bits === 0 ? {} : { traits: bits };
}

type Patterns = Readonly<Record<keyof TraitWords, RegExp>>;

const compiled = memoize(
  (words: TraitWords): Patterns =>
    Object.fromEntries(
      Object.entries(words).map(([name, source]) => [name, new RegExp(source, 'u')]),
    ) as Patterns,
  new WeakMap(),
);

/** The traits of a deal: what its facts state counts, and words only where they do not contradict them. */
function* traitsOf(deal: TraitSource, patterns: Patterns): Iterable<Trait> {
  const { title, tags = [], goodFor = '', included = [], intensity } = deal;
  const topics = searchable(title, ...tags);
  const whole = searchable(title, ...tags, goodFor);
  const contents = searchable(title, ...tags, ...included);
  const says = (name: keyof TraitWords) => patterns[name].test(topics);
  const isRomantic = patterns.romantic.test(whole);
  if (patterns.alcohol.test(contents) && !patterns.alcoholFree.test(contents)) yield 'alcohol';
  if (intensity === 'high' || (intensity !== 'low' && says('strenuous'))) yield 'strenuous';
  if (patterns.heat.test(contents)) yield 'heat';
  if (isRomantic) yield 'romantic';
  if (intensity === 'low' && says('quiet')) yield 'quiet';
  else if (says('lively')) yield 'lively';
  if (patterns.group.test(whole)) yield 'group';
  if (patterns.seniors.test(whole)) yield 'seniors';
  if (isForChildren(deal, patterns.children.test(whole))) yield 'children';
  if (deal.outdoor === false && says('cozy')) yield 'cozy';
  for (const [name, trait] of plainTraits) if (says(name)) yield trait;
  yield* factTraits(deal);
}

/** Traits that follow from words of the title and topics alone. */
const plainTraits: readonly (readonly [keyof TraitWords, Trait])[] = [
  ['pampering', 'pampering'],
  ['local', 'local'],
  ['errand', 'errand'],
  ['quickFood', 'quick-food'],
  ['meal', 'meal'],
  ['toddlers', 'toddlers'],
  ['teens', 'teens'],
  ['gift', 'gift'],
  ['ticket', 'ticket'],
  ['everyday', 'everyday'],
  ['class', 'class'],
  ['lodging', 'lodging'],
  ['festive', 'festive'],
  ['special', 'special'],
  ['henNight', 'hen-night'],
];

function* factTraits({ facts = {}, schedule }: TraitSource): Iterable<Trait> {
  const { priceFor, duration, fulfillment = [], weather } = facts;
  if (priceFor === 2) yield 'for-two';
  if (typeof priceFor === 'number' && priceFor > 2) yield 'for-several';
  if (duration && (duration.to ?? duration.minutes) <= longestStop) yield 'short';
  if (fulfillment.includes('delivery')) yield 'delivered';
  if (weather === 'moves-indoors') yield 'sheltered';
  if (isLate(schedule)) yield 'late';
}

/** Whether only those who speak another language than `language` understand it. */
function isInAnother(language: string, { facts: { languages = [] } = {} }: TraitSource): boolean {
  const primary = (tag: string) => tag.split('-', 1)[0];
  return languages.length > 0 && !languages.some((tag) => primary(tag) === primary(language));
}

/** Whether it always begins late in the evening. */
function isLate({ hours, sessions }: Schedule): boolean {
  const starts = [...(hours ?? []), ...(sessions ?? [])].map(({ from }) => from);
  return starts.length > 0 && starts.every((from) => lateEvening <= from && from < nextMorning);
}

/** Grown-ups without children would be out of place there. */
const isForChildren = (
  { facts, familyFriendly, adultsOnly }: TraitSource,
  namesChildren: boolean,
): boolean => {
  const oldest = facts?.ages?.to;
  if (oldest !== undefined) return oldest <= oldestChild;
  return familyFriendly === true && !adultsOnly && namesChildren;
};

/** `parts` in lower case, without accents, apostrophes and punctuation, with a point between them. */
const searchable = (...parts: readonly string[]) =>
  ` ${parts
    .map((part) =>
      part
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[\p{M}'’]/gu, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join(' . ')} `;
