import type { BuiltSite } from '../builtSite.ts';
import { type CheckedPage, canonicalsOf } from '../page.ts';
import type { PageRule, SiteRule } from '../rule.ts';

/**
 * The address that search engines should use is absolute, on this site, and exists; a page in the sitemap uses its own
 * (CD818).
 */
export const canonicalRule: PageRule = (page, site, report) => {
  const problem = canonicalProblem(page, site);
  if (problem === null) return;
  report('CD818', { problem, expected: `one canonical address, ${site.origin}${page.path}` });
};

function canonicalProblem(page: CheckedPage, site: BuiltSite): string | null {
  const { canonical, path, canonicalPath } = page;
  const { origin, sitemap, responseAt } = site;
  const count = canonicalsOf(page.markup).length;
  if (canonical === null || canonical === '') return 'The page has no canonical address.';
  if (count > 1) return `The page has ${count} canonical addresses.`;
  if (!/^https:\/\//.test(canonical)) return `The canonical address "${canonical}" is not absolute.`;
  if (canonical !== origin && !canonical.startsWith(`${origin}/`)) {
    return `The canonical address ${canonical} is on another site.`;
  }
  if (canonicalPath === path) return null;
  if (sitemap.byPath.has(path)) {
    return `The sitemap lists the page, but the page gives ${canonical} as its canonical address.`;
  }
  const { kind } = responseAt(canonicalPath);
  if (kind === 'redirect') return `The canonical address ${canonical} is a redirect.`;
  return kind === 'page' ? null : `There is no page at the canonical address ${canonical}.`;
}

/** A page and its canonical page agree about being listed (CD818, CD819). */
export const aliasRule: SiteRule = (_site, pages, report) => {
  for (const { path, file, canonicalPath, isIndexable } of pages.values()) {
    const canonicalPage = path === canonicalPath ? undefined : pages.get(canonicalPath);
    if (!canonicalPage) continue;
    if (canonicalPage.canonicalPath !== canonicalPage.path) {
      report('CD818', path, file, {
        problem: `The canonical address is ${canonicalPath}, whose own canonical address is ${canonicalPage.canonicalPath}.`,
        expected: `${canonicalPage.canonicalPath} on both pages`,
      });
    } else if (isIndexable !== canonicalPage.isIndexable) {
      const [verdict, canonicalVerdict] = isIndexable
        ? ['allows indexing', 'has "noindex"']
        : ['has "noindex"', 'allows indexing'];
      report('CD819', path, file, {
        problem: `The page ${verdict}, but its canonical page ${canonicalPath} ${canonicalVerdict}.`,
        expected: 'the same on both pages',
      });
    }
  }
};

/** The robots tag does not contradict itself (CD819). */
export const robotsTagRule: PageRule = ({ markup, robots }, _site, report) => {
  const count = markup.named('meta').filter(({ attributes }) => attributes.name === 'robots').length;
  const has = (word: string) => new RegExp(`(?:^|[\\s,])${word}(?:$|[\\s,])`, 'i').test(robots ?? '');
  if (count > 1) report('CD819', { problem: `The page has ${count} robots tags.`, expected: 'one' });
  if ((has('index') && has('noindex')) || (has('follow') && has('nofollow'))) {
    report('CD819', { problem: `The robots tag contradicts itself: "${robots}".` });
  }
};

const robotsFile = 'robots.txt';

/** `robots.txt` names the sitemap and lets search engines read every page, even those with "noindex" (CD835). */
export const robotsFileRule: SiteRule = ({ files, text, origin, pages }, _pages, report) => {
  const sitemapLine = `Sitemap: ${origin}/sitemap.xml`;
  if (!files.has(robotsFile)) {
    const problem = `There is no ${robotsFile}.`;
    report('CD835', null, robotsFile, { problem, expected: `a file with the line "${sitemapLine}"` });
    return;
  }
  const lines = text(robotsFile)
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim());
  if (!lines.some((line) => line.toLowerCase() === sitemapLine.toLowerCase())) {
    const problem = `${robotsFile} does not name the sitemap.`;
    report('CD835', null, robotsFile, { problem, expected: `the line "${sitemapLine}"` });
  }
  const { disallowed, allowed } = rulesForAllRobots(lines);
  for (const rule of disallowed) {
    const overrides = allowed.filter(({ length }) => length >= rule.length);
    const blocked = [...pages.keys()].find(
      (path) => matchesRule(rule, path) && !overrides.some((other) => matchesRule(other, path)),
    );
    if (blocked === undefined) continue;
    report('CD835', blocked, robotsFile, {
      problem: `${robotsFile} blocks ${blocked} for search engines with "Disallow: ${rule}".`,
      hint: 'Use "noindex" on the page instead: search engines must read a page to learn that they should not list it.',
    });
  }
};

/** The rules of all groups with "User-agent: *". */
function rulesForAllRobots(lines: readonly string[]): { disallowed: string[]; allowed: string[] } {
  const disallowed: string[] = [];
  const allowed: string[] = [];
  let isForAll = false;
  let isGroupHead = false;
  for (const line of lines) {
    const [, field = '', value = ''] = /^([A-Za-z-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (/^user-agent$/i.test(field)) {
      isForAll = (isGroupHead && isForAll) || value === '*';
      isGroupHead = true;
      continue;
    }
    isGroupHead = false;
    if (!isForAll || value === '') continue;
    if (/^disallow$/i.test(field)) disallowed.push(value);
    if (/^allow$/i.test(field)) allowed.push(value);
  }
  return { disallowed, allowed };
}

/** Rule: https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3 */
function matchesRule(rule: string, path: string): boolean {
  const isExact = rule.endsWith('$');
  const parts = (isExact ? rule.slice(0, -1) : rule)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}${isExact ? '$' : ''}`).test(path);
}
