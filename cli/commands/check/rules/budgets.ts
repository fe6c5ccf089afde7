import { gzipSync } from 'node:zlib';
import { type MarkupElement, parseMarkup, rawText, tokensOf } from '../../../html/markup.ts';
import type { BuiltSite } from '../builtSite.ts';
import { resolveLink } from '../linkTarget.ts';
import type { CheckedPage } from '../page.ts';
import type { PageRule, SiteRule } from '../rule.ts';

const maxScriptBytes = 2_048;

/** The scripts that run before a visitor does anything are small (CD886). */
export const scriptBudgetRule: PageRule = (page, site, report) => {
  const scripts = page.markup.named('script').filter(isExecuted);
  const bytes = scripts.reduce((sum, script) => sum + scriptSize(script, page, site), 0);
  if (bytes <= maxScriptBytes) return;
  report('CD886', {
    problem: `The page runs ${inKilobytes(bytes)} of script (gzipped) before a visitor does anything.`,
    expected: `at most ${inKilobytes(maxScriptBytes)}`,
    hint: 'Move script into an island, which is loaded on use.',
    ...(scripts[0] ? { element: scripts[0] } : {}),
  });
};

/** True for a script that browsers execute, false for data such as JSON. */
export const isExecuted = ({ attributes }: MarkupElement): boolean =>
  /^(?:|module|(?:text|application)\/javascript)$/i.test(attributes.type ?? '');

function scriptSize(script: MarkupElement, { path }: CheckedPage, site: BuiltSite): number {
  const { src } = script.attributes;
  if (src === undefined) return site.gzipSize(rawText(script));
  const target = resolveLink(src, path, site.origin);
  return target.kind === 'internal' ? site.gzipSize(site.text(target.path.slice(1))) : 0;
}

/** The initial congestion window of TCP: what a new connection carries in one round trip. */
const maxPageBytes = 14_336;

/** How much worse a shorter page may compress than the worst of the longer ones. */
const ratioMargin = 1.04;

/**
 * A deal page and its styles arrive in one round trip (CD885). Compressing is slow, so the longest pages come first, and
 * the rest is skipped once a page would fit even at the worst compression ratio so far.
 */
export const dealPageBudgetRule: SiteRule = (site, pages, report) => {
  const deals = [...pages.values()].filter(
    ({ path, bytes }) => path.startsWith(site.dealPrefix) && bytes > maxPageBytes,
  );
  let worstRatio = 0;
  for (const { path, file, bytes } of deals.sort((a, b) => b.bytes - a.bytes)) {
    if (worstRatio > 0 && bytes * worstRatio * ratioMargin <= maxPageBytes) return;
    const gzipped = gzippedPageSize(file, site);
    worstRatio = Math.max(worstRatio, gzipped / bytes);
    if (gzipped <= maxPageBytes) continue;
    report('CD885', path, file, {
      problem: `The page has ${inKilobytes(gzipped)} with its styles (gzipped).`,
      expected: `at most ${inKilobytes(maxPageBytes)}, which arrive in one round trip`,
      hint: 'Shorten its text.',
      clues: ['description'],
    });
  }
};

function gzippedPageSize(file: string, site: BuiltSite): number {
  const html = site.text(file);
  const stylesheets = parseMarkup(html)
    .named('link')
    .filter(
      ({ attributes }) => tokensOf(attributes.rel).includes('stylesheet') && attributes.media !== 'print',
    )
    .map(({ attributes }) => site.gzipSize(site.text((attributes.href ?? '').replace(/^\//, ''))));
  return stylesheets.reduce((sum, bytes) => sum + bytes, gzipSync(html).length);
}

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
