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
    used.set(reference, listed(ids, reference));
    return listingField(rest, reference);
  });
  const { $defs, ...others } = listing;
  const definitions = { ...($defs as JsonSchema | undefined), ...Object.fromEntries(used) };
  return Object.keys(definitions).length === 0 ? others : { ...others, $defs: definitions };
}

/** More ids than one reads in a message. */
const manyIds = 30;

/** VS Code offers an `enum` with its `enumDescriptions`; those of alternatives with `const` it would not show. */
const listed = (ids: readonly KnownId[], reference: Reference): JsonSchema => ({
  type: 'string',
  enum: ids.map(({ id }) => id),
  enumDescriptions: ids.map(({ label }) => label),
  ...(ids.length > manyIds ? { errorMessage: unknownWords(reference) } : {}),
});

function unknownWords(reference: Reference): string {
  const problem = `There is no such ${reference.replace('-', ' ')}.`;
  const isOfContent = reference !== 'currency' && reference !== 'time-zone';
  return isOfContent ? `${problem} Run "city-deals schema" again if it is new.` : problem;
}

/** The field without its examples, which editors would offer although this content folder has others. */
function listingField(field: JsonSchema, reference: Reference): JsonSchema {
  const { title, description, default: initial, examples, ...rules } = field;
  const about = Object.entries({ title, description, default: initial }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries(about), ...allowed(reference, rules) };
}

/** A path that no list has: of a deal, or with a query or fragment. */
const otherPath = '^/(?:deal/[^\\s]|[^?#\\s]*[?#])[^\\s]*$';

/**
 * A known id, or what else the field can hold; `rules` say which form its texts have. VS Code reports a text that is
 * neither in the words of the first alternative, which are better than a list of all ids.
 */
function allowed(reference: Reference, rules: JsonSchema): JsonSchema {
  const ids = { $ref: `#/$defs/${reference}` };
  switch (reference) {
    case 'vendor':
    case 'time-zone':
      return { anyOf: [rules, ids] };
    case 'page':
      return { anyOf: [{ pattern: otherPath, patternErrorMessage: unknownWords(reference) }, ids] };
    default:
      return ids;
  }
}
