import { z } from 'zod';
import type { KnownIds } from './knownIds.ts';
import { type JsonSchema, mapParts } from './schemaParts.ts';
import { withKnownIds } from './withKnownIds.ts';

/**
 * The JSON Schema of content as it is written. Fields that name something of `known` list what there is; with `null`
 * they keep the keyword `references`, which says what they name, and those with pictures `picture`. Rules for a city with
 * several neighborhoods are left out unless `known` has several.
 */
export function jsonSchemaOf(schema: z.ZodType, known: KnownIds | null): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const words = patternWords(zodSchema);
      if (words !== null && jsonSchema.pattern !== undefined) jsonSchema.patternErrorMessage ??= words;
    },
  });
  const readable = mapParts(json as JsonSchema, forEditors);
  const hasSeveralParts = (known?.neighborhood ?? []).length > 1;
  const ruled = mapParts(readable, withRulesOfParts(hasSeveralParts));
  return known === null ? ruled : withKnownIds(mapParts(ruled, withoutPictureMark), known);
}

const withRulesOfParts =
  (hasSeveralParts: boolean) =>
  ({ severalParts, ...rest }: JsonSchema): JsonSchema =>
    hasSeveralParts ? { ...rest, ...(severalParts as JsonSchema | undefined) } : rest;

const withoutPictureMark = ({ picture: _, ...rest }: JsonSchema): JsonSchema => rest;

/** What a text must be, in the words of the first rule that has a pattern; `null` if it has none. */
function patternWords(schema: unknown): string | null {
  const { checks = [] } = (schema as { _zod: { def: { checks?: readonly PatternCheck[] } } })._zod.def;
  const found = checks.find(({ _zod: { def } }) => def.pattern !== undefined && def.error !== undefined);
  const words = found?._zod.def.error?.({});
  return typeof words === 'string' ? words : null;
}

/** The parts of zod's checks that are read here. */
interface PatternCheck {
  readonly _zod: { readonly def: { readonly pattern?: RegExp; readonly error?: (issue: object) => unknown } };
}

/** Without bounds that every number has, with whole sentences as messages, and with lists told apart from objects. */
function forEditors(part: JsonSchema): JsonSchema {
  const { maximum, minimum, patternErrorMessage: words, ...rest } = part;
  return eitherObjectOrList({
    ...rest,
    ...(isBound(minimum) ? { minimum } : {}),
    ...(isBound(maximum) ? { maximum } : {}),
    ...(typeof words === 'string' ? { patternErrorMessage: sentence(words) } : {}),
  });
}

const isBound = (limit: unknown) => limit !== undefined && Math.abs(Number(limit)) < Number.MAX_SAFE_INTEGER;

const sentence = (words: string) => (/^\p{Lu}.*\.$/u.test(words) ? words : `Expected ${words}.`);

/**
 * A value that is one object or a list of them, told apart by its type: for `anyOf`, editors would report the mistakes
 * of an entry as those of a value that should have been the other.
 */
function eitherObjectOrList(part: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = part;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return part;
  const [one, list] = anyOf as readonly JsonSchema[];
  if (one?.type !== 'object' || list?.type !== 'array') return part;
  return {
    ...rest,
    type: ['object', 'array'],
    if: { type: 'array' },
    // biome-ignore lint/suspicious/noThenProperty: a key of JSON Schema
    then: { ...list, items: { $ref: '#/$defs/entry' } },
    else: { $ref: '#/$defs/entry' },
    $defs: { entry: one },
  };
}
