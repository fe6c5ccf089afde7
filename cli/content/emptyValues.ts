import { definition, isOptional, shapesOf, unwrap } from '../diagnostics/schemaShape.ts';

/**
 * `value` without the keys that are optional in `schema` and hold nothing: an empty text or list, `null`, or an object of
 * nothing else; or `false` where only `true` means something. Editors write each field of their form, also those that
 * were left empty. Returns `value` itself if there is nothing to leave out.
 */
export function withoutEmptyValues(value: unknown, schema: unknown): unknown {
  if (Array.isArray(value)) {
    const element = definition(unwrap(schema))?.element;
    return element === undefined ? value : mapChanged(value, (entry) => withoutEmptyValues(entry, element));
  }
  return isRecord(value) ? prunedObject(value, shapeFor(value, schema)) : value;
}

type Shape = Readonly<Record<string, unknown>>;

function prunedObject(object: Record<string, unknown>, shape: Shape): Record<string, unknown> {
  let pruned: Record<string, unknown> | null = null;
  for (const [key, value] of Object.entries(object)) {
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (schema === undefined) continue;
    const isLeftOut = isOptional(schema) && (isEmpty(value) || (value === false && isTrueOnly(schema)));
    const inner = isLeftOut ? undefined : withoutEmptyValues(value, schema);
    if (!isLeftOut && inner === value) continue;
    pruned ??= { ...object };
    if (isLeftOut) delete pruned[key];
    else pruned[key] = inner;
  }
  return pruned ?? object;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isEmpty);
}

function isTrueOnly(schema: unknown): boolean {
  const { type, values } = definition(unwrap(schema)) ?? {};
  return type === 'literal' && values?.length === 1 && values[0] === true;
}

/** The shape of `value`; of a union, that of the first object whose fixed values are those of `value`. */
function shapeFor(value: Record<string, unknown>, schema: unknown): Shape {
  const shapes = shapesOf(unwrap(schema));
  return shapes.find((shape) => hasFixedValues(value, shape)) ?? shapes[0] ?? {};
}

const hasFixedValues = (value: Record<string, unknown>, shape: Shape) =>
  Object.entries(shape).every(([key, schema]) => {
    const { type, values } = definition(schema) ?? {};
    return type !== 'literal' || (values ?? []).includes(value[key]);
  });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function mapChanged(list: readonly unknown[], change: (entry: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.some((entry, index) => entry !== list[index]) ? changed : list;
}
