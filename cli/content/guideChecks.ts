import { categoryPath, dealPath, neighborhoodPath } from '../../data/model/routes.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/zodIssues.ts';
import type { NamedDraft } from './draft.ts';
import { type Draft, fieldOf, textOf } from './draft.ts';
import type { Drafts } from './draftSite.ts';
import { guideDrafts, type PathIndex } from './linkChecks.ts';
import { guidePaths } from './pathFaults.ts';

/**
 * What guides name wrongly: deals, categories, neighborhoods, other guides, and placeholders in their texts. `paths`
 * knows which names may stand in files that could not be read.
 */
export function guideChecks(drafts: Drafts, paths: PathIndex): Diagnostic[] {
  const names = namesOf(drafts, paths);
  const landing: readonly Draft<unknown>[] = drafts.landingPages;
  return [
    ...drafts.landingPages.flatMap((item) => relatedFaults(item, landingName(item, drafts, paths))),
    ...guideDrafts(drafts).flatMap((item) => nameFaults(item, names)),
    ...guideDrafts(drafts).flatMap((item) =>
      landing.includes(item)
        ? placeholderFaults(item, fieldOf(item, 'isTimeSensitive') === true ? ['range', 'year'] : ['year'])
        : [...placeholderFaults(item, ['date', 'weekend', 'year']), ...relatedFaults(item, names.guide)],
    ),
  ];
}

/** Names of one kind: which there are, and whether one is among them or may be in a file that was not read. */
interface Known {
  readonly noun: string;
  readonly code: Diagnostic['code'];
  readonly all: readonly string[];
  readonly has: (name: string) => boolean;
}

type Names = Readonly<Record<'deal' | 'category' | 'neighborhood' | 'guide', Known>>;

function namesOf(drafts: Drafts, paths: PathIndex): Names {
  const kind = (
    noun: string,
    code: Known['code'],
    all: readonly string[],
    path: (name: string) => string,
  ) => ({
    noun,
    code,
    all,
    has: (name: string) => all.includes(name) || isUnread(paths, path(name)),
  });
  const ids = (items: readonly Draft<unknown>[], key: string) =>
    items.flatMap((item) => textOf(item, key) ?? []);
  return {
    deal: kind('deal', 'CD315', ids(drafts.deals, 'slug'), dealPath),
    category: kind('category', 'CD303', ids(drafts.categories, 'id'), categoryPath),
    neighborhood: kind('neighborhood', 'CD304', ids(drafts.neighborhoods, 'id'), neighborhoodPath),
    guide: kind('guide', 'CD316', guidePaths(drafts), (path) => path),
  };
}

/** What `related` of a landing page may name. */
function landingName(item: NamedDraft<unknown>, { landingPages }: Drafts, paths: PathIndex): Known {
  const all = landingPages.map(({ name }) => name).filter((name) => name !== item.name);
  const has = (name: string) => all.includes(name) || isUnread(paths, `/${name}`);
  return { noun: 'other landing page', code: 'CD316', all, has };
}

const isUnread = (paths: PathIndex, path: string) => paths.has(path) && !paths.known.includes(path);

/** A text of a file, and where it stands. */
interface Text {
  readonly text: string;
  readonly path: readonly PropertyKey[];
}

function textsIn(value: unknown, path: readonly PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function nameFaults(item: Draft<unknown>, names: Names): Diagnostic[] {
  return textsIn(item.raw).flatMap((found) => {
    const key = found.path.findLast((step) => typeof step === 'string');
    switch (key) {
      case 'deal':
        return unknown(item, found, names.deal);
      case 'categories':
        return unknown(item, found, names.category);
      case 'neighborhoods':
      case 'locationSpecific':
        return unknown(item, found, names.neighborhood);
      default:
        return [];
    }
  });
}

const relatedFaults = (item: Draft<unknown>, known: Known): Diagnostic[] =>
  textsIn(fieldOf(item, 'related'), ['related']).flatMap((found) => unknown(item, found, known));

function unknown(item: Draft<unknown>, { text, path }: Text, known: Known): Diagnostic[] {
  if (known.has(text)) return [];
  return [
    diagnostic({
      code: known.code,
      file: item.file.path,
      range: item.file.locate([...item.path, ...path], 'value'),
      problem: `There is no ${known.noun} ${JSON.stringify(text)}.`,
      hint: suggestion(text, known.all),
    }),
  ];
}

function placeholderFaults(item: Draft<unknown>, allowed: readonly string[]): Diagnostic[] {
  return textsIn(item.raw).flatMap(({ text, path }) =>
    [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([whole, name = '']) => {
      if (allowed.includes(name)) return [];
      return diagnostic({
        code: 'CD314',
        file: item.file.path,
        range: item.file.locate([...item.path, ...path], 'value'),
        problem: `Nothing is known to put in place of ${whole}.`,
        expected: allowed.map((known) => `{${known}}`).join(', '),
        hint: suggestion(name, allowed),
      });
    }),
  );
}
