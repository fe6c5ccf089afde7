import type { FeedMap } from '../../../data/schema/feedMap.ts';
import type { FeedValue } from '../../../data/schema/feedValue.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { jsonSource } from '../../diagnostics/sourceFile.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { LoadedMap } from './loadMap.ts';
import { columnKey } from './rows/feedRow.ts';

/** A value of a map, and where it is. */
interface NamedColumns {
  readonly path: readonly PropertyKey[];
  readonly names: readonly string[];
}

/**
 * Values of a map of which the feed has no column (CD710). Where rows do not say which columns there are, only those that
 * each row needs: no row may have anything for the others.
 */
export function missingColumns(
  { map, name: file, text }: LoadedMap,
  columns: ReadonlySet<string>,
  hasHeader: boolean,
): Diagnostic[] {
  if (columns.size === 0) return [];
  const known = new Set([...columns].map(columnKey));
  const source = jsonSource(file, () => text);
  const named = hasHeader ? [...requiredColumns(map), ...otherColumns(map)] : requiredColumns(map);
  return named
    .filter(({ names }) => names.length > 0 && !names.some((name) => known.has(columnKey(name))))
    .map(({ path, names: [name = ''] }, index) =>
      diagnostic({
        code: 'CD710',
        severity: 'warning',
        file,
        range: source.locate(path, 'value'),
        problem: `The feed has no column "${name}".`,
        hint: didYouMean(name, [...columns]) ?? (index === 0 ? `It has: ${[...columns].join(', ')}.` : null),
      }),
    );
}

const requiredColumns = ({ id, fields: { title, vendor } }: FeedMap): NamedColumns[] => [
  { path: ['id'], names: namesIn(id) },
  { path: ['fields', 'title'], names: namesIn(title) },
  { path: ['fields', 'vendor'], names: namesIn(vendor) },
];

function otherColumns({ fields, facts, hours, currency, category, neighborhood, filters }: FeedMap) {
  const { title: _, vendor: __, ...others } = fields;
  const near = neighborhood?.near;
  const values: readonly (readonly [readonly PropertyKey[], FeedValue | undefined])[] = [
    ...Object.entries(others).map(([key, value]) => [['fields', key], value] as const),
    ...Object.entries(facts ?? {}).map(([key, value]) => [['facts', key], value] as const),
    ...(category.rules ?? []).map(({ from }, index) => [['category', 'rules', index, 'from'], from] as const),
    ...(filters ?? []).map(({ from }, index) => [['filters', index, 'from'], from] as const),
    [['hours'], hours],
    [['currency'], currency],
    [['neighborhood', 'from'], neighborhood?.from],
    [['neighborhood', 'near', 'lat'], near?.lat],
    [['neighborhood', 'near', 'lon'], near?.lon],
  ];
  return values.map(([path, value]) => ({ path, names: value === undefined ? [] : namesIn(value) }));
}

function namesIn(value: FeedValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value;
  if ('value' in value) return [];
  if ('template' in value) return [...value.template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return [value.from].flat();
}
