import { describe, expect, it } from 'vitest';
import { build, check, contentWith } from '../../support/hostile/cases.ts';
import { fullCity } from '../../support/hostile/fullCity.ts';
import { type CityFiles, sampleDeal } from '../../support/smallCity.ts';

const city = fullCity();
const of = (file: string) => city[file] as Record<string, unknown>;
const hub = 'holidays/harbor-day/holiday.json';
const page = 'holidays/harbor-day/events.json';

const onDay = (month: number, day: number): CityFiles => ({ [hub]: { ...of(hub), date: { month, day } } });
const alias = (path: string): CityFiles => ({ [page]: { ...of(page), aliases: [path] } });
const outline = (points: readonly (readonly number[])[]): CityFiles => ({
  'map.json': { ...of('map.json'), outline: [points] },
});
const picture = (imageUrl: string): CityFiles => ({ 'deals/more.json': [sampleDeal('cake', { imageUrl })] });
const shown = (of(page).blocks as Record<string, unknown>[]).find(({ kind }) => kind === 'spots');
const [spot] = (shown?.items ?? []) as readonly unknown[];
const spots = (count: number): CityFiles => ({
  [page]: { ...of(page), blocks: [{ ...shown, items: Array.from({ length: count }, () => spot) }] },
});

/** Content that is well formed and still cannot be meant. */
const refused: Record<string, CityFiles> = {
  'a holiday on the thirtieth of February': onDay(2, 30),
  'a holiday on a day that three years of four do not have': onDay(2, 29),
  'a holiday on the thirty-first of a short month': onDay(4, 31),
  'an alias that leads out of the site': alias('/../../etc/cron.d/x'),
  'an alias that leads out in the middle': alias('/a/../../../x'),
  'an alias of the home page': alias('/'),
  'an alias with an empty part': alias('/a//b'),
  'an alias with a slash at its end': alias('/a/'),
  'an alias with a question': alias('/a?b=c'),
  'an alias with a part of a page': alias('/a#b'),
  'an alias in capitals': alias('/Harbor'),
  'an alias too long for a file': alias(`/${'a'.repeat(250)}`),
  "an alias of one of the site's own pages": alias('/deals'),
  'an alias in a folder of deals': alias('/deal/soup'),
  'a map of a point': outline([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ]),
  'a map of a line': outline([
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 1],
  ]),
  'a map of a line that is almost one': outline([
    [1, 1],
    [2, 1],
    [3, 1.00001],
    [1, 1],
  ]),
  'a map of the smallest numbers': outline([
    [0, 0],
    [5e-324, 0],
    [5e-324, 5e-324],
    [0, 0],
  ]),
  'more spots than a map can show': spots(1000),
  'a picture at an address that no browser reads': picture('https://xn--0.example/a.png'),
  'a picture at an address with half a letter': picture('https://vendor.example/\ud800.png'),
  'a picture at an address with a control character': picture('https://vendor.example/\u0001.png'),
};

describe('content that is well formed', () => {
  it.each(Object.entries(refused))('and still cannot be meant is refused at its place: %s', (_, files) => {
    expect(check(contentWith(files))).toEqual({ isValid: false, faults: [] });
  });

  it.each([
    ['holidays on the last days of months', { ...onDay(2, 28), ...alias('/harbor-day/all-of-it') }],
    [
      'a map of a hundred thousand points',
      outline(
        Array.from({ length: 150_000 }, (_, index) => [
          Math.sin(index / 20_000),
          40 + Math.cos(index / 20_000),
        ]),
      ),
    ],
    ['as many spots as a map can show', spots(40)],
    [
      'names of methods',
      { 'deals/more.json': [sampleDeal('constructor', { tags: ['toString', 'constructor'] })] },
    ],
    ['a picture at an address in another script', picture('https://xn--mnchen-3ya.example/a.png')],
  ] satisfies [string, CityFiles][])('makes a sound site: %s', async (_, files) => {
    expect(await build(contentWith(files))).toEqual({ isValid: true, faults: [] });
  });

  it('and invalid in thousands of places is refused in seconds, with a place for each', () => {
    const deals = Array.from({ length: 5000 }, (_, index) =>
      sampleDeal(`deal-${index % 10}`, { originalPrice: 'free' }),
    );
    const begin = performance.now();
    expect(check(contentWith({ 'deals/more.json': deals }))).toEqual({ isValid: false, faults: [] });
    expect(performance.now() - begin).toBeLessThan(200_000);
  });

  it('with two long names that differ is refused at once: nobody misspells such a name', () => {
    const [first, ...others] = city['categories.json'] as Record<string, unknown>[];
    const files = {
      'categories.json': [{ ...first, id: 'a'.repeat(60_000) }, ...others],
      'deals/more.json': [sampleDeal('cake', { category: 'b'.repeat(60_000) })],
    };
    expect(check(contentWith(files))).toEqual({ isValid: false, faults: [] });
  });
});
