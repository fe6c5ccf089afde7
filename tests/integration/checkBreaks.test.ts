import { describe, expect, it } from 'vitest';
import { breakFile, builtCity, checkJson, linesAt } from '../support/checkedCity.ts';

/**
 * A break of the built small city, and where the one finding of it points: a content file, and what stands on the line
 * or the next; empty where the whole file is meant.
 */
type BuiltBreak = readonly [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  code: string,
  page: string,
  contentFile: string,
  line: string,
];

const builtBreaks: readonly BuiltBreak[] = [
  [
    'a broken link',
    'about.html',
    'href="/deals">deals',
    'href="/dealz">deals',
    'CD841',
    '/about',
    'content/pages/about.md',
    '',
  ],
  [
    'a broken link of a deal',
    'deal/soup.html',
    '<h2>What you get',
    '<a href="/x">x</a><h2>What you get',
    'CD841',
    '/deal/soup',
    'content/deals/food.json',
    '"id": "soup"',
  ],
  [
    'an anchor',
    'deal/bread.html',
    'href="#main"',
    'href="#mian"',
    'CD842',
    '/deal/bread',
    'content/deals/food.json',
    '"id": "bread"',
  ],
  [
    'a redirect',
    'about.html',
    'href="/deals">deals',
    'href="/category/all">deals',
    'CD843',
    '/about',
    'content/pages/about.md',
    '',
  ],
  [
    'a title',
    'deal/jazz.html',
    /<title>.*?<\/title>/,
    '',
    'CD811',
    '/deal/jazz',
    'content/deals/shows.json',
    '"id": "jazz"',
  ],
  [
    'a description',
    'categories/shows.html',
    /<meta name="description".*?>/,
    '',
    'CD814',
    '/categories/shows',
    'content/categories.json',
    '"id": "shows"',
  ],
  [
    'a canonical address',
    'neighborhood/harbor.html',
    /<link rel="canonical".*?>/,
    '',
    'CD818',
    '/neighborhood/harbor',
    'content/neighborhoods.json',
    '"id": "harbor"',
  ],
  ['a social tag', 'index.html', /<meta property="og:title".*?>/, '', 'CD820', '/', 'content/site.json', ''],
  [
    'structured data',
    'deal/soup.html',
    '"price":40',
    '"price":4',
    'CD863',
    '/deal/soup',
    'content/deals/food.json',
    '"discountPrice": 40',
  ],
  [
    'a heading',
    'deal/noodles.html',
    /<h1>.*?<\/h1>/,
    '',
    'CD871',
    '/deal/noodles',
    'content/deals/food.json',
    '"id": "noodles"',
  ],
  [
    'a disclosure',
    'deal/soup.html',
    /<p class="paid">.*?<\/p>/,
    '',
    'CD852',
    '/deal/soup',
    'content/deals/food.json',
    '"affiliateUrl": "https://vendor.example/soup"',
  ],
  [
    'a rel',
    'deal/soup.html',
    'rel="sponsored noopener"',
    'rel="noopener"',
    'CD851',
    '/deal/soup',
    'content/deals/food.json',
    '"affiliateUrl": "https://vendor.example/soup"',
  ],
  [
    'the size of a picture',
    'deal/soup.html',
    ' width="800"',
    '',
    'CD882',
    '/deal/soup',
    'content/deals/food.json',
    '"id": "soup"',
  ],
  [
    'the language',
    'deals.html',
    ' lang="en-US"',
    '',
    'CD817',
    '/deals',
    'content/site.json',
    '"language": "en-US"',
  ],
  [
    'a name for a button',
    'search.html',
    /(?<=<main.*)aria-label="[^"]*"(?=[^>]*name="q")/s,
    '',
    'CD875',
    '/search',
    'content/site.json',
    '',
  ],
];

describe('city-deals check', () => {
  it.each(builtBreaks)('finds %s that is broken once, with its page and its content', async (...broken) => {
    const [, file, from, to, code, page, contentFile, line] = broken;
    const rig = await builtCity();
    breakFile(rig, file, from, to);
    const { report } = await checkJson(rig);
    expect(report.findings.map((found) => [found.code, found.page, found.output, found.file])).toEqual([
      [code, page, file, contentFile],
    ]);
    expect(linesAt(rig, report.findings[0])).toContain(line);
    expect(report.findings[0]?.line === null).toBe(line === '');
  });
});
