import type { Range } from '../../diagnostics/diagnostic.ts';
import { closest, type MarkupElement } from '../../html/markup.ts';
import type { ContentPlaces } from './contentPlaces.ts';
import type { FindingCode } from './findingCodes.ts';
import type { FindingDetails, ReportOnSite } from './rule.ts';

/** A problem of the built site. */
export interface Finding {
  readonly code: FindingCode;
  /** The path of the page, or of the first of several; `null` if no page has the problem. */
  readonly page: string | null;
  /** The file in the output folder. */
  readonly output: string;
  /** Paths of the pages that have the problem, at most the first `maxPagesNamed`. */
  readonly pages: readonly string[];
  /** The number of all pages that have the problem. */
  readonly pageCount: number;
  readonly problem: string;
  readonly expected: string | null;
  readonly hint: string | null;
  /** The content file to open; `null` if the problem is in no content, or the content could not be read. */
  readonly file: string | null;
  /** The place in that file; `null` for the whole file. */
  readonly range: Range | null;
}

const maxPagesNamed = 20;

/** The properties of a page that its findings need. */
interface FindingPage {
  readonly path: string;
  readonly file: string;
  /** The page whose content it shows: its own path, unless it is an alias. */
  readonly canonicalPath: string;
}

/** Collects findings while the rules run. */
export interface FindingCollection {
  addOnPage(page: FindingPage, code: FindingCode, details: FindingDetails): void;
  readonly addOnSite: ReportOnSite;
  /** All findings without duplicates, with their places in the content; sorted by page, then code. */
  list(places: ContentPlaces | null): Finding[];
}

/** Findings of several pages that are reported as one. */
interface Group {
  readonly code: FindingCode;
  readonly details: Omit<FindingDetails, 'element'>;
  /** True if the problem is in what all pages share. */
  readonly isShared: boolean;
  page: string | null;
  output: string;
  readonly pages: string[];
  pageCount: number;
  /** The page that was counted last: a page may have a problem several times. */
  lastPage: string | null;
}

/**
 * A collection that reports a problem of what all pages share (header, footer, head) as one finding, whichever pages
 * have it, and likewise a problem that a page has in common with its aliases.
 */
export function collectFindings(): FindingCollection {
  const groups = new Map<string, Group>();
  const groupFor = (
    key: readonly string[],
    initial: Pick<Group, 'code' | 'details' | 'isShared' | 'page' | 'output'>,
  ) => {
    const name = key.join('\n');
    const group = groups.get(name) ?? { ...initial, pages: [], pageCount: 0, lastPage: null };
    groups.set(name, group);
    return group;
  };
  return {
    addOnPage({ path, file, canonicalPath }, code, { element, ...details }) {
      const isShared = element !== undefined && isOutsideMain(element);
      const key = [code, details.problem, isShared ? '' : canonicalPath];
      const group = groupFor(key, { code, details, isShared, page: path, output: file });
      countPage(group, path);
      if (path !== canonicalPath || isShared) return;
      group.page = path;
      group.output = file;
    },
    addOnSite(code, page, output, { element: _, ...details }) {
      const key = [code, details.problem, page ?? '', output];
      countPage(groupFor(key, { code, details, isShared: false, page, output }), page);
    },
    list: (places) => [...groups.values()].map((group) => toFinding(group, places)).sort(byPage),
  };
}

function countPage(group: Group, page: string | null): void {
  if (page === null || group.lastPage === page) return;
  group.lastPage = page;
  group.pageCount += 1;
  if (group.pages.length < maxPagesNamed) group.pages.push(page);
}

const isOutsideMain = (element: MarkupElement) => closest(element, ({ name }) => name === 'main') === null;

function toFinding(
  { code, details, isShared, page, output, pages, pageCount }: Group,
  places: ContentPlaces | null,
): Finding {
  const { problem, expected = null, hint = null, clues = [] } = details;
  const place = places?.placeOf(page, clues, isShared && pageCount > 1) ?? { file: null, range: null };
  return { code, page, output, pages, pageCount, problem, expected, hint, ...place };
}

const byPage = (a: Finding, b: Finding) =>
  compareText(a.page ?? '', b.page ?? '') || compareText(a.code, b.code) || compareText(a.problem, b.problem);

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
