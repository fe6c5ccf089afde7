import type { SiteRule } from './siteRule.ts';

const file = 'robots.txt';

/** Search engines may read all pages, also those that ask not to be listed, and are told of the sitemap (CD835). */
export const robotsFileRule: SiteRule = ({ files, text, origin, pages }, _pages, found) => {
  const wrong = (problem: string, expected: string) => found('CD835', null, file, { problem, expected });
  const sitemapLine = `Sitemap: ${origin}/sitemap.xml`;
  if (!files.has(file)) return wrong(`There is no ${file}.`, `a file with the line "${sitemapLine}"`);
  const lines = text(file)
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim());
  if (!lines.some((line) => line.toLowerCase() === sitemapLine.toLowerCase())) {
    wrong(`${file} does not name the sitemap.`, `the line "${sitemapLine}"`);
  }
  const { disallowed, allowed } = rulesForAll(lines);
  for (const rule of disallowed) {
    const blocked = [...pages.keys()].find(
      (path) =>
        matches(rule, path) && !allowed.some((other) => other.length >= rule.length && matches(other, path)),
    );
    if (blocked === undefined) continue;
    found('CD835', blocked, file, {
      problem: `${file} keeps search engines from ${blocked} with "Disallow: ${rule}".`,
      hint: 'A page that shall not be listed says so itself, and must be read for that.',
    });
  }
};

/** The rules of the groups that are about every robot. */
function rulesForAll(lines: readonly string[]): { disallowed: string[]; allowed: string[] } {
  const disallowed: string[] = [];
  const allowed: string[] = [];
  let isForAll = false;
  let isHead = false;
  for (const line of lines) {
    const [, field = '', value = ''] = /^([A-Za-z-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (/^user-agent$/i.test(field)) {
      isForAll = (isHead && isForAll) || value === '*';
      isHead = true;
      continue;
    }
    isHead = false;
    if (!isForAll || value === '') continue;
    if (/^disallow$/i.test(field)) disallowed.push(value);
    if (/^allow$/i.test(field)) allowed.push(value);
  }
  return { disallowed, allowed };
}

/** Rule: https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3 */
function matches(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$');
  const parts = (isWhole ? rule.slice(0, -1) : rule)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}${isWhole ? '$' : ''}`).test(path);
}
