import { describe, expect, it } from 'vitest';
import { answersOf, destinationOf, pathOfFile } from '../../../../../cli/commands/check/addresses.ts';

const files = [
  'index.html',
  'about.html',
  'deal/soup.html',
  'caf\u00e9.html',
  'old/index.html',
  'assets/a b.svg',
  'feed.xml',
];
const answerAt = answersOf(
  files,
  new Map([
    ['/rss', '/feed.xml'],
    ['/about-us', '/about'],
  ]),
);

describe('cli/commands/check/addresses', () => {
  it.each([
    ['index.html', '/'],
    ['deal/soup.html', '/deal/soup'],
    ['old/index.html', '/old'],
    ['feed.xml', null],
  ])('knows the path of %s', (file, path) => {
    expect(pathOfFile(file)).toBe(path);
  });

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
    ['/gone', 'nothing'],
    ['/deal', 'nothing'],
    ['/%', 'nothing'],
    ['/feed.xml/', 'nothing'],
  ])('answers %s as hosts do', (path, kind) => {
    expect(answerAt(path).kind).toBe(kind);
  });

  it('tells where an address leads on to', () => {
    expect(answerAt('/about/')).toEqual({ kind: 'redirect', to: '/about' });
    expect(answerAt('/rss')).toEqual({ kind: 'redirect', to: '/feed.xml' });
  });

  it.each([
    ['/about', { kind: 'own', path: '/about', fragment: '' }],
    ['jazz?x=1#day', { kind: 'own', path: '/deal/jazz', fragment: 'day' }],
    ['#caf%C3%A9', { kind: 'own', path: '/deal/soup', fragment: 'caf\u00e9' }],
    ['https://deals.example/a', { kind: 'own', path: '/a', fragment: '' }],
    ['mailto:a@deals.example', { kind: 'other', scheme: 'mailto:' }],
    ['//other.example/a', { kind: 'foreign', url: new URL('https://other.example/a') }],
    ['http://deals.example/a', { kind: 'foreign', url: new URL('http://deals.example/a') }],
    ['https://', { kind: 'malformed' }],
  ])('reads the address %s on a page', (href, destination) => {
    expect(destinationOf(href, '/deal/soup', 'https://deals.example')).toEqual(destination);
  });
});
