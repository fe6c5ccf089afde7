import { chatPath } from '../../data/model/routes.ts';
import type { SiteConfig } from '../../data/schema/site.ts';
import { type Diagnostic, diagnostic, formatValue } from '../diagnostics/diagnostic.ts';
import { placeIn, type SourceFile } from '../diagnostics/sourceFile.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { splitLines } from '../diagnostics/textLines.ts';
import { type Draft, draftDiagnostic, stringField } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';
import { didYouMeanEntity, idFrom } from './entityNames.ts';
import type { MarkdownFile, MarkdownLink } from './parseMarkdown.ts';
import type { PathIndex } from './sitePaths.ts';

/** Reports links of `site.json` to pages that do not exist (CD308), and areas that do not (CD304). */
export function checkSiteLinks(
  site: Draft<SiteConfig>,
  paths: PathIndex,
  { neighborhoods, hasNoNeighborhoods }: Pick<SiteDrafts, 'neighborhoods' | 'hasNoNeighborhoods'>,
): Diagnostic[] {
  const ids = neighborhoods.flatMap((item) => stringField(item, 'id') ?? []);
  const areas = site.value?.navigation.areas ?? [];
  return [
    ...checkHrefs(site, paths),
    ...areas.flatMap((id, index) => {
      if (ids.includes(id) || (ids.length === 0 && !hasNoNeighborhoods)) return [];
      return draftDiagnostic(site, ['navigation', 'areas', index], {
        code: 'CD304',
        problem: `There is no neighborhood ${JSON.stringify(id)}.`,
        expected: idFrom('neighborhoods.json', ids),
        hint: didYouMeanEntity(id, neighborhoods),
      });
    }),
  ];
}

/** The drafts of all guides: landing pages, hubs of holidays and their other pages. */
export const guideDrafts = ({ landingPages, holidays }: SiteDrafts): Draft<unknown>[] => [
  ...landingPages,
  ...holidays.flatMap(({ hub, pages }) => [...(hub ? [hub] : []), ...pages]),
];

/** Reports each `href` of a file that leads to no page of the site (CD308). */
export function checkHrefs(item: Draft<unknown>, paths: PathIndex): Diagnostic[] {
  return hrefsIn(item.raw, []).flatMap(({ href, path }) =>
    isPage(href, paths) ? [] : unknownPage(placeIn(item.file, path), href, paths),
  );
}

function hrefsIn(value: unknown, path: readonly PropertyKey[]): { href: string; path: PropertyKey[] }[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = [...path, Array.isArray(value) ? Number(key) : key];
    const isPath = key === 'href' && typeof inner === 'string' && /^\/(?!\/)/.test(inner);
    return isPath ? { href: inner, path: step } : hrefsIn(inner, step);
  });
}

/** Reports links of a Markdown page that lead nowhere (CD308) or are not allowed (CD312). */
export function checkProseLinks(
  file: SourceFile,
  links: readonly MarkdownLink[],
  paths: PathIndex,
): Diagnostic[] {
  return links.flatMap(({ target, isPicture, line }) => {
    if (!isPicture && (/^(?:https:\/\/|mailto:|#)/i.test(target) || isPage(target, paths))) return [];
    const range = wholeLine(file.readText(), line);
    if (isPicture) return pictureInText(file, range);
    return /^\/(?!\/)/.test(target)
      ? unknownPage({ file: file.path, range }, target, paths)
      : unsafeLink(file, range, target);
  });
}

/** Reports paragraphs of a Markdown page with HTML, which visitors would read as it is (CD207). */
export function checkProseTags(file: SourceFile, tags: MarkdownFile['tags']): Diagnostic[] {
  return tags.map(({ written, line }) =>
    diagnostic({
      code: 'CD207',
      file: file.path,
      range: wholeLine(file.readText(), line),
      problem: `This paragraph contains the HTML ${formatValue(written)}, which visitors would read as it is.`,
      hint: 'Write Markdown: **bold**, *italic*, [a link](/deals), and an empty line for a new paragraph.',
    }),
  );
}

function wholeLine(text: string, line: number): NonNullable<Diagnostic['range']> {
  const length = splitLines(text)[line - 1]?.length ?? 0;
  return { start: { line, column: 1 }, end: { line, column: length + 1 } };
}

const pictureInText = (file: SourceFile, range: Diagnostic['range']) =>
  diagnostic({
    code: 'CD312',
    file: file.path,
    range,
    problem: 'A Markdown page cannot show pictures.',
    hint: 'Remove the picture, or link to it.',
  });

const unsafeLink = (file: SourceFile, range: Diagnostic['range'], target: string) =>
  diagnostic({
    code: 'CD312',
    file: file.path,
    range,
    problem: `A page must not link to ${JSON.stringify(target)}.`,
    expected: 'a path of this site such as "/deals", an https: address or a mailto: address',
  });

const isPage = (href: string, paths: PathIndex) => paths.has(href.replace(/[?#].*$/, ''));

function unknownPage(place: Pick<Diagnostic, 'file' | 'range'>, href: string, paths: PathIndex): Diagnostic {
  return diagnostic({
    code: 'CD308',
    ...place,
    problem: `There is no page ${JSON.stringify(href)}.`,
    expected: 'the path of a page of this site',
    hint:
      href === chatPath()
        ? 'Remove the link: the assistant does not speak the language of the site (CD410).'
        : didYouMean(href, paths.known),
  });
}
