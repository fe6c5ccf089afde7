import { keyFile } from '../../data/model/routes.ts';

/** Shares notifications with all participating search engines. Protocol: https://www.indexnow.org/documentation */
export const indexNowEndpoint = 'https://api.indexnow.org/indexnow';

/** The most addresses in one notification. */
export const maxAddresses = 10_000;

/** The key that proves who sends the notifications of a site: the site publishes it as a file. */
export interface SiteKey {
  /** The site, without a slash at its end. */
  readonly origin: string;
  readonly key: string;
}

/** The address of that file. */
export const keyUrl = ({ origin, key }: SiteKey) => `${origin}/${keyFile(key)}`;

/** The body of a notification about `paths` of a site. */
export function notification(site: SiteKey, paths: readonly string[]) {
  return {
    host: new URL(site.origin).host,
    key: site.key,
    keyLocation: keyUrl(site),
    urlList: paths.map((path) => site.origin + path),
  };
}

/** Splits `items` into lists of at most `size`. */
export function batchesOf<T>(items: readonly T[], size = maxAddresses): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
