import type { PageElement } from '../markup.ts';
import type { PageRule } from '../page.ts';
import { wordsOf } from '../visibleText.ts';

/** A page has one first heading, and no level is left out below another (CD871, CD872). */
export const headingRule: PageRule = ({ markup }, _site, found) => {
  const headings = markup.elements.filter(
    ({ name, attributes }) => /^h[1-6]$/.test(name) && attributes.hidden === undefined,
  );
  const first = headings.filter(({ name, parent }) => name === 'h1' && parent !== null);
  if (first.length !== 1) {
    const which = first.length === 0 ? 'no first heading' : `${first.length} first headings`;
    found('CD871', {
      problem: `The page has ${which} (<h1>).`,
      expected: 'one, that says what the page is about',
    });
  }
  const empty = first.find((heading) => wordsOf(heading) === '');
  if (empty) found('CD871', { problem: 'The first heading of the page is empty.', at: empty });
  let level = 0;
  for (const heading of headings) {
    const next = levelOf(heading);
    if (level > 0 && next > level + 1) {
      const words = wordsOf(heading);
      found('CD872', {
        problem: `The heading "${words}" is of level ${next}, right below one of level ${level}.`,
        expected: `level ${level + 1}`,
        clues: [words],
        at: heading,
      });
    }
    level = next;
  }
};

const levelOf = ({ name }: PageElement) => Number(name.slice(1));
