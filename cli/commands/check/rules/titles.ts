import type { FindingCode } from '../findingCodes.ts';
import { type PageSummary, titlesOf } from '../page.ts';
import type { PageRule, SiteRule } from '../rule.ts';

/** Search results have room for about 600 pixels, some 60 letters; the site's name comes last and may be cut off. */
const titleLength = { min: 15, max: 60 };

/** Search engines replace a shorter description by one of their own, and cut off a longer one. */
const descriptionLength = { min: 50, max: 170 };

/** Each page has one title, short enough for a search result (CD811, CD812). */
export const titleRule: PageRule = ({ title, markup }, { facts }, report) => {
  const count = titlesOf(markup).length;
  if (title === null || title === '') {
    report('CD811', { problem: 'The page has no <title>.', hint: 'Add a title to its content file.' });
    return;
  }
  if (count > 1) report('CD811', { problem: `The page has ${count} titles.`, clues: titleClues(title) });
  const ownTitle = withoutSiteName(title, facts?.siteName ?? '');
  const isShort = title.length < titleLength.min;
  if (!isShort && ownTitle.length <= titleLength.max) return;
  const length = isShort ? title.length : ownTitle.length;
  const scope = ownTitle === title ? '' : ' before the name of the site';
  report('CD812', {
    problem: `The title is too ${isShort ? 'short' : 'long'}, ${length} characters${scope}: "${ownTitle}".`,
    expected: `${titleLength.min} to ${titleLength.max} characters`,
    hint: isShort
      ? 'Say what the page is about.'
      : 'Search results cut off long titles: say it in fewer words.',
    clues: titleClues(title),
  });
};

function withoutSiteName(title: string, siteName: string): string {
  const suffix = ` | ${siteName}`;
  return siteName !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** Texts of the content that a title may be composed of: without the site's name, the discount or the page number. */
function titleClues(title: string): string[] {
  const ownTitle = title.replace(/ \| [^|]*$/, '');
  return [ownTitle, ownTitle.replace(/: \d+% off$/, ''), ownTitle.replace(/, page \d+$/, '')];
}

/** Each page has one description, and that of a listed page fits a search result (CD814, CD815). */
export const descriptionRule: PageRule = ({ description, isIndexable, markup }, _site, report) => {
  const count = markup.named('meta').filter(({ attributes }) => attributes.name === 'description').length;
  if (description === null || description.trim() === '') {
    report('CD814', {
      problem: 'The page has no description.',
      hint: 'Add a "metaDescription" or a "summary" to its content.',
    });
    return;
  }
  const clues = descriptionClues(description);
  if (count > 1) report('CD814', { problem: `The page has ${count} descriptions.`, clues });
  const { length } = description;
  const { min, max } = descriptionLength;
  if (!isIndexable || (length >= min && length <= max)) return;
  const isShort = length < min;
  report('CD815', {
    problem: `The description is too ${isShort ? 'short' : 'long'}, ${length} characters: "${description}"`,
    expected: `${min} to ${max} characters`,
    hint: isShort
      ? 'Say more about what the page offers.'
      : 'Search results cut off long descriptions: say it in fewer words.',
    clues,
  });
};

/** Texts of the content that a description may be composed of. */
const descriptionClues = (description: string): string[] => [
  description,
  description.replace(/^Page \d+ of \d+\. /, ''),
];

/** No two listed pages share a title or a description (CD813, CD816). */
export const uniqueTitleRule: SiteRule = (_site, pages, report) => {
  const listed = [...pages.values()].filter(({ isListed }) => isListed);
  const compare = (
    code: FindingCode,
    label: string,
    textIn: (page: PageSummary) => string | null,
    cluesFor: (text: string) => string[],
  ) => {
    const firstPages = new Map<string, PageSummary>();
    for (const page of listed) {
      const text = textIn(page);
      if (text === null || text === '') continue;
      const first = firstPages.get(text);
      if (!first) firstPages.set(text, page);
      else {
        report(code, page.path, page.file, {
          problem: `The page has the same ${label} as ${first.path}: "${text}".`,
          expected: `a ${label} of its own`,
          clues: cluesFor(text),
        });
      }
    }
  };
  compare('CD813', 'title', ({ title }) => title, titleClues);
  compare('CD816', 'description', ({ description }) => description, descriptionClues);
};
