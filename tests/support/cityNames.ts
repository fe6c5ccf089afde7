import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';

/** The fields of content that `namesOf` reads; all others may be missing. */
interface Named {
  readonly id?: string;
  readonly name?: string;
  readonly label?: string;
  readonly slug?: string;
  readonly vendor?: string;
  readonly aliases?: readonly string[];
  readonly idioms?: readonly string[];
}

interface NamedSite {
  readonly name: string;
  readonly origin: string;
  readonly productSlug: string;
  readonly city: { readonly name: string; readonly region: string; readonly postalCode: string };
  readonly assistant: { readonly name: string; readonly themes?: readonly Named[] };
}

/** The names that identify a city. */
export interface CityNames {
  /** In their simplest spelling. */
  readonly spoken: ReadonlySet<string>;
  /** Names of pages and of kinds of things, such as "old-town"; they are made of words that anybody may say. */
  readonly written: ReadonlySet<string>;
}

/**
 * Names of places that are names of none, in their simplest spelling: every city has a downtown, and English itself has to
 * know what a university is.
 */
const common: ReadonlySet<string> = new Set(['downtown', 'university', 'out of town']);

/** `text` in lower case, with single spaces between words, also in names of code such as "oldTown" and "old-town". */
const plain = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The names in a content folder: of the city and its region, of neighborhoods in all their forms, of places on the map,
 * vendors, categories, offers and pages.
 */
export function namesOf(content: string): CityNames {
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(content, file), 'utf8')) as T;
  const filesIn = (folder: string) => readdirSync(path.join(content, folder));
  const site = read<NamedSite>('site.json');
  const areas = read<Named[]>('neighborhoods.json');
  const kinds = [...read<Named[]>('categories.json'), ...(site.assistant.themes ?? [])];
  const deals = filesIn('deals').flatMap((file) => read<Named[]>(`deals/${file}`));
  const vendors = filesIn('.').includes('vendors.json') ? read<Named[]>('vendors.json') : [];
  const places = filesIn('.').includes('map.json') ? read<{ places: Named[] }>('map.json').places : [];
  const pages = filesIn('landing-pages').map((file) => path.basename(file, '.json'));
  const spoken = [
    ...[site.name, new URL(site.origin).hostname, site.assistant.name],
    ...[site.city.name, site.city.region, site.city.postalCode],
    ...areas.flatMap(({ label, aliases = [], idioms = [] }) => [label, ...aliases, ...idioms]),
    ...[...places, ...vendors].map(({ name }) => name),
    ...deals.map(({ vendor }) => vendor),
  ].map((name) => plain(name ?? ''));
  const ids = [...kinds, ...areas, ...deals, ...vendors].flatMap(({ id = '', slug = '' }) => [id, slug]);
  return {
    spoken: new Set(spoken.filter((name) => name !== '' && !common.has(name))),
    // Single words such as "events" are names of many things.
    written: new Set([site.productSlug, ...ids, ...pages].filter((name) => name.includes('-'))),
  };
}

/** The names that `text` has in it, as whole words. */
export function namesIn(text: string, { spoken, written }: CityNames): string[] {
  const words = ` ${plain(text)} `;
  const slugs = new Set(text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g));
  return [
    ...[...spoken].filter((name) => words.includes(` ${name} `)),
    ...[...written].filter((name) => slugs.has(name)),
  ];
}
