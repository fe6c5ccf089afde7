import type { Reference } from '../../../data/schema/references.ts';
import type { KnownId, KnownIds } from './knownIds.ts';
import { type JsonSchema, mapParts } from './schemaParts.ts';

/** `schema`, whose fields list the ids that they can have if those are known. */
export function withKnownIds(schema: JsonSchema, known: KnownIds): JsonSchema {
  const used = new Map<string, JsonSchema>();
  const listing = mapParts(schema, (part) => {
    const { references, ...rest } = part;
    if (references === undefined) return part;
    const reference = references as Reference;
    const ids = known[reference] ?? [];
    if (ids.length === 0) return rest;
    used.set(reference, listed(ids));
    return listingField(rest, reference);
  });
  const { $defs, ...others } = listing;
  const definitions = { ...($defs as JsonSchema | undefined), ...Object.fromEntries(used) };
  return Object.keys(definitions).length === 0 ? others : { ...others, $defs: definitions };
}

/** VS Code offers an `enum` with its `enumDescriptions`; those of alternatives with `const` it would not show. */
const listed = (ids: readonly KnownId[]): JsonSchema => ({
  type: 'string',
  enum: ids.map(({ id }) => id),
  enumDescriptions: ids.map(({ label }) => label),
});

/** The field without its examples, which editors would offer although this content folder has others. */
function listingField(field: JsonSchema, reference: Reference): JsonSchema {
  const { title, description, default: initial, examples, ...rules } = field;
  const about = Object.entries({ title, description, default: initial }).filter(
    ([, value]) => value !== undefined,
  );
  const others = otherTexts(reference, rules);
  const ids = { $ref: `#/$defs/${reference}` };
  return { ...Object.fromEntries(about), ...(others === null ? ids : { anyOf: [ids, others] }) };
}

/** What else than a known id is allowed; `null` if nothing is. */
function otherTexts(reference: Reference, written: JsonSchema): JsonSchema | null {
  switch (reference) {
    case 'vendor':
    case 'time-zone':
      return written;
    case 'page':
      return {
        type: 'string',
        pattern: '^/(?:deal/[^\\s]|[^?#\\s]*[?#])[^\\s]*$',
        patternErrorMessage: 'There is no such page. Run "city-deals schema" again if it is new.',
      };
    default:
      return null;
  }
}
