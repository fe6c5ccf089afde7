import type { MarkupElement } from '../../html/markup.ts';
import type { BuiltSite } from './builtSite.ts';
import type { FindingCode } from './findingCodes.ts';
import type { CheckedPage, PageSummary } from './page.ts';

/** What a rule reports about a problem. */
export interface FindingDetails {
  /** What is wrong, as a sentence. */
  readonly problem: string;
  /** What would be right; completes "expected: …". */
  readonly expected?: string;
  /** What to do, as a sentence. */
  readonly hint?: string;
  /** Texts to search the content for, to find the source of the problem; the most specific first. */
  readonly clues?: readonly string[];
  /** The element with the problem; absent if the whole page or its metadata has it. */
  readonly element?: MarkupElement;
}

/** Reports a problem of the page that is being checked. */
export type ReportOnPage = (code: FindingCode, details: FindingDetails) => void;

/** Reports a problem of the site, in the file `output`; `page` is a path, or `null` if no single page is affected. */
export type ReportOnSite = (
  code: FindingCode,
  page: string | null,
  output: string,
  details: FindingDetails,
) => void;

/** Checks one page. */
export type PageRule = (page: CheckedPage, site: BuiltSite, report: ReportOnPage) => void;

/** Checks the site as a whole, after all of its pages. */
export type SiteRule = (
  site: BuiltSite,
  pages: ReadonlyMap<string, PageSummary>,
  report: ReportOnSite,
) => void;

/** The hint for problems that only an incomplete or manipulated build can have. */
export const cleanBuildHint = 'Run "city-deals build --clean".';
