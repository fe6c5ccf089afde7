import { describe, expect, it } from 'vitest';
import { createResponses, parseRedirects } from '../../../../cli/hosting/hostResponses.ts';

const files = [
  'index.html',
  'about.html',
  'deal/soup.html',
  'caf\u00e9.html',
  'old/index.html',
  'assets/a b.svg',
  'feed.xml',
];
const responseAt = createResponses(files, parseRedirects('/rss /feed.xml 301\n\n# Old\n/about-us /about'));

describe('cli/hosting/hostResponses', () => {
  it.each([
    ['/', 'page'],
    ['/deal/soup', 'page'],
    ['/old', 'page'],
    ['/feed.xml', 'file'],
    ['/caf%C3%A9', 'page'],
    ['/assets/a%20b.svg', 'file'],
    ['/rss', 'redirect'],
    ['/about.html', 'redirect'],
    ['/about/', 'redirect'],
    ['/index.html', 'redirect'],
    ['/gone', 'not-found'],
    ['/deal', 'not-found'],
    ['/%', 'not-found'],
    ['/feed.xml/', 'not-found'],
  ])('responds to %s as hosts do', (path, kind) => {
    expect(responseAt(path).kind).toBe(kind);
  });

  it('redirects other addresses of a page to its path', () => {
    expect(responseAt('/about/')).toEqual({ kind: 'redirect', to: '/about' });
    expect(responseAt('/rss')).toEqual({ kind: 'redirect', to: '/feed.xml' });
  });

  it('fills in the placeholders of a redirect, each with one segment', () => {
    const responses = createResponses(files, parseRedirects('/lists/:id/page/:page /list/:id/p/:page 301'));
    expect(responses('/lists/a.b/page/2')).toEqual({ kind: 'redirect', to: '/list/a.b/p/2' });
    expect(responses('/lists/a/b/page/2').kind).toBe('not-found');
    expect(responses('/lists/page/2').kind).toBe('not-found');
  });
});
