import { describe, expect, it } from 'vitest';
import {
  clickedPath,
  dealSlugIn,
  isSuccessfulClick,
} from '../../../../../cli/commands/clicks/clickRecord.ts';
import { clickRecord } from './support/clickRecord.ts';

const pathIn = (target: string) => clickedPath(clickRecord({ target }));

describe('cli/commands/clicks/clickRecord', () => {
  it.each([
    ['/click.txt?path=/deal/soup', '/deal/soup'],
    ['/click.txt?path=%2Fdeal%2Fsoup', '/deal/soup'],
    ['/click.txt?path=/deal/soup&utm=x', '/deal/soup'],
    ['/click.txt?v=2&path=/deal/soup', '/deal/soup'],
    ['/click.txt?path=/deal/soup#reviews', '/deal/soup'],
    ['https://deals.example/click.txt?path=/deal/soup', '/deal/soup'],
    ['/click.txt?path=/deal/a&path=/deal/b', '/deal/a'],
    ['/click.txt?path=%252Fdeal%252Fsoup', '%2Fdeal%2Fsoup'],
    ['/click.txt?path=%', ''],
    ['/click.txt?path=%E0%A4%A', ''],
    ['/click.txt?path', ''],
    ['/click.txt?xpath=/deal/soup', ''],
    ['/click.txt', ''],
  ])('reads from %s the path "%s"', (target, path) => {
    expect(pathIn(target)).toBe(path);
  });

  it.each([
    '',
    '/',
    '/deal/soup',
    '/deal/click.txt?path=/deal/soup',
    '//click.txt?path=/deal/soup',
    '/click.txt/?path=/deal/soup',
    '/click.txtx?path=/deal/soup',
    '/search?q=/click.txt?path=/deal/soup',
    '/#/click.txt?path=/deal/soup',
    'https://deals.example?u=/click.txt?path=/deal/soup',
  ])('finds no click in %s', (target) => {
    expect(pathIn(target)).toBeNull();
  });

  it('returns the path of a beacon unchanged', () => {
    expect(clickedPath(clickRecord({ kind: 'beacon', target: '/deal/soup?path=/deal/x' }))).toBe(
      '/deal/soup?path=/deal/x',
    );
  });

  it.each([
    [{}, true],
    [{ status: 204 }, true],
    [{ status: 206 }, true],
    [{ status: 304 }, true],
    [{ status: null, method: null }, true],
    [{ status: 301 }, false],
    [{ status: 404 }, false],
    [{ status: 500 }, false],
    [{ status: Number.NaN }, false],
    [{ method: 'HEAD' }, false],
    [{ method: 'POST' }, false],
    [{ kind: 'beacon', method: 'POST', status: 204 }, true],
    [{ kind: 'beacon', method: 'POST', status: 403 }, false],
    [{ kind: 'beacon', method: 'GET', status: 200 }, false],
  ] as const)('recognizes successful requests of pages: %j', (fields, isSuccessful) => {
    expect(isSuccessfulClick(clickRecord(fields))).toBe(isSuccessful);
  });

  it('reads slugs only from paths of deals', () => {
    const slugOf = (path: string) => dealSlugIn(path, ['oferta', 'deal']);
    expect(['/deal/soup', '/oferta/soup'].map(slugOf)).toEqual(['soup', 'soup']);
    expect(['/deal/', '/deals', '/sale/soup', '/about', ''].map(slugOf)).toEqual(Array(5).fill(null));
  });
});
