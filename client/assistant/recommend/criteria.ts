import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge, TurnContext } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { When } from '../understand/mention.ts';

/** What a deal is asked to meet. */
export type Criterion = 'when' | 'setting' | 'neighborhoods' | 'priceRange' | 'categories' | 'interests';

/** Whether a deal meets a wish; `null` where nothing is wished. */
type CriterionTest = ((deal: DealRecord) => boolean) | null;

/** The tests of what a visitor wishes. */
export function criterionTests(
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  { today }: TurnContext,
): Readonly<Record<Criterion, CriterionTest>> {
  const { neighborhoods, setting, priceRange, when, interests } = preferences;
  const days = preferences.days.length > 0 ? preferences.days : when && daysOf(when, today.weekday);
  const isSet = setting !== null && setting !== 'both';
  return {
    when: days && ((deal) => isOneOf(deal.days, days) && isInSeason(deal, today.month)),
    setting: isSet ? ({ outdoor }) => outdoor !== (setting === 'indoor') : null,
    neighborhoods: neighborhoods.length > 0 ? (deal) => neighborhoods.includes(deal.neighborhood) : null,
    priceRange:
      priceRange &&
      (({ price }) => price >= priceRange.min && (priceRange.max === null || price <= priceRange.max)),
    categories: categoriesTest(preferences, knowledge),
    interests: interests.length > 0 ? (deal) => interests.some((topic) => isAbout(deal, topic)) : null,
  };
}

const isOneOf = (allowed: readonly number[] | undefined, wanted: readonly number[]) =>
  allowed === undefined || wanted.some((value) => allowed.includes(value));

/** Whether `deal` can be used in `month`, from 1. */
export const isInSeason = ({ months }: DealRecord, month: number): boolean => isOneOf(months, [month]);

/** The days of the week, 0 for Sunday, that a time means. */
function daysOf(when: When, today: number): readonly number[] {
  if (when === 'tomorrow') return [(today + 1) % 7];
  // What is left of it.
  if (when === 'weekend') return today === 0 ? [0] : today === 6 ? [6, 0] : [5, 6, 0];
  return when === 'today' || when === 'tonight' ? [today] : [0, 1, 2, 3, 4, 5, 6];
}

/** A time adds what takes place at its time to what is wanted; beside other categories that is no condition. */
function categoriesTest(
  { categories, when }: Preferences,
  { assistant, vocabulary }: AssistantKnowledge,
): CriterionTest {
  const named = when === null ? categories : categories.filter((id) => !vocabulary.scheduled.includes(id));
  if (named.length === 0) return null;
  const tags = assistant.themes.filter(({ id }) => named.includes(id)).flatMap((theme) => theme.tags);
  return (deal) => named.includes(deal.category) || (deal.tags ?? []).some((tag) => tags.includes(tag));
}

const patterns = new Map<string, RegExp>();

/** Whether the title or a tag of `deal` has the words of `topic`, in the singular or the plural. */
export function isAbout({ title, tags = [] }: DealRecord, topic: string): boolean {
  let pattern = patterns.get(topic);
  if (!pattern) {
    const stem = topic.replace(/[^\p{L}\p{N} ]/gu, '.').replace(/(?:ies|es|s|y)$/u, '');
    pattern = new RegExp(`(?<!\\p{L})${stem}(?:s|es|y|ies|ing)?(?!\\p{L})`, 'iu');
    patterns.set(topic, pattern);
  }
  return pattern.test(`${title}|${tags.join('|')}`);
}
