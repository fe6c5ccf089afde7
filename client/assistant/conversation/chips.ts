import type { ChipWords } from '../../../data/language/chipWords.ts';
import type { IncludedThing } from '../../../data/language/factWords.ts';
import type { Caution } from '../../../data/language/occasionWords.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import type { Need } from '../../../data/model/deals/needs.ts';
import type { PriceRange } from '../understand/mention.ts';
import { filled } from '../words/filled.ts';
import { smooth } from '../words/smooth.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { anyTime, type Chip, noPreferences, type Preferences } from './preferences.ts';
import { capitalized, timeWords } from './timeWords.ts';

const ruledOutSlots = ['categories', 'neighborhoods', 'interests', 'aversions', 'deals'] as const;

/** What somebody avoids by a caution is no other wish. */
const sparing: Partial<Record<Caution, string>> = { sober: 'alcohol' };

/** A chip for each preference, in the order in which the chat shows them. */
export function chipsOf(preferences: Preferences, knowledge: AssistantKnowledge): Chip[] {
  const { audience, setting, intensity, priceRange, party, occasion, cautions, excluded } = preferences;
  const { chips: words, occasions } = knowledge.language;
  const single = (slot: Chip['slot'], label: string | null): Chip[] =>
    label === null ? [] : [{ slot, value: '', label }];
  const list = (slot: 'categories' | 'neighborhoods' | 'interests') =>
    preferences[slot].map((value) => ({ slot, value, label: labelOf(slot, value, knowledge) }));
  const time = capitalized(smooth(timeWords(preferences, knowledge.language), knowledge.language));
  // Whoever names a time looks for what takes place then; beside another thing, that is no wish of theirs.
  const isMeant = ({ value }: Chip) =>
    time === '' ||
    preferences.interests.length + preferences.categories.length === 1 ||
    !knowledge.vocabulary.scheduled.includes(value);
  const categories = list('categories').filter(isMeant);
  const named = new Set(categories.map(({ label }) => label.toLowerCase()));
  const isSpared = (slot: string, value: string) =>
    slot === 'aversions' && cautions.some((caution) => sparing[caution] === value);
  const exclusions = ruledOutSlots.flatMap((slot) =>
    excluded[slot]
      .filter((value) => !isSpared(slot, value))
      .map((value) => ({
        slot: 'excluded' as const,
        value,
        label: filled(words.not, { what: labelOf(slot, value, knowledge) }),
      })),
  );
  return [
    ...single('occasion', occasion && (occasions.labels[occasion] ?? null)),
    ...single('audience', audience && words[audience]),
    ...single('setting', setting && words[setting]),
    ...list('neighborhoods'),
    ...single('priceRange', priceRange && rangeLabel(priceRange, knowledge.assistant.head.currency, words)),
    ...single('when', time || null),
    ...single('intensity', intensity && words[intensity]),
    ...categories,
    ...list('interests').filter(({ label }) => !named.has(label.toLowerCase())),
    ...single(
      'party',
      party === null ? null : party === 1 ? words.alone : filled(words.people, { count: party }),
    ),
    ...preferences.needs.map((value) => ({
      slot: 'needs' as const,
      value,
      label: needName(value, knowledge),
    })),
    ...cautions.map((value) => ({ slot: 'cautions' as const, value, label: occasions.labels[value] })),
    ...exclusions,
  ];
}

/** A need in words: "Step-free", "At most 60 minutes", "With lunch". */
export function needName(need: Need, { language: { facts } }: Pick<AssistantKnowledge, 'language'>): string {
  const [kind, value = ''] = need.split(':');
  if (kind === 'minutes')
    return filled(facts.quickName, {
      time: new Intl.NumberFormat(facts.locale, {
        style: 'unit',
        unit: 'minute',
        unitDisplay: 'long',
      }).format(Number(value)),
    });
  if (kind === 'with')
    return filled(facts.includedName, { thing: facts.includedNames[value as IncludedThing] ?? value });
  return facts.needNames[need] ?? need;
}

function labelOf(
  slot: (typeof ruledOutSlots)[number],
  value: string,
  { assistant, language, data, vocabulary }: AssistantKnowledge,
): string {
  if (slot === 'aversions') return language.aversions[value]?.label ?? value;
  if (slot === 'deals') return `“${data.deals.find(({ slug }) => slug === value)?.title ?? value}”`;
  const areas = slot === 'neighborhoods' ? assistant.neighborhoods : [];
  const kinds = slot === 'categories' ? [...assistant.categories, ...assistant.themes] : [];
  const area = areas.find(({ id }) => id === value);
  if (area) return area.label;
  return capitalized(vocabulary.nameOf(kinds.find(({ id }) => id === value)?.label ?? value));
}

/** "Under $60", "$50 to $80", "From $100", "Free". */
export function rangeLabel({ min, max, near }: PriceRange, currency: string, words: ChipWords): string {
  const money = (amount: number) => formatMoney(amount, currency);
  if (max === 0) return words.free;
  // The upper end of the "luxury" band is not a limit.
  if (max === null || (min > 0 && max >= 1000)) return filled(words.from, { min: money(min) });
  if (near !== undefined) return filled(words.about, { max: money(near) });
  return filled(min === 0 ? words.under : words.between, { min: money(min), max: money(max) });
}

/** `preferences` without the one that `chip` stands for. */
export function withoutChip(
  preferences: Preferences,
  { slot, value }: Chip,
  knowledge: AssistantKnowledge,
): Preferences {
  const drop = (values: readonly string[]) => values.filter((other) => other !== value);
  switch (slot) {
    case 'categories':
    case 'neighborhoods':
    case 'interests':
      return { ...preferences, [slot]: drop(preferences[slot]) };
    case 'cautions': {
      const { excluded, cautions } = preferences;
      const aversions = excluded.aversions.filter((other) => other !== sparing[value as Caution]);
      return {
        ...preferences,
        cautions: cautions.filter((other) => other !== value),
        excluded: { ...excluded, aversions },
      };
    }
    case 'excluded': {
      const kept = ruledOutSlots.map((slot) => [slot, drop(preferences.excluded[slot])] as const);
      const excluded = Object.fromEntries(kept) as unknown as Preferences['excluded'];
      return { ...preferences, excluded };
    }
    case 'audience':
      return { ...preferences, audience: null, youngest: null, oldest: null };
    case 'when':
      // The named days and the categories of events came with the time.
      return {
        ...preferences,
        ...anyTime,
        categories: preferences.categories.filter((id) => !knowledge.vocabulary.scheduled.includes(id)),
      };
    default:
      return { ...preferences, [slot]: noPreferences[slot] };
  }
}
