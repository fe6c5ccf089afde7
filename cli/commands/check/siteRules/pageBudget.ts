import { gzipSync } from 'node:zlib';
import type { BuiltSite } from '../builtSite.ts';
import { readMarkup, tokensOf } from '../markup.ts';
import type { SiteRule } from './siteRule.ts';

/** One window of a new connection. */
const limit = 14_336;
/** How much better the longest pages may be packed than shorter ones. */
const margin = 1.04;

/**
 * A deal page with its styles arrives in one round trip (CD885). The longest pages are packed first; where even a page
 * that packs as badly as the worst of them would fit, it and the shorter ones are left alone.
 */
export const pageBudgetRule: SiteRule = (site, pages, found) => {
  const deals = [...pages.values()].filter(({ path, bytes }) => path.startsWith('/deal/') && bytes > limit);
  let worst = 0;
  for (const { path, file, bytes } of deals.sort((a, b) => b.bytes - a.bytes)) {
    if (worst > 0 && bytes * worst * margin <= limit) return;
    const packed = packedPage(file, site);
    worst = Math.max(worst, packed / bytes);
    if (packed <= limit) continue;
    found('CD885', path, file, {
      problem: `The page weighs ${kB(packed)} with its styles, packed.`,
      expected: `at most ${kB(limit)}, what a new connection carries in one go`,
      hint: 'Shorten its text.',
      clues: ['description'],
    });
  }
};

function packedPage(file: string, site: BuiltSite): number {
  const html = site.text(file);
  const sheets = readMarkup(html)
    .named('link')
    .filter(({ attributes }) => tokensOf(attributes.rel).includes('stylesheet'))
    .map(({ attributes }) => site.packedSize(site.text((attributes.href ?? '').replace(/^\//, ''))));
  return sheets.reduce((sum, bytes) => sum + bytes, gzipSync(html).length);
}

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
