import type { BuiltSite } from '../builtSite.ts';
import { resolveLink } from '../linkTarget.ts';
import { type CheckedPage, metaOf } from '../page.ts';
import { cleanBuildHint, type PageRule } from '../rule.ts';

/** The document declares the site's language, so that screen readers pronounce it correctly (CD817). */
export const languageRule: PageRule = ({ markup }, { facts }, report) => {
  const language = markup.named('html')[0]?.attributes.lang ?? '';
  const isExpected = !facts || language.toLowerCase() === facts.language.toLowerCase();
  if (isLanguageTag(language) && isExpected) return;
  report('CD817', {
    problem: language === '' ? 'The page does not declare its language.' : `The page has lang="${language}".`,
    expected: facts ? `lang="${facts.language}"` : 'a language tag such as lang="en-US"',
    clues: ['language'],
  });
};

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const headElements: ReadonlySet<string> = new Set([
  'title',
  'meta',
  'link',
  'style',
  'script',
  'base',
  'noscript',
  'template',
]);

/** No element ends the head early: browsers would treat everything after it as part of the body (CD821). */
export const headElementRule: PageRule = ({ markup }, _site, report) => {
  const stray = markup.elements.find(
    ({ name, parent }) => parent?.name === 'head' && !headElements.has(name),
  );
  if (!stray) return;
  report('CD821', {
    problem: `The <head> contains <${stray.name}>, where browsers end the head.`,
    hint: 'Move it to the body: browsers and search engines ignore the tags after it, such as canonical and robots.',
  });
};

/** The page has a viewport that lets visitors zoom (CD822). Rule: WCAG 1.4.4 */
export const zoomRule: PageRule = ({ markup }, _site, report) => {
  const viewport = metaOf(markup, 'name', 'viewport');
  if (viewport === null) {
    report('CD822', { problem: 'The page has no viewport tag, so phones show it tiny.' });
    return;
  }
  const scale = /maximum-scale\s*=\s*([\d.]+)/i.exec(viewport)?.[1];
  if (!/user-scalable\s*=\s*(?:no|0)/i.test(viewport) && (scale === undefined || Number(scale) >= 2)) return;
  report('CD822', {
    problem: 'The viewport tag prevents visitors from zooming.',
    hint: 'Set "viewport": { "allowZoom": true } in site.json.',
    clues: ['allowZoom'],
  });
};

const requiredProperties = [
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:alt',
  'og:type',
  'og:site_name',
];

/** A shared link shows the title, description and picture of the page (CD820). */
export const socialTagRule: PageRule = (page, site, report) => {
  const { markup, canonical } = page;
  const property = (name: string) => metaOf(markup, 'property', name) ?? '';
  const missing = requiredProperties.filter((name) => property(name).trim() === '');
  if (metaOf(markup, 'name', 'twitter:card') === null) missing.push('twitter:card');
  if (missing.length > 0) {
    report('CD820', {
      problem: `Tags for shared links are missing: ${missing.join(', ')}.`,
      hint: cleanBuildHint,
    });
  }
  const url = property('og:url');
  if (url !== '' && canonical !== null && url !== canonical) {
    report('CD820', {
      problem: `"og:url" is ${url}, but the canonical address is ${canonical}.`,
      expected: 'the same address in both',
    });
  }
  const pictureProblem = socialPictureProblem(page, property('og:image'), site);
  if (pictureProblem !== null) {
    report('CD820', { problem: pictureProblem, expected: 'a PNG or JPEG of 1200 × 630 pixels' });
  }
};

function socialPictureProblem(
  { path }: CheckedPage,
  address: string,
  { origin, files }: BuiltSite,
): string | null {
  if (address === '') return null;
  if (!/^https:\/\//.test(address)) return `The address of "og:image" is not absolute: "${address}".`;
  const target = resolveLink(address, path, origin);
  if (target.kind !== 'internal' || files.has(target.path.slice(1))) return null;
  return `The picture of "og:image" does not exist: ${target.path}.`;
}
