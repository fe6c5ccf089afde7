import type { FindingCode } from '../catalogue.ts';
import type { PageMemory } from '../pageMemory.ts';
import { cluesOf as descriptionClues } from '../rules/descriptions.ts';
import { cluesOf as titleClues } from '../rules/titles.ts';
import type { SiteRule } from './siteRule.ts';

/** No two pages that search engines list have one title or one description (CD813, CD816). */
export const sharedWordsRule: SiteRule = (_site, pages, found) => {
  const listed = [...pages.values()].filter(({ isListed }) => isListed);
  const compare = (
    code: FindingCode,
    what: string,
    words: (page: PageMemory) => string | null,
    clues: (text: string) => string[],
  ) => {
    const firsts = new Map<string, PageMemory>();
    for (const page of listed) {
      const text = words(page);
      if (text === null || text === '') continue;
      const first = firsts.get(text);
      if (!first) firsts.set(text, page);
      else {
        found(code, page.path, page.file, {
          problem: `The page has the ${what} of ${first.path}: "${text}".`,
          expected: 'words of its own',
          clues: clues(text),
        });
      }
    }
  };
  compare('CD813', 'title', ({ title }) => title, titleClues);
  compare('CD816', 'description', ({ description }) => description, descriptionClues);
};
