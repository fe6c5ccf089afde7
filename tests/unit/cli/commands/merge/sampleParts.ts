import type { Part } from '../../../../../cli/commands/merge/readPart.ts';
import type { Manifest } from '../../../../../cli/publish/manifest.ts';
import { planHash } from '../../../../../cli/publish/manifest.ts';
import { isInShard, printShard } from '../../../../../cli/publish/shard.ts';

const entry = (file: string) => ({
  file,
  fingerprint: `print of ${file}`,
  validUntil: null,
  lastModified: null,
  bytes: 7,
});

/** The manifest of a site with a few pages. */
export const wholeManifest: Manifest = {
  version: 1,
  engine: 'abc',
  builtAt: '2026-11-20T12:00:00.000Z',
  nextDue: null,
  pages: Object.fromEntries(
    ['/', '/about', ...Array.from({ length: 12 }, (_, index) => `/deal/${index}`)].map((page) => [
      page,
      entry(page === '/' ? 'index.html' : `${page.slice(1)}.html`),
    ]),
  ),
  files: { 'assets/x-1.svg': { hash: '', bytes: 5 }, 'feed.xml': { hash: 'of the feed', bytes: 9 } },
};

/** The parts of a site, as `count` builds with `--shard` would write them. */
export function partsOf(manifest: Manifest, count: number): Part[] {
  const plan = planHash(manifest);
  return Array.from({ length: count }, (_, position) => {
    const shard = { index: position + 1, count };
    const pages = Object.entries(manifest.pages).filter(([page]) => isInShard(page, shard));
    return {
      folder: `/parts/${shard.index}`,
      label: `parts/${shard.index}`,
      shard,
      plan,
      manifest: { ...manifest, shard: printShard(shard), plan, pages: Object.fromEntries(pages) },
    };
  });
}
