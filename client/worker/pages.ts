import { cacheNames } from './cacheNames.ts';
import { store, stored } from './caches.ts';

/** The header of a stored page with the instant at which it goes stale, in epoch milliseconds; empty for never. */
const untilHeader = 'x-valid-until';

/** Pages of the site say until when they are valid (templates/seo/metaTags.ts); other documents are not stored. */
const untilTag = /<meta name="valid-until" content="(\d*)">/;

/** The key of the page at `url`, whatever its query: only script reads that. */
const keyOf = (url: string) => new URL(url).pathname.replace(/(?:\.html|(?<=.)\/)$/, '');

/** Stores the page that was received from `url`. */
export async function keepPage(url: string, response: Response): Promise<void> {
  const html = await response.text();
  const until = untilTag.exec(html)?.[1];
  if (until === undefined) return;
  const headers = new Headers(response.headers);
  headers.set(untilHeader, until);
  // The text is neither compressed nor a redirect any more, and browsers accept no redirects here.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await store(cacheNames.pages, keyOf(url), new Response(html, { headers }));
}

/** The stored page at `url`, unless it has gone stale or there is none. */
export async function keptPage(url: string): Promise<Response | undefined> {
  const page = await stored(cacheNames.pages, keyOf(url));
  return page && isValid(page) ? page : undefined;
}

const isValid = ({ headers }: Response) => {
  const until = headers.get(untilHeader);
  return !until || Date.now() < Number(until);
};

/**
 * Fetches the pages at `paths` that are not stored or have gone stale, the first one last, so that it is the newest, and the
 * drawing of each.
 */
export async function keepAll(paths: readonly string[]): Promise<void> {
  for (const path of [...paths].reverse()) {
    const { href } = new URL(path, location.href);
    // Without a network they come with the next page.
    if (!(await keptPage(href))) {
      const response = await fetch(href).catch(() => undefined);
      if (response?.ok) await keepPage(href, response);
    }
    await keepDrawing(await keptPage(href));
  }
}

/** The drawing of a deal. A photo has several sizes, of which only the browser knows the one that it takes: it waits for a visit. */
const drawing = /class="poster"><img[^>]* src="(\/[^"]+)"/;

async function keepDrawing(page: Response | undefined): Promise<void> {
  const path = drawing.exec((await page?.text()) ?? '')?.[1];
  if (path === undefined || (await stored(cacheNames.files, path))) return;
  const response = await fetch(path).catch(() => undefined);
  if (response?.ok) await store(cacheNames.files, path, response);
}

/** The paths and headings (HTML) of the stored pages that have not gone stale, the last visited first. */
export async function keptHeadings(): Promise<readonly (readonly [path: string, heading: string])[]> {
  const cache = await caches.open(cacheNames.pages);
  const headings: [string, string][] = [];
  for (const { url } of await cache.keys()) {
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec((await (await keptPage(url))?.text()) ?? '')?.[1];
    if (heading !== undefined) headings.unshift([new URL(url).pathname, heading.replace(/<[^>]*>/g, '')]);
  }
  return headings;
}
