import { describe, expect, it } from 'vitest';
import { readSiteFolder } from '../../../../../cli/commands/dev/siteFolder.ts';
import { memoryFileSystem } from '../../support/memoryFileSystem.ts';

const files: Record<string, string> = {
  '/site/index.html': 'home',
  '/site/404.html': 'lost',
  '/site/deal/soup.html': 'soup',
  '/site/assets/a-1.js': 'script',
  '/site/_redirects': '/old /deal/soup 301\n',
  '/site/_headers': '/*\n  X-All: 1\n/assets/*\n  Cache-Control: immutable\n',
  '/site/.city-deals-journal': 'secret',
  '/site/.well-known/security.txt': 'contact',
};
const disk = memoryFileSystem(files);

describe('cli/commands/dev/siteFolder', () => {
  const answerAt = (path: string) => {
    const answer = readSiteFolder(disk, '/site').answer(path);
    if (answer === null) return null;
    return answer.status === 301 ? [301, answer.to] : [answer.status, answer.body.toString()];
  };

  it.each([
    ['/', 200, 'home'],
    ['/deal/soup', 200, 'soup'],
    ['/assets/a-1.js', 200, 'script'],
    ['/index.html', 301, '/'],
    ['/deal/soup.html', 301, '/deal/soup'],
    ['/deal/soup/', 301, '/deal/soup'],
    ['/old', 301, '/deal/soup'],
    ['/nowhere', 404, 'lost'],
    ['/.well-known/security.txt', 200, 'contact'],
    ['/_headers', 404, 'lost'],
    ['/.city-deals-journal', 404, 'lost'],
    ['/../site/index.html', 404, 'lost'],
  ])('answers %s with %s and %s', (path, status, text) => {
    expect(answerAt(path)).toEqual([status, text]);
  });

  it('answers with the not-found page if a file was removed after the folder was read', () => {
    const site = readSiteFolder(disk, '/site');
    delete files['/site/deal/soup.html'];
    expect(site.answer('/deal/soup')).toMatchObject({ status: 404 });
    files['/site/deal/soup.html'] = 'soup';
  });

  it('returns the headers of the site for a path', () => {
    const { headers } = readSiteFolder(disk, '/site');
    expect(headers('/deal/soup')).toEqual([['X-All', '1']]);
    expect(headers('/assets/a-1.js')).toEqual([
      ['X-All', '1'],
      ['Cache-Control', 'immutable'],
    ]);
  });
});
