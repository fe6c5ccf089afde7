import { describe, expect, it } from 'vitest';
import { splitDeals } from '../../../../../cli/commands/upgrade/splitDeals.ts';

const split = (texts: Record<string, string>) => splitDeals(new Map(Object.entries(texts)));

describe('cli/commands/upgrade/splitDeals', () => {
  it('gives each deal a file with the text that it had, and removes the list', () => {
    const list = '[\n  {\n    "slug": "soup",\n    "tags": ["a",  "b"]\n  },\n  { "slug": "tea" }\n]\n';
    expect(split({ 'deals/food.json': list, 'site.json': '[]' })).toEqual([
      { file: 'deals/food.json', before: list, after: null },
      { file: 'deals/soup.json', before: null, after: '{\n  "slug": "soup",\n  "tags": ["a",  "b"]\n}\n' },
      { file: 'deals/tea.json', before: null, after: '{ "slug": "tea" }\n' },
    ]);
  });

  it('keeps line ends of Windows, and does nothing where each deal has its own', () => {
    const [, tea] = split({ 'deals/food.json': '[\r\n\t{\r\n\t\t"slug": "tea"\r\n\t}\r\n]' });
    expect(tea?.after).toBe('{\r\n\t"slug": "tea"\r\n}\r\n');
    expect(split({ 'deals/tea.json': '{ "slug": "tea" }' })).toEqual([]);
  });

  it('lets a deal have the name of its list', () => {
    const list = '[{ "slug": "food" }]';
    expect(split({ 'deals/food.json': list })).toEqual([
      { file: 'deals/food.json', before: list, after: '{ "slug": "food" }\n' },
    ]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a deal has no slug', { 'deals/food.json': '[{}]' }, /no slug/],
    ['a slug leads elsewhere', { 'deals/food.json': '[{ "slug": "../x" }]' }, /no slug/],
    ['two have the same', { 'deals/food.json': '[{ "slug": "tea" }, { "slug": "tea" }]' }, /there already/],
    [
      'a file is there already',
      { 'deals/food.json': '[{ "slug": "tea" }]', 'deals/tea.json': '{}' },
      /deals\/tea.json, which is there/,
    ],
  ])('changes nothing if %s', (_, texts, message) => {
    expect(() => split(texts)).toThrow(message);
  });
});
