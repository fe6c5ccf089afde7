import type { SiteConfig } from '../../../data/schema/site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isReservedHost } from '../../network/reservedHosts.ts';
import { keyFile } from '../../outputs/indexNow.ts';
import { noKey, notForSearch } from './notifyFaults.ts';

/** The folders of the content and of the built site as the reader knows them. */
export interface Labels {
  readonly content: string;
  readonly out: string;
}

/**
 * What stands in the way of telling search engines of a site: invented offers, an address that nobody can own, or no
 * key. `publishedKey` is the text of the built site's key file, `null` where it has none.
 */
export function obstacles(
  config: SiteConfig,
  { content, out }: Labels,
  publishedKey: string | null,
): Diagnostic[] {
  const file = `${content}/site.json`;
  const { sampleCatalogue, origin, indexNow } = config;
  return [
    ...(sampleCatalogue
      ? [
          notForSearch(
            file,
            'The offers of this site are invented, and search engines are not told of such.',
            'Set "sampleCatalogue" to false once every offer is real.',
          ),
        ]
      : []),
    ...(isReservedHost(new URL(origin).hostname)
      ? [
          notForSearch(
            file,
            `The origin ${origin} is a name for examples, which nobody can visit.`,
            'Set "origin" to the address of the published site.',
          ),
        ]
      : []),
    ...keyObstacles(indexNow?.key, file, out, publishedKey),
  ];
}

function keyObstacles(
  key: string | undefined,
  file: string,
  out: string,
  publishedKey: string | null,
): Diagnostic[] {
  if (key === undefined) {
    const hint =
      'Add "indexNow": { "key": "…" } with 8 to 128 letters, digits or hyphens that you make up, build and publish. It is no secret.';
    return [noKey(file, 'The site has no key for IndexNow.', hint)];
  }
  if (publishedKey === key) return [];
  const problem = 'The site was built without the key that is now in site.json.';
  return [noKey(`${out}/${keyFile(key)}`, problem, 'Build and publish the site, and then notify.')];
}
