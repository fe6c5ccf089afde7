import * as path from 'node:path';
import { inCatalogue } from '../../../../data/messages/t.ts';
import { dealPath } from '../../../../data/model/routes.ts';
import { createContentTexts } from '../../../content/contentTexts.ts';
import { type Draft, rawField, stringField } from '../../../content/draft.ts';
import { draftSite, type SiteDrafts } from '../../../content/draftSite.ts';
import { readSources } from '../../../content/readSources.ts';
import type { Diagnostic, Range } from '../../../diagnostics/diagnostic.ts';
import type { Deps } from '../../../program/deps.ts';
import { openSite, type SiteRequest } from '../../../program/openSite.ts';
import { type DevProblem, problemOfDiagnostic } from '../devProblem.ts';
import { checkDraftPages } from './checkDraftPages.ts';

/** A draft with what `validate` and `check` say about it. */
export interface DraftReview {
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
  /** Where it is written, such as "data/content/deals/taco.json:3". */
  readonly place: string;
  readonly problems: readonly DevProblem[];
}

/** A draft as it is written. */
interface WrittenDraft {
  readonly title: string;
  readonly path: string;
  readonly file: string;
  readonly range: Range | null;
}

/** All drafts of the content, also of content that is not valid; `out` is the folder of the built site, absolute. */
export function reviewDrafts(deps: Deps, request: SiteRequest, out: string): readonly DraftReview[] {
  const drafts = findDrafts(deps, request);
  if (drafts.length === 0) return [];
  const opened = openSite(deps, { ...request, drafts: true });
  const diagnostics = opened.ok ? opened.warnings : opened.diagnostics;
  const findings = opened.ok
    ? checkDraftPages(deps, opened, { out, paths: drafts.map((draft) => draft.path), label: request.content })
    : new Map<string, readonly DevProblem[]>();
  return drafts.map(({ title, path: at, file, range }) => ({
    ...{ title, path: at },
    place: range === null ? file : `${file}:${range.start.line}`,
    problems: [
      ...diagnostics
        .filter((item) => isWithin(item, file, range))
        .map((item) => problemOfDiagnostic(item, opened.textOf)),
      ...(findings.get(at) ?? []),
    ],
  }));
}

/** Whether a diagnostic is about something between the first and the last line of an entry. */
function isWithin(item: Diagnostic, file: string, range: Range | null): boolean {
  if (item.file !== file) return false;
  if (range === null || item.range === null) return range === null;
  const { line } = item.range.start;
  return line >= range.start.line && line <= range.end.line;
}

function findDrafts({ fs, cwd }: Deps, { content }: SiteRequest): readonly WrittenDraft[] {
  const folder = path.resolve(cwd, content);
  const { sources, diagnostics } = readSources(fs, folder, createContentTexts(fs, folder));
  const drafts = draftSite(sources, diagnostics);
  return inCatalogue(drafts.catalogue, () => pagesOf(drafts)).flatMap(({ item, path: at }) =>
    rawField(item, 'draft') === true
      ? {
          title: stringField(item, 'title') ?? at,
          path: at,
          file: `${content}/${item.file.path}`,
          // A file of one entry is its own as a whole, also what a diagnostic says of no line.
          range: item.path.length === 0 ? null : item.file.locate(item.path, 'value'),
        }
      : [],
  );
}

/** What can be a draft, with the path of its page. */
function pagesOf({
  deals,
  landingPages,
  pages,
  holidays,
}: SiteDrafts): { item: Draft<unknown>; path: string }[] {
  return [
    ...deals.map((item) => ({ item, path: dealPath(stringField(item, 'slug') ?? '') })),
    ...landingPages.map((item) => ({ item, path: `/${item.name}` })),
    ...pages.map(({ name, draft }) => ({ item: draft, path: `/${name}` })),
    ...holidays.flatMap(({ id, hub, pages: others }) => [
      ...(hub === null ? [] : [{ item: hub, path: `/${id}` }]),
      ...others.map((item) => ({ item, path: `/${id}/${item.name}` })),
    ]),
  ];
}
