import { metaOf, type PageRule } from '../page.ts';

const allowed: ReadonlySet<string> = new Set([
  'title',
  'meta',
  'link',
  'style',
  'script',
  'base',
  'noscript',
  'template',
]);

/** Nothing in the head ends it early: a browser takes all that follows for a part of the body (CD821). */
export const headRule: PageRule = ({ markup }, _site, found) => {
  const stray = markup.elements.find(({ name, parent }) => parent?.name === 'head' && !allowed.has(name));
  if (!stray) return;
  found('CD821', {
    problem: `The head of the page holds <${stray.name}>, at which browsers end it.`,
    hint: 'Whatever stands behind it, canonical address and robots tag included, is not read.',
  });
};

/** The page has a viewport in which visitors can zoom (CD822). Rule: WCAG 1.4.4 */
export const zoomRule: PageRule = ({ markup }, _site, found) => {
  const viewport = metaOf(markup, 'name', 'viewport');
  if (viewport === null)
    return found('CD822', { problem: 'The page has no viewport, and is tiny on phones.' });
  const scale = /maximum-scale\s*=\s*([\d.]+)/i.exec(viewport)?.[1];
  if (!/user-scalable\s*=\s*(?:no|0)/i.test(viewport) && (scale === undefined || Number(scale) >= 2)) return;
  found('CD822', {
    problem: 'The page keeps visitors from zooming.',
    hint: 'Set "viewport": { "allowZoom": true } in site.json.',
    clues: ['allowZoom'],
  });
};
