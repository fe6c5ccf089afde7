import { destinationOf } from '../addresses.ts';
import type { BuiltSite } from '../builtSite.ts';
import { isInside, type PageElement } from '../markup.ts';
import type { CheckedPage, PageRule } from '../page.ts';
import { sourcesOf } from './resources.ts';

/** The most that a picture on a page may weigh: half a second of a slow phone's network. */
const heaviest = 256_000;

/** A picture says what it shows, or that it shows nothing of its own (CD881), and how large it is (CD882). */
export const imageRule: PageRule = ({ markup }, _site, found) => {
  for (const image of markup.named('img')) {
    const { src = '', alt, width, height } = image.attributes;
    if (alt === undefined) {
      found('CD881', {
        problem: `The picture ${src} has no alternative text.`,
        expected: 'what it shows, or alt="" where it only decorates',
        clues: [src],
        at: image,
      });
    }
    if (/^[1-9]\d*$/.test(width ?? '') && /^[1-9]\d*$/.test(height ?? '')) continue;
    found('CD882', {
      problem: `The picture ${src} does not say its width and height.`,
      hint: 'Without them the page moves when the picture arrives.',
      clues: [src],
      at: image,
    });
  }
};

/** No picture weighs more than a slow network can bear (CD883). */
export const imageWeightRule: PageRule = (page, site, found) => {
  for (const { element, file } of ownPictures(page, site)) {
    const bytes = site.sizeOf(file);
    if (bytes <= heaviest) continue;
    found('CD883', {
      problem: `The picture /${file} weighs ${Math.round(bytes / 1000)} kB.`,
      expected: `at most ${heaviest / 1000} kB`,
      hint: 'Save it smaller: photos as JPEG or WebP, drawings as SVG without what nobody sees.',
      at: element,
    });
  }
};

function ownPictures(
  { markup, path }: CheckedPage,
  { origin, files }: BuiltSite,
): { element: PageElement; file: string }[] {
  return [...markup.named('img'), ...markup.named('source')].flatMap((element) => {
    const { src, srcset } = element.attributes;
    return [...(src === undefined ? [] : [src]), ...sourcesOf(srcset)].flatMap((address) => {
      const to = destinationOf(address, path, origin);
      const file = to.kind === 'own' ? to.path.slice(1) : '';
      return files.has(file) ? [{ element, file }] : [];
    });
  });
}

/** What a visitor sees first is not put off, and only one picture pushes ahead of all others (CD884). */
export const imageOrderRule: PageRule = ({ markup }, _site, found) => {
  const urgent = markup.named('img').filter(({ attributes }) => attributes.fetchpriority === 'high');
  if (urgent.length > 1) {
    found('CD884', {
      problem: `${urgent.length} pictures have fetchpriority="high".`,
      expected: 'one, the first',
    });
  }
  const late = urgent.find(({ attributes }) => attributes.loading === 'lazy') ?? lateOpening(markup);
  if (!late) return;
  found('CD884', {
    problem: `The first picture, ${late.attributes.src ?? ''}, waits until the visitor scrolls (loading="lazy").`,
    expected: 'no "loading" on the picture that opens the page',
    at: late,
  });
};

/** A picture that says something, stands before the second heading of the main part, and is loaded late. */
function lateOpening({ named, elements }: CheckedPage['markup']): PageElement | undefined {
  const [main] = named('main');
  if (!main) return undefined;
  const second = named('h2').find((heading) => isInside(heading, main));
  const end = second ? elements.indexOf(second) : 0;
  return elements
    .slice(elements.indexOf(main), end)
    .find(({ name, attributes }) => name === 'img' && attributes.alt !== '' && attributes.loading === 'lazy');
}
