/** The keys that the object at `path` of `schema` may have; none if it is not an object. */
export function knownKeysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const keys = shapesOf(schemaAt(schema, path)).flatMap((shape) => Object.keys(shape));
  return [...new Set(keys)].filter((key) => key !== '$schema');
}

/** The schema of the value at `path`, without what makes it optional; `undefined` if there is none. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  let current = unwrap(schema);
  for (const step of path) current = unwrap(childSchema(current, step));
  return current;
}

/** The schemas of the value at `path`, from what makes it optional inwards; none if there is none. */
export function layersAt(schema: unknown, path: readonly PropertyKey[]): unknown[] {
  const last = path.at(-1);
  const outer = last === undefined ? schema : childSchema(schemaAt(schema, path.slice(0, -1)), last);
  return layersOf(outer);
}

const layersOf = (schema: unknown): unknown[] =>
  schema === undefined ? [] : [schema, ...layersOf(definition(schema)?.innerType)];

/** The shape of an object, or the shapes of all objects of a union. */
export function shapesOf(schema: unknown): Record<string, unknown>[] {
  const { shape, options } = definition(schema) ?? {};
  return shape ? [shape] : (options ?? []).flatMap((option) => shapesOf(unwrap(option)));
}

/** What zod knows about a schema, as far as it is used here. */
interface Definition {
  readonly type: string;
  readonly shape?: Record<string, unknown>;
  readonly options?: readonly unknown[];
  readonly element?: unknown;
  readonly innerType?: unknown;
  readonly values?: readonly unknown[];
}

export const definition = (schema: unknown): Definition | undefined =>
  (schema as { _zod?: { def: Definition } } | undefined)?._zod?.def;

const childSchema = (schema: unknown, step: PropertyKey): unknown =>
  typeof step === 'number'
    ? definition(schema)?.element
    : shapesOf(schema).find((shape) => String(step) in shape)?.[String(step)];

export function unwrap(schema: unknown): unknown {
  const inner = definition(schema)?.innerType;
  return inner === undefined ? schema : unwrap(inner);
}

/** True if an object may lack a key with this schema. */
export const isOptional = (schema: unknown): boolean =>
  ['optional', 'default', 'prefault'].includes(definition(schema)?.type ?? '');
