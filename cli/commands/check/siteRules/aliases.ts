import type { SiteRule } from './siteRule.ts';

/** A page that names another as its canonical address agrees with it about being listed (CD818, CD819). */
export const aliasRule: SiteRule = (_site, pages, found) => {
  for (const { path, file, canonicalPath, isIndexable } of pages.values()) {
    const target = path === canonicalPath ? undefined : pages.get(canonicalPath);
    if (!target) continue;
    if (target.canonicalPath !== target.path) {
      found('CD818', path, file, {
        problem: `The canonical address is ${canonicalPath}, which names ${target.canonicalPath} as its own.`,
        expected: `${target.canonicalPath} on both`,
      });
    } else if (isIndexable !== target.isIndexable) {
      const [asks, other] = isIndexable
        ? ['may be listed', 'asks not to be']
        : ['asks not to be listed', 'may be'];
      found('CD819', path, file, {
        problem: `The page ${asks}, but its canonical address ${canonicalPath} ${other}.`,
        expected: 'the same on both',
      });
    }
  }
};
