/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Keywords with values of content, which only look like schemas. */
const valueKeywords: readonly string[] = ['default', 'examples', 'enum', 'const'];

/** `schema` with all of its parts, from the inside out, as `change` returns them. */
export function mapParts(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const inner = Object.entries(schema).map(([key, value]) => [
    key,
    valueKeywords.includes(key) ? value : mapValue(value, change),
  ]);
  return change(Object.fromEntries(inner));
}

function mapValue(value: unknown, change: (part: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapValue(entry, change));
  return value !== null && typeof value === 'object' ? mapParts(value as JsonSchema, change) : value;
}
