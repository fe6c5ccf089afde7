import { describe, expect, it } from 'vitest';
import { breaks } from './support/breaks.ts';
import { edited, findingsOf, validSite } from './support/miniSite.ts';
import { validVariants } from './support/validVariants.ts';

describe('cli/commands/check/checkSite', () => {
  it('finds nothing on a valid site', () => {
    expect(findingsOf(validSite())).toEqual([]);
  });

  it('finds nothing on a valid site if the content cannot be read', () => {
    expect(findingsOf(validSite(), { facts: null })).toEqual([]);
  });

  it.each(breaks)('reports only $code for $description', ({ code, files, page, problem, check }) => {
    const findings = findingsOf(files, check);
    expect(findings.map((finding) => [finding.code, finding.page, finding.problem])).toEqual([
      [code, page, expect.stringContaining(problem)],
    ]);
  });

  it.each(validVariants)('accepts $description', ({ files, check }) => {
    expect(findingsOf(files, check).map((finding) => `${finding.code} ${finding.problem}`)).toEqual([]);
  });

  it('reports a problem of the footer once, with the number of pages', () => {
    const broken = Object.fromEntries(
      Object.entries(validSite()).map(([file, text]) => [
        file,
        text.replace('</footer>', '<a href="/gone">x</a></footer>'),
      ]),
    );
    const [finding, ...more] = findingsOf(broken);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code: 'CD841', page: '/', pageCount: 6 });
    expect(finding?.pages).toEqual(['/', '/about', '/deal/jazz', '/deal/soup', '/news', '/search']);
  });

  it('reports a problem that a page shares with its alias once, for the page itself', () => {
    const withRepeatedWord = (file: string, files = validSite()) =>
      edited(file, 'Two deals', 'The the deals', files);
    const findings = findingsOf(withRepeatedWord('index.html', withRepeatedWord('news.html')));
    expect(findings.map(({ page, pageCount }) => [page, pageCount])).toEqual([['/', 2]]);
  });

  it('reports the same problem on two pages separately', () => {
    const broken = edited(
      'about.html',
      '<h1>',
      '<a href="/gone">x</a><h1>',
      edited('search.html', '<h1>', '<a href="/gone">x</a><h1>'),
    );
    expect(findingsOf(broken).map(({ code, page }) => [code, page])).toEqual([
      ['CD841', '/about'],
      ['CD841', '/search'],
    ]);
  });

  it('suggests a page for a broken link', () => {
    const [finding] = findingsOf(edited('about.html', 'We like soup', '<a href="/deal/soop">Soup</a>'));
    expect(finding?.hint).toBe('Did you mean /deal/soup?');
  });
});
