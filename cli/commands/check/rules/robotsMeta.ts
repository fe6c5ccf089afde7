import type { PageRule } from '../page.ts';

/** What a page tells search engines does not contradict itself (CD819). */
export const robotsRule: PageRule = ({ markup, robots }, _site, found) => {
  const count = markup.named('meta').filter(({ attributes }) => attributes.name === 'robots').length;
  const says = (word: string) => new RegExp(`(?:^|[\\s,])${word}(?:$|[\\s,])`, 'i').test(robots ?? '');
  if (count > 1) found('CD819', { problem: `The page has ${count} robots tags.`, expected: 'one' });
  if ((says('index') && says('noindex')) || (says('follow') && says('nofollow'))) {
    found('CD819', { problem: `The robots tag contradicts itself: "${robots}".` });
  }
};
