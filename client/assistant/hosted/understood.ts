import { wishValues } from '../../../data/model/assistant/modelAnswer.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { someOf } from './hostedChoice.ts';
import { fieldsOf } from './providers/json.ts';

/**
 * `preferences` with the wishes that a model understood where the assistant has understood none. What the visitor has said
 * in words that it knows, or ruled out, stays as it is.
 */
export function withUnderstood(
  preferences: Preferences,
  understood: unknown,
  { assistant }: AssistantKnowledge,
): Preferences {
  const fields = fieldsOf(understood);
  const { excluded } = preferences;
  const one = <Value extends string>(known: Value | null, values: readonly Value[], named: unknown) =>
    known ?? someOf(values, [named])[0] ?? null;
  const some = <Value extends string>(known: readonly Value[], values: readonly Value[], named: unknown) =>
    known.length > 0 ? known : someOf(values, named);
  const idsOf = (items: readonly { readonly id: string }[], without: readonly string[]) =>
    items.map(({ id }) => id).filter((id) => !without.includes(id));
  const kinds = idsOf([...assistant.categories, ...assistant.themes], excluded.categories);
  const areas = idsOf(assistant.neighborhoods, excluded.neighborhoods);
  const { audience, setting, occasion, categories, neighborhoods, needs, cautions } = preferences;
  return {
    ...preferences,
    audience: one(audience, wishValues.audience, fields.audience),
    setting: one(setting, wishValues.setting, fields.setting),
    occasion: one(occasion, wishValues.occasion, fields.occasion),
    // A topic says more than a kind.
    categories: preferences.interests.length > 0 ? categories : some(categories, kinds, fields.categories),
    neighborhoods: some(neighborhoods, areas, fields.areas),
    needs: some(needs, wishValues.needs, fields.needs),
    cautions: some(cautions, wishValues.cautions, fields.cautions),
  };
}
