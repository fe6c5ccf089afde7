import { dealReferences } from '../../data/model/deals/dealReference.ts';
import { categoryPath, dealPath, neighborhoodPath } from '../../data/model/routes.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { guideDrafts } from './checkLinks.ts';
import { type Draft, type NamedDraft, rawField, stringField } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';
import { didYouMeanEntity } from './entityNames.ts';
import { type LocatedText, textsIn } from './proseTexts.ts';
import { guidePaths, type PathIndex } from './sitePaths.ts';

/**
 * Reports names in guides that do not exist: deals, categories, neighborhoods, other guides, and placeholders in
 * texts. `paths` knows which names may be in files that could not be read.
 */
export function checkGuides(drafts: SiteDrafts, paths: PathIndex): Diagnostic[] {
  const names = nameIndexes(drafts, paths);
  const landing: readonly Draft<unknown>[] = drafts.landingPages;
  return [
    ...drafts.landingPages.flatMap((item) => checkRelated(item, relatedPages(item, drafts, paths))),
    ...guideDrafts(drafts).flatMap((item) => checkReferences(item, names)),
    ...guideDrafts(drafts).flatMap((item) =>
      landing.includes(item)
        ? checkPlaceholders(item, rawField(item, 'isTimeSensitive') === true ? ['range', 'year'] : ['year'])
        : [...checkPlaceholders(item, ['date', 'weekend', 'year']), ...checkRelated(item, names.guide)],
    ),
  ];
}

/** The names of one kind of entity. */
interface NameIndex {
  readonly noun: string;
  readonly code: Diagnostic['code'];
  readonly all: readonly string[];
  /** A hint with the name that was meant. */
  readonly suggestion: (name: string) => string | null;
  /** True also for a name that may be in a file that could not be read. */
  readonly has: (name: string) => boolean;
}

type NameIndexes = Readonly<Record<'deal' | 'category' | 'neighborhood' | 'guide', NameIndex>>;

function nameIndexes(drafts: SiteDrafts, paths: PathIndex): NameIndexes {
  const kind = (
    noun: string,
    code: NameIndex['code'],
    all: readonly string[],
    path: (name: string) => string,
    entities: readonly Draft<unknown>[] = [],
  ) => ({
    noun,
    code,
    all,
    suggestion: (name: string) => didYouMean(name, all) ?? didYouMeanEntity(name, entities),
    has: (name: string) => all.includes(name) || isUnread(paths, path(name)),
  });
  const ids = (items: readonly Draft<unknown>[], key: string) =>
    items.flatMap((item) => stringField(item, key) ?? []);
  return {
    deal: kind('deal', 'CD315', ids(drafts.deals, 'slug'), dealPath),
    category: kind('category', 'CD303', ids(drafts.categories, 'id'), categoryPath, drafts.categories),
    neighborhood: kind(
      'neighborhood',
      'CD304',
      ids(drafts.neighborhoods, 'id'),
      neighborhoodPath,
      drafts.neighborhoods,
    ),
    guide: kind('guide', 'CD316', guidePaths(drafts), (path) => path),
  };
}

/** The pages that `related` of a landing page may name. */
function relatedPages(item: NamedDraft<unknown>, { landingPages }: SiteDrafts, paths: PathIndex): NameIndex {
  const all = landingPages.map(({ name }) => name).filter((name) => name !== item.name);
  const has = (name: string) => all.includes(name) || isUnread(paths, `/${name}`);
  return { noun: 'other landing page', code: 'CD316', all, has, suggestion: (name) => didYouMean(name, all) };
}

const isUnread = (paths: PathIndex, path: string) => paths.has(path) && !paths.known.includes(path);

function checkReferences(item: Draft<unknown>, names: NameIndexes): Diagnostic[] {
  return textsIn(item.raw).flatMap((located) => {
    const key = located.path.findLast((step) => typeof step === 'string');
    switch (key) {
      case 'deal':
        return checkName(item, located, names.deal);
      case 'categories':
        return checkName(item, located, names.category);
      case 'neighborhoods':
      case 'locationSpecific':
        return checkName(item, located, names.neighborhood);
      default:
        return [];
    }
  });
}

const checkRelated = (item: Draft<unknown>, names: NameIndex): Diagnostic[] =>
  textsIn(rawField(item, 'related'), ['related']).flatMap((located) => checkName(item, located, names));

function checkName(item: Draft<unknown>, { text, path }: LocatedText, names: NameIndex): Diagnostic[] {
  if (names.has(text)) return [];
  return [
    diagnostic({
      code: names.code,
      file: item.file.path,
      range: item.file.locate([...item.path, ...path], 'value'),
      problem: `There is no ${names.noun} ${JSON.stringify(text)}.`,
      hint: names.suggestion(text),
    }),
  ];
}

function checkPlaceholders(item: Draft<unknown>, allowed: readonly string[]): Diagnostic[] {
  return textsIn(item.raw).flatMap(({ text, path }) =>
    [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([whole, name = '']) => {
      if (allowed.includes(name) || dealReferences(whole).length > 0) return [];
      return diagnostic({
        code: 'CD314',
        file: item.file.path,
        range: item.file.locate([...item.path, ...path], 'value'),
        problem: `There is no placeholder ${whole} here.`,
        expected: [...allowed, 'deal:slug'].map((placeholder) => `{${placeholder}}`).join(', '),
        hint: didYouMean(name, allowed),
      });
    }),
  );
}
