import type { PageRule } from '../page.ts';

/** Below that a search engine writes its own; beyond it cuts off. */
const limits = { least: 50, most: 170 };

/** Each listed page has one description, of a length that a result can show (CD814, CD815). */
export const descriptionRule: PageRule = ({ description, isIndexable, markup }, _site, found) => {
  const count = markup.named('meta').filter(({ attributes }) => attributes.name === 'description').length;
  if (description === null || description.trim() === '') {
    found('CD814', {
      problem: 'The page has no description.',
      hint: 'Give it a "metaDescription" or a "summary".',
    });
    return;
  }
  const clues = cluesOf(description);
  if (count > 1) found('CD814', { problem: `The page has ${count} descriptions.`, clues });
  const { length } = description;
  if (!isIndexable || (length >= limits.least && length <= limits.most)) return;
  found('CD815', {
    problem: `The description has ${length} characters: "${description}"`,
    expected: `${limits.least} to ${limits.most}`,
    hint:
      length < limits.least
        ? 'Say more of what the page offers.'
        : 'Search results cut it off: say it in fewer words.',
    clues,
  });
};

/** What content may say that a description is made of. */
export const cluesOf = (description: string): string[] => [
  description,
  description.replace(/^Page \d+ of \d+\. /, ''),
];
