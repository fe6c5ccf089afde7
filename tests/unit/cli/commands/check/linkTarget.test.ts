import { describe, expect, it } from 'vitest';
import { resolveLink } from '../../../../../cli/commands/check/linkTarget.ts';

describe('cli/commands/check/linkTarget', () => {
  it.each([
    ['/about', { kind: 'internal', path: '/about', fragment: '' }],
    ['jazz?x=1#day', { kind: 'internal', path: '/deal/jazz', fragment: 'day' }],
    ['#caf%C3%A9', { kind: 'internal', path: '/deal/soup', fragment: 'caf\u00e9' }],
    ['https://deals.example/a', { kind: 'internal', path: '/a', fragment: '' }],
    ['mailto:a@deals.example', { kind: 'other', scheme: 'mailto:' }],
    ['//other.example/a', { kind: 'external', url: new URL('https://other.example/a') }],
    ['http://deals.example/a', { kind: 'external', url: new URL('http://deals.example/a') }],
    ['https://', { kind: 'malformed' }],
  ])('resolves the address %s on a page', (href, target) => {
    expect(resolveLink(href, '/deal/soup', 'https://deals.example')).toEqual(target);
  });
});
