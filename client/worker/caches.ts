import { site } from './site.ts';

/** What was stored with the worker, and is never dropped. */
const always = new Set<string>([...site.files, ...site.pages, ...site.data]);

/** How many entries of a cache are kept beside those that every visitor has. */
const maxEntries = 300;

/** Stores `response`, and drops the oldest entries beyond the limit. */
export async function store(name: string, key: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  // So that it is the newest.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = (await cache.keys()).filter(({ url }) => !always.has(new URL(url).pathname));
  for (const old of keys.slice(0, Math.max(0, keys.length - maxEntries))) await cache.delete(old);
}

/** The stored response; `undefined` if there is none. */
export const stored = async (name: string, key: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(key);
