import { digest } from '../files/hash.ts';
import type { Manifest } from './manifest.ts';

/**
 * A hash of all that a site is to have, whatever the order and the sizes: the same for the plan of a whole site and for
 * the manifests of its parts put together.
 */
export function planHash({ pages, files }: Pick<Manifest, 'pages' | 'files'>): string {
  const lines = [
    ...Object.entries(pages).map(([path, { bytes, ...page }]) => JSON.stringify([path, page])),
    ...Object.entries(files).map(([file, { hash }]) => JSON.stringify([file, hash])),
  ];
  return digest(lines.sort().join('\n'));
}
