import { headTitles, type PageRule } from '../page.ts';

/** A result has room for some 600 pixels: about 60 to 65 letters. What comes last, the site's name, may be cut. */
const limits = { least: 15, most: 65 };

/** Each page has one title, of a length that a result can show (CD811, CD812). */
export const titleRule: PageRule = ({ title, markup }, { facts }, found) => {
  const count = headTitles(markup).length;
  if (title === null || title === '') {
    found('CD811', { problem: 'The page has no title.', hint: 'Give it a title in its content file.' });
    return;
  }
  if (count > 1) found('CD811', { problem: `The page has ${count} titles.`, clues: cluesOf(title) });
  const own = withoutName(title, facts?.siteName ?? '');
  const isShort = title.length < limits.least;
  if (!isShort && own.length <= limits.most) return;
  found('CD812', {
    problem: `The title has ${isShort ? title.length : own.length} characters${own === title ? '' : ' before the name of the site'}: "${own}".`,
    expected: `${limits.least} to ${limits.most}`,
    hint: isShort ? 'Say what the page is about.' : 'Search results cut it off: say the same in fewer words.',
    clues: cluesOf(title),
  });
};

function withoutName(title: string, name: string): string {
  const end = ` | ${name}`;
  return name !== '' && title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** What content may say that a title is made of: before the name of the site, before the saving. */
export const cluesOf = (title: string): string[] => {
  const own = title.replace(/ \| [^|]*$/, '');
  return [own, own.replace(/: \d+% off$/, ''), own.replace(/, page \d+$/, '')];
};
