import { describe, expect, it } from 'vitest';
import { breaks } from './support/breaks.ts';
import { edited, findingsOf, soundSite } from './support/miniSite.ts';
import { soundVariants } from './support/soundVariants.ts';

describe('cli/commands/check/checkSite', () => {
  it('finds nothing on a site that is as it should be', () => {
    expect(findingsOf(soundSite())).toEqual([]);
  });

  it('finds nothing on such a site where the content cannot be read', () => {
    expect(findingsOf(soundSite(), { facts: null })).toEqual([]);
  });

  it.each(breaks)('finds $code and nothing else: $what', ({ code, files, page, says, check }) => {
    const findings = findingsOf(files, check);
    expect(findings.map((finding) => [finding.code, finding.page, finding.problem])).toEqual([
      [code, page, expect.stringContaining(says)],
    ]);
  });

  it.each(soundVariants)('finds nothing wrong with $what', ({ files, check }) => {
    expect(findingsOf(files, check).map(({ code, problem }) => `${code} ${problem}`)).toEqual([]);
  });

  it('reports a fault of the footer once, with the number of pages that show it', () => {
    const broken = Object.fromEntries(
      Object.entries(soundSite()).map(([file, text]) => [
        file,
        text.replace('</footer>', '<a href="/gone">x</a></footer>'),
      ]),
    );
    const [finding, ...more] = findingsOf(broken);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code: 'CD841', page: '/', pageCount: 6 });
    expect(finding?.pages).toEqual(['/', '/about', '/deal/jazz', '/deal/soup', '/news', '/search']);
  });

  it('reports a fault that a page shares with its alias once, for the page itself', () => {
    const twice = (file: string, files = soundSite()) => edited(file, 'Two deals', 'The the deals', files);
    const findings = findingsOf(twice('index.html', twice('news.html')));
    expect(findings.map(({ page, pageCount }) => [page, pageCount])).toEqual([['/', 2]]);
  });

  it('reports the same fault on two pages for each of them', () => {
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

  it('names the page that a broken link was probably meant for', () => {
    const [finding] = findingsOf(edited('about.html', 'We like soup', '<a href="/deal/soop">Soup</a>'));
    expect(finding?.hint).toBe('Did you mean /deal/soup?');
  });
});
