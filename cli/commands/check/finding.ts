import type { Range } from '../../diagnostics/diagnostic.ts';
import type { FindingCode } from './catalogue.ts';
import type { PageElement } from './markup.ts';

/** What a rule says of something that is wrong. */
export interface FindingWords {
  /** What is wrong, as a sentence. */
  readonly problem: string;
  /** What would be right; completes "expected: …". */
  readonly expected?: string;
  /** What to do, as a sentence. */
  readonly hint?: string;
  /** Texts by which the place in the content can be found, the surest first. */
  readonly clues?: readonly string[];
  /** The element that is wrong; absent where the page as a whole, or what its head says of it, is. */
  readonly at?: PageElement;
}

/** Takes what a rule finds on the page that it was given. */
export type Found = (code: FindingCode, words: FindingWords) => void;

/** Takes what a rule finds on the site: `page` is its path, or `null` where no one page is meant. */
export type FoundOnSite = (
  code: FindingCode,
  page: string | null,
  output: string,
  words: FindingWords,
) => void;

/** One thing that is wrong with the built site. */
export interface Finding {
  readonly code: FindingCode;
  /** The path of the page, or of the first of several; `null` where the fault is in no page. */
  readonly page: string | null;
  /** The file in the output folder. */
  readonly output: string;
  /** Paths of all pages that show the same fault, the first `pagesNamed` of them. */
  readonly pages: readonly string[];
  readonly pageCount: number;
  readonly problem: string;
  readonly expected: string | null;
  readonly hint: string | null;
  /** The content file to open; `null` where no content is behind it, or the content could not be read. */
  readonly file: string | null;
  /** Where in that file; `null` where the whole of it is meant. */
  readonly range: Range | null;
}

/** Of the pages that share a fault so many are named, the others counted. */
export const pagesNamed = 20;
