import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/zodIssues.ts';
import { type Draft, fieldOf, textOf } from './draft.ts';
import type { NamedDraft } from './draftFile.ts';
import type { Drafts } from './draftSite.ts';

/** What guides name wrongly: deals, categories, neighborhoods, other guides, and placeholders in their texts. */
export function guideChecks(drafts: Drafts): Diagnostic[] {
  const names = namesOf(drafts);
  const holidayFiles = drafts.holidays.flatMap(({ hub, pages }) => [...(hub ? [hub] : []), ...pages]);
  return [
    ...drafts.landingPages.flatMap((item) => [
      ...nameFaults(item, names),
      ...relatedFaults(item, drafts.landingPages),
      ...placeholderFaults(item, fieldOf(item, 'isTimeSensitive') === true ? ['range', 'year'] : ['year']),
    ]),
    ...holidayFiles.flatMap((item) => [
      ...nameFaults(item, names),
      ...placeholderFaults(item, ['date', 'weekend', 'year']),
      ...unknownRelated(item, names.pages),
    ]),
  ];
}

interface Names {
  readonly deals: readonly string[];
  readonly categories: readonly string[];
  readonly neighborhoods: readonly string[];
  readonly pages: readonly string[];
}

const namesOf = ({ deals, categories, neighborhoods, holidays, landingPages, pages }: Drafts): Names => ({
  deals: deals.flatMap((item) => textOf(item, 'slug') ?? []),
  categories: categories.flatMap((item) => textOf(item, 'id') ?? []),
  neighborhoods: neighborhoods.flatMap((item) => textOf(item, 'id') ?? []),
  pages: [
    ...pages.map(({ name }) => `/${name}`),
    ...landingPages.map(({ name }) => `/${name}`),
    ...holidays.flatMap(({ id, pages: own }) => [`/${id}`, ...own.map(({ name }) => `/${id}/${name}`)]),
    ...holidays.flatMap(({ pages: own }) => own.flatMap(({ value }) => value?.aliases ?? [])),
  ],
});

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
        return unknown(item, found, names.deals, 'CD315', 'deal');
      case 'categories':
        return unknown(item, found, names.categories, 'CD303', 'category');
      case 'neighborhoods':
      case 'locationSpecific':
        return unknown(item, found, names.neighborhoods, 'CD304', 'neighborhood');
      default:
        return [];
    }
  });
}

function relatedFaults(item: NamedDraft<unknown>, all: readonly NamedDraft<unknown>[]): Diagnostic[] {
  const others = all.map(({ name }) => name).filter((name) => name !== item.name);
  const related = textsIn(fieldOf(item, 'related'), ['related']);
  return related.flatMap((found) => unknown(item, found, others, 'CD316', 'other landing page'));
}

function unknownRelated(item: Draft<unknown>, pages: readonly string[]): Diagnostic[] {
  const related = textsIn(fieldOf(item, 'related'), ['related']);
  return related.flatMap((found) => unknown(item, found, pages, 'CD316', 'guide'));
}

function unknown(
  item: Draft<unknown>,
  { text, path }: Text,
  known: readonly string[],
  code: Diagnostic['code'],
  noun: string,
): Diagnostic[] {
  if (known.length === 0 || known.includes(text)) return [];
  return [
    diagnostic({
      code,
      file: item.file.path,
      range: item.file.locate([...item.path, ...path], 'value'),
      problem: `There is no ${noun} ${JSON.stringify(text)}.`,
      hint: suggestion(text, known),
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
