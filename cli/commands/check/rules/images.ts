import { isWithin, type Markup, type MarkupElement } from '../../../html/markup.ts';
import type { BuiltSite } from '../builtSite.ts';
import { resolveLink } from '../linkTarget.ts';
import type { CheckedPage } from '../page.ts';
import type { PageRule } from '../rule.ts';
import { srcsetAddresses } from './resources.ts';

/** Each picture has an alternative text, which may be empty, and a size (CD881, CD882). */
export const imageRule: PageRule = ({ markup }, _site, report) => {
  for (const element of markup.named('img')) {
    const { src = '', alt, width, height } = element.attributes;
    if (alt === undefined) {
      report('CD881', {
        problem: `The picture ${src} has no alternative text.`,
        expected: 'alt="…" with what it shows, or alt="" for a decoration',
        clues: [src],
        element,
      });
    }
    if (isPositiveInteger(width) && isPositiveInteger(height)) continue;
    report('CD882', {
      problem: `The picture ${src} has no width and height.`,
      hint: 'Add both: without them the page moves when the picture arrives.',
      clues: [src],
      element,
    });
  }
};

const isPositiveInteger = (text: string | undefined) => /^[1-9]\d*$/.test(text ?? '');

/** The most bytes that a picture may have: half a second on a slow phone network. */
const maxImageBytes = 256_000;

/** No picture is too large for a slow network (CD883). */
export const imageWeightRule: PageRule = (page, site, report) => {
  for (const { element, file } of ownImages(page, site)) {
    const bytes = site.sizeOf(file);
    if (bytes <= maxImageBytes) continue;
    report('CD883', {
      problem: `The picture /${file} has ${Math.round(bytes / 1000)} kB.`,
      expected: `at most ${maxImageBytes / 1000} kB`,
      hint: 'Save it smaller: photos as JPEG or WebP, drawings as SVG without invisible parts.',
      element,
    });
  }
};

function ownImages(
  { markup, path }: CheckedPage,
  { origin, files }: BuiltSite,
): { element: MarkupElement; file: string }[] {
  return [...markup.named('img'), ...markup.named('source')].flatMap((element) => {
    const { src, srcset } = element.attributes;
    return [...(src === undefined ? [] : [src]), ...srcsetAddresses(srcset)].flatMap((address) => {
      const target = resolveLink(address, path, origin);
      const file = target.kind === 'internal' ? target.path.slice(1) : '';
      return files.has(file) ? [{ element, file }] : [];
    });
  });
}

/** The first picture is not loaded lazily, and at most one picture has a high priority (CD884). */
export const imageOrderRule: PageRule = ({ markup }, _site, report) => {
  const prioritized = markup.named('img').filter(({ attributes }) => attributes.fetchpriority === 'high');
  if (prioritized.length > 1) {
    report('CD884', {
      problem: `${prioritized.length} pictures have fetchpriority="high".`,
      expected: 'only the first picture',
    });
  }
  const lazy =
    prioritized.find(({ attributes }) => attributes.loading === 'lazy') ?? lazyOpeningImage(markup);
  if (!lazy) return;
  report('CD884', {
    problem: `The first picture, ${lazy.attributes.src ?? ''}, has loading="lazy", so it is loaded late.`,
    expected: 'no "loading" attribute on the first picture',
    element: lazy,
  });
};

/** A meaningful picture before the second heading of the main content that is loaded lazily. */
function lazyOpeningImage({ named, elements }: Markup): MarkupElement | undefined {
  const [main] = named('main');
  if (!main) return undefined;
  const secondHeading = named('h2').find((heading) => isWithin(heading, main));
  const end = secondHeading ? elements.indexOf(secondHeading) : 0;
  return elements
    .slice(elements.indexOf(main), end)
    .find(({ name, attributes }) => name === 'img' && attributes.alt !== '' && attributes.loading === 'lazy');
}
