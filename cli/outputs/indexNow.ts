/** Shares what it is told with all search engines that take part. Protocol: https://www.indexnow.org/documentation */
export const indexNowEndpoint = 'https://api.indexnow.org/indexnow';

/** The most addresses that one notification may have. */
export const maxAddresses = 10_000;

/** What proves that a site is the sender's: a key that the site itself publishes. */
export interface SiteKey {
  /** Of the site, without a slash at its end. */
  readonly origin: string;
  readonly key: string;
}

/** The name of the file that a site publishes its key in. */
export const keyFile = (key: string) => `${key}.txt`;

/** The address of that file. */
export const keyLocation = ({ origin, key }: SiteKey) => `${origin}/${keyFile(key)}`;

/** The body of a notification about `paths` of a site. */
export function notification(site: SiteKey, paths: readonly string[]) {
  return {
    host: new URL(site.origin).host,
    key: site.key,
    keyLocation: keyLocation(site),
    urlList: paths.map((path) => site.origin + path),
  };
}

/** `items` in lists of at most `size`. */
export function batchesOf<T>(items: readonly T[], size = maxAddresses): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
