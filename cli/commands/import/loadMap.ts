import * as path from 'node:path';
import { isKnownZone } from '../../../data/model/time/zone.ts';
import { type FeedMap, feedMapSchema } from '../../../data/schema/feedMap.ts';
import { slugPattern } from '../../../data/schema/primitives.ts';
import { draftObject } from '../../content/draft.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { jsonSource } from '../../diagnostics/sourceFile.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { type FileSystem, systemErrorCode } from '../../files/fileSystem.ts';

/** A map of a feed. */
export interface LoadedMap {
  /** The name of the feed: that of the file. */
  readonly feed: string;
  /** The file as typed, with forward slashes. */
  readonly name: string;
  /** Its absolute path. */
  readonly file: string;
  readonly text: string;
  readonly map: FeedMap;
}

/** The ids that a map can name. */
export interface KnownGroups {
  readonly categories: readonly string[];
  readonly neighborhoods: readonly string[];
}

/** Reads and checks a map; the diagnostics name each problem with its place. */
export function loadMap(
  fs: FileSystem,
  cwd: string,
  name: string,
  known: KnownGroups,
): LoadedMap | Diagnostic[] {
  const file = path.resolve(cwd, name);
  const feed = path.basename(name, '.json');
  const text = readMapText(fs, file, name);
  if (typeof text !== 'string') return [text];
  if (!slugPattern.test(feed) || feed.length > 80) {
    return [
      diagnostic({
        code: 'CD109',
        file: name,
        problem: `"${feed}" cannot be the name of a feed.`,
        expected: 'lower-case letters, digits and single hyphens, such as "partner.json"',
      }),
    ];
  }
  const diagnostics: Diagnostic[] = [];
  const source = jsonSource(name, () => text);
  const map = draftObject(feedMapSchema, source, diagnostics)?.value;
  if (!map) return diagnostics;
  for (const { path: steps, code, problem, hint } of unknownNames(map, known)) {
    diagnostics.push(diagnostic({ code, file: name, range: source.locate(steps, 'value'), problem, hint }));
  }
  return diagnostics.length > 0 ? diagnostics : { feed, name, file, text, map };
}

interface UnknownName extends Pick<Diagnostic, 'code' | 'problem' | 'hint'> {
  readonly path: readonly PropertyKey[];
}

/** Categories, neighborhoods and zones of a map that do not exist. */
function unknownNames(map: FeedMap, { categories, neighborhoods }: KnownGroups): UnknownName[] {
  const { category, neighborhood, dates } = map;
  const named = [
    ...(category.rules ?? []).map(({ is }, index) => ({ id: is, path: ['category', 'rules', index, 'is'] })),
    { id: category.default, path: ['category', 'default'] },
  ];
  const place = neighborhood?.default ?? 'drop';
  return [
    ...named.flatMap(({ id, path: steps }) =>
      id === 'drop' || categories.includes(id)
        ? []
        : [
            {
              code: 'CD303' as const,
              path: steps,
              problem: `There is no category "${id}".`,
              hint: didYouMean(id, categories) ?? `There are: ${categories.join(', ')}.`,
            },
          ],
    ),
    ...(place === 'drop' || place === 'citywide' || neighborhoods.includes(place)
      ? []
      : [
          {
            code: 'CD304' as const,
            path: ['neighborhood', 'default'],
            problem: `There is no neighborhood "${place}".`,
            hint: didYouMean(place, neighborhoods) ?? existing(neighborhoods),
          },
        ]),
    ...(dates?.zone === undefined || isKnownZone(dates.zone)
      ? []
      : [
          {
            code: 'CD205' as const,
            path: ['dates', 'zone'],
            problem: `There is no time zone "${dates.zone}".`,
            hint: 'Write one such as "Europe/London".',
          },
        ]),
  ];
}

const existing = (neighborhoods: readonly string[]) =>
  neighborhoods.length > 0
    ? `There are: ${neighborhoods.join(', ')}.`
    : 'The city has none: leave "default" out, or write "citywide" or "drop".';

function readMapText(fs: FileSystem, file: string, name: string): string | Diagnostic {
  try {
    return fs.readText(file);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    const hint = 'Make one: city-deals import --suggest FEED > feeds/name.json';
    if (code === 'ENOENT')
      return diagnostic({ code: 'CD102', file: name, problem: 'There is no such map.', hint });
    const problem = code === 'EISDIR' ? 'This is a folder, not a map.' : `The map cannot be read (${code}).`;
    return diagnostic({
      code: 'CD103',
      file: name,
      problem,
      hint: code === 'EISDIR' ? 'Name a file in it, or import all with --all.' : null,
    });
  }
}
