import { destinationOf } from '../addresses.ts';
import type { BuiltSite } from '../builtSite.ts';
import { type PageElement, rawText } from '../markup.ts';
import type { CheckedPage, PageRule } from '../page.ts';

const scriptLimit = 2_048;

/** The script that runs before a visitor does anything is small (CD886). */
export const scriptBudgetRule: PageRule = (page, site, found) => {
  const scripts = page.markup.named('script').filter(isExecuted);
  const bytes = sum(
    scripts.map((script) =>
      script.attributes.src === undefined
        ? site.packedSize(rawText(script))
        : packed(script.attributes.src, page, site),
    ),
  );
  if (bytes <= scriptLimit) return;
  found('CD886', {
    problem: `Pages run ${kB(bytes)} of script before a visitor does anything, packed.`,
    expected: `at most ${kB(scriptLimit)}`,
    ...(scripts[0] ? { at: scripts[0] } : {}),
  });
};

/** True for a script that browsers run: data and rules are none. */
export const isExecuted = ({ attributes }: PageElement): boolean =>
  /^(?:|module|(?:text|application)\/javascript)$/i.test(attributes.type ?? '');

function packed(address: string | undefined, { path }: CheckedPage, site: BuiltSite): number {
  const to = destinationOf(address ?? '', path, site.origin);
  return to.kind === 'own' ? site.packedSize(site.text(to.path.slice(1))) : 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
