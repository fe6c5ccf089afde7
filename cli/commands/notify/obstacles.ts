import { keyFile } from '../../../data/model/routes.ts';
import type { SiteConfig } from '../../../data/schema/site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isReservedHost } from '../../network/reservedHosts.ts';
import { noKey, notForSearch } from './notifyDiagnostics.ts';

/** The content folder and the output folder, as the reader knows them. */
export interface FolderLabels {
  readonly content: string;
  readonly out: string;
}

/**
 * Why search engines must not be notified of a site: invented offers, an address that nobody can own, no key. Empty if
 * nothing is in the way. `publishedKey` is the text of the key file in the built site, `null` if there is none.
 */
export function findObstacles(
  { sampleCatalogue, origin, indexNow }: SiteConfig,
  { content, out }: FolderLabels,
  publishedKey: string | null,
): Diagnostic[] {
  const siteFile = `${content}/site.json`;
  const obstacles: Diagnostic[] = [];
  if (sampleCatalogue) {
    const problem = 'The offers of this site are invented, so search engines must not be notified of them.';
    obstacles.push(
      notForSearch(siteFile, problem, 'Set "sampleCatalogue" to false when all offers are real.'),
    );
  }
  if (isReservedHost(new URL(origin).hostname)) {
    const problem = `The origin ${origin} is reserved for examples, so nobody can visit it.`;
    obstacles.push(notForSearch(siteFile, problem, 'Set "origin" to the address of the published site.'));
  }
  const key = indexNow?.key;
  if (key === undefined) {
    const hint =
      'Add "indexNow": { "key": "…" } with 8 to 128 letters, digits or hyphens of your choice, build and publish. The key is not a secret.';
    obstacles.push(noKey(siteFile, 'The site has no IndexNow key.', hint));
  } else if (publishedKey !== key) {
    const problem = 'The site was built without the key that is now in site.json.';
    obstacles.push(noKey(`${out}/${keyFile(key)}`, problem, 'Build and publish the site first.'));
  }
  return obstacles;
}
