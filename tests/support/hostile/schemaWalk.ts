import type { z } from 'zod';

/** A value that a schema describes: its place in a file, and the schema for it. */
export interface Spot {
  /** Steps from the root of the file. */
  readonly path: readonly (string | number)[];
  /** The path in words, with `[]` for any entry of a list: the same for all spots that are alike. */
  readonly name: string;
  /** The type of the value, without wrappers such as optional. */
  readonly type: Definition['type'];
  readonly schema: z.ZodType;
  /** The schema of which this is a part; schemas that stand in several places have the same parts in each. */
  readonly owner: z.ZodType | null;
}

/** The parts of zod's schema definitions that are walked here. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly options?: readonly z.ZodType[];
}

const definitionOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Definition } })._zod.def;

/**
 * Every value of `sample` that `schema` describes, and every allowed key that the sample lacks. The first entry of a list
 * represents all, or the first entry of each shape.
 */
export function spotsOf(schema: z.ZodType, sample: unknown, at: Place = start): Spot[] {
  const bare = unwrap(schema);
  const { type, shape, element, items } = definitionOf(bare);
  const own: Spot = { path: at.path, name: at.name, type, schema: bare, owner: at.owner };
  if (sample === undefined) return [own];
  if (type === 'union') return [own, ...spotsOfUnion(bare, sample, at)];
  if (shape) {
    const value = sample as Record<string, unknown>;
    return [
      own,
      ...Object.entries(shape).flatMap(([key, inner]) => spotsOf(inner, value[key], below(at, key, bare))),
    ];
  }
  if (element)
    return [
      own,
      ...entriesToWalk(sample).flatMap((index) =>
        spotsOf(element, entry(sample, index), below(at, index, bare)),
      ),
    ];
  if (items)
    return [
      own,
      ...items.flatMap((inner, index) => spotsOf(inner, entry(sample, index), below(at, index, bare))),
    ];
  return [own];
}

/** Where a walk is. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly name: string;
  readonly owner: z.ZodType | null;
}

const start: Place = { path: [], name: '', owner: null };

const below = ({ path, name }: Place, step: string | number, owner: z.ZodType): Place => ({
  owner,
  path: [...path, step],
  name: typeof step === 'number' ? `${name}[]` : `${name}.${step}`,
});

const entry = (list: unknown, index: number) => (Array.isArray(list) ? list[index] : undefined);

/** The schema without wrappers such as optional and transform. */
function unwrap(schema: z.ZodType): z.ZodType {
  const { innerType, in: before } = definitionOf(schema);
  const inner = innerType ?? before;
  return inner ? unwrap(inner) : schema;
}

/** The option of a union that the sample is one of. */
function spotsOfUnion(union: z.ZodType, sample: unknown, at: Place): Spot[] {
  const fitting = definitionOf(union).options?.find((option) => option.safeParse(sample).success);
  const kind = (sample as { kind?: unknown } | null)?.kind;
  const place = typeof kind === 'string' ? { ...at, name: `${at.name}<${kind}>` } : at;
  return fitting ? spotsOf(fitting, sample, place).filter(({ path }) => path.length > at.path.length) : [];
}

function entriesToWalk(list: unknown): number[] {
  if (!Array.isArray(list)) return [];
  const kinds = new Map<unknown, number>();
  list.forEach((item, index) => {
    const kind = (item as { kind?: unknown } | null)?.kind ?? Object.keys(Object(item)).join();
    if (!kinds.has(kind)) kinds.set(kind, index);
  });
  return list.length === 0 ? [0] : [...kinds.values()];
}

/** `root` with `value` at `path`; `undefined` removes it. The root itself is not changed. */
export function withValue(
  root: unknown,
  [step, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (step === undefined) return value;
  if (Array.isArray(root)) {
    const next = withValue(root[Number(step)], rest, value);
    const index = Number(step);
    return next === undefined
      ? root.filter((_, other) => other !== index)
      : [...root.slice(0, index), next, ...root.slice(index + 1)];
  }
  const entries = Object.entries((root ?? {}) as object).filter(([key]) => key !== step);
  const next = withValue((root as Record<string, unknown> | undefined)?.[step], rest, value);
  return Object.fromEntries(next === undefined ? entries : [...entries, [String(step), next]]);
}

/** The value at `path` of `root`. */
export const valueAt = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[step] : undefined,
    root,
  );
