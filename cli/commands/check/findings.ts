import type { FindingCode } from './catalogue.ts';
import type { ContentPlaces } from './contentPlaces.ts';
import { type Finding, type FindingWords, pagesNamed } from './finding.ts';
import type { PageElement } from './markup.ts';

/** A page as far as findings need to know it. */
interface FoundOn {
  readonly path: string;
  readonly file: string;
  /** The page whose words it shows: its own path but for aliases. */
  readonly canonicalPath: string;
}

/** Findings while they are gathered. */
export interface FindingCollection {
  addOnPage(page: FoundOn, code: FindingCode, words: FindingWords): void;
  addOnSite(code: FindingCode, page: string | null, output: string, words: FindingWords): void;
  /** Everything found, each fault once, with its place in the content; by page, then code. */
  list(places: ContentPlaces | null): Finding[];
}

interface Group {
  readonly code: FindingCode;
  readonly words: Omit<FindingWords, 'at'>;
  readonly isShared: boolean;
  page: string | null;
  output: string;
  readonly pages: string[];
  pageCount: number;
  /** The page that was counted last: a page may show a fault several times. */
  lastPage: string | null;
}

/**
 * Gathers findings. A fault in what all pages share is one finding, whichever pages show it; so is
 * one that a page shares with its aliases.
 */
export function collectFindings(): FindingCollection {
  const groups = new Map<string, Group>();
  const groupAt = (
    key: readonly string[],
    fresh: Pick<Group, 'code' | 'words' | 'isShared' | 'page' | 'output'>,
  ) => {
    const name = key.join('\n');
    const group = groups.get(name) ?? { ...fresh, pages: [], pageCount: 0, lastPage: null };
    groups.set(name, group);
    return group;
  };
  return {
    addOnPage({ path, file, canonicalPath }, code, { at, ...words }) {
      const isShared = at !== undefined && isInFrame(at);
      const key = [code, words.problem, isShared ? '' : canonicalPath];
      const group = groupAt(key, { code, words, isShared, page: path, output: file });
      count(group, path);
      if (path !== canonicalPath || isShared) return;
      group.page = path;
      group.output = file;
    },
    addOnSite(code, page, output, { at: _, ...words }) {
      const key = [code, words.problem, page ?? '', output];
      count(groupAt(key, { code, words, isShared: false, page, output }), page);
    },
    list: (places) => [...groups.values()].map((group) => located(group, places)).sort(byPage),
  };
}

function count(group: Group, page: string | null): void {
  if (page === null || group.lastPage === page) return;
  group.lastPage = page;
  group.pageCount += 1;
  if (group.pages.length < pagesNamed) group.pages.push(page);
}

/** True for what does not stand in the main part of a page: header, footer, and the scripts and sheets of the head. */
function isInFrame(element: PageElement): boolean {
  for (let around: PageElement | null = element; around; around = around.parent) {
    if (around.name === 'main') return false;
  }
  return true;
}

function located(
  { code, words, isShared, page, output, pages, pageCount }: Group,
  places: ContentPlaces | null,
): Finding {
  const { problem, expected = null, hint = null, clues = [] } = words;
  const place = places?.placeOf(page, clues, isShared && pageCount > 1) ?? { file: null, range: null };
  return { code, page, output, pages, pageCount, problem, expected, hint, ...place };
}

const byPage = (a: Finding, b: Finding) =>
  compare(a.page ?? '', b.page ?? '') || compare(a.code, b.code) || compare(a.problem, b.problem);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
