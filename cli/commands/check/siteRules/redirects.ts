import { readRedirects } from '../builtSite.ts';
import type { SiteRule } from './siteRule.ts';

const file = '_redirects';

/** Each redirect leads to what is there, at once, and each address has one (CD838). */
export const redirectRule: SiteRule = ({ text, redirects, answerAt }, _pages, found) => {
  const seen = new Set<string>();
  for (const { from, to, line } of readRedirects(text(file))) {
    const wrong = (problem: string) => found('CD838', null, file, { problem: `Line ${line}: ${problem}` });
    if (seen.has(from)) wrong(`${from} is redirected twice.`);
    seen.add(from);
    if (/^https?:/.test(to) || from.includes('*')) continue;
    const [path = ''] = to.split(/[?#]/);
    if (path === from) wrong(`${from} leads to itself.`);
    else if (redirects.has(path)) wrong(`${from} leads to ${to}, which leads on to ${redirects.get(path)}.`);
    else if (answerAt(path).kind === 'nothing') wrong(`${from} leads to ${to}, where nothing is.`);
  }
};
