import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { memoize } from '../../../data/model/memoize.ts';
import { dealPath, pagePath } from '../../../data/model/routes.ts';
import { type FileSystem, temporarySuffix } from '../../files/fileSystem.ts';
import {
  createResponses,
  parseRedirects,
  type Redirect,
  type ResponseAt,
} from '../../hosting/hostResponses.ts';
import { type HeaderRules, parseHeaders } from '../../outputs/headers.ts';
import { type Manifest, parseManifest } from '../../publish/manifest.ts';
import { manifestFile } from '../../publish/manifestHead.ts';
import { lockFile } from '../../publish/outputLock.ts';
import type { SiteFacts } from './siteFacts.ts';
import { readSitemap, type Sitemap } from './sitemap.ts';

/** A built site, as read from the output folder; its pages are not parsed yet. */
export interface BuiltSite {
  /** Every file of the output folder. */
  readonly files: ReadonlySet<string>;
  /** The files of all pages by their paths, sorted: the home page comes first. */
  readonly pages: ReadonlyMap<string, string>;
  /** The path of a page as one shared string, to save memory if it is kept many times; `undefined` for other paths. */
  internPath(path: string): string | undefined;
  /** `null` if it is missing or cannot be parsed. */
  readonly manifest: Manifest | null;
  /** The lines of `_redirects`. */
  readonly redirects: readonly Redirect[];
  readonly headers: HeaderRules;
  readonly sitemap: Sitemap;
  readonly responseAt: ResponseAt;
  /** Such as "https://deals.example"; empty if unknown. */
  readonly origin: string;
  /** What the paths of all deal pages begin with, such as "/deal/". */
  readonly dealPrefix: string;
  /** Facts of the content; `null` if it could not be read. */
  readonly facts: SiteFacts | null;
  /** The instant of the check, in epoch milliseconds. */
  readonly now: number;
  /** The instant that the site was built for, in epoch milliseconds; `now` if unknown. */
  readonly builtAt: number;
  /** The bytes of a file of the output folder. */
  read(file: string): Uint8Array;
  /** The text of such a file; empty if it is missing. */
  text(file: string): string;
  /** The number of bytes of such a file; 0 if it is missing. Cached. */
  sizeOf(file: string): number;
  /** The number of bytes of `text` as hosts send it, compressed with gzip. Cached. */
  gzipSize(text: string): number;
}

/** Reads the built site in `folder`, except for its pages. */
export function readBuiltSite(
  fs: FileSystem,
  folder: string,
  facts: SiteFacts | null,
  now: number,
): BuiltSite {
  const files = new Set(fs.list(folder).filter((file) => file !== lockFile));
  const read = (file: string) => fs.read(path.join(folder, file));
  const text = (file: string) => (files.has(file) ? fs.readText(path.join(folder, file)) : '');
  const redirects = parseRedirects(text('_redirects'));
  const origin = facts?.origin ?? originOf(text('index.html'));
  const manifest = parseManifest(text(manifestFile));
  const responseAt = createResponses(files, redirects);
  const pages = pagesIn(files, manifest);
  const paths = new Map([...pages.keys()].map((page) => [page, page]));
  return {
    files,
    pages,
    internPath: (page) => paths.get(page),
    manifest,
    redirects,
    headers: parseHeaders(text('_headers')),
    sitemap: readSitemap({ text, files, origin }),
    responseAt: manifest?.shard === undefined ? responseAt : responsesOfShard(responseAt),
    origin,
    dealPrefix: facts?.dealPrefix ?? dealPath(''),
    facts,
    now,
    builtAt: manifest ? Date.parse(manifest.builtAt) : now,
    read,
    text,
    sizeOf: memoize((file: string) => (files.has(file) ? read(file).length : 0)),
    gzipSize: memoize((content: string) => gzipSync(content).length),
  };
}

/** HTML that the content publishes as it is, such as that which proves who owns a site, is no page. */
function pagesIn(files: ReadonlySet<string>, manifest: Manifest | null): Map<string, string> {
  const isOther = (file: string) => file.endsWith(temporarySuffix) || manifest?.files[file] !== undefined;
  const pages = [...files].flatMap((file): [string, string][] => {
    const page = isOther(file) ? null : pagePath(file);
    return page === null ? [] : [[page, file]];
  });
  return new Map(pages.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The responses for one shard of a site: a page that it lacks may be in another shard. */
const responsesOfShard =
  (responseAt: ResponseAt): ResponseAt =>
  (page) => {
    const response = responseAt(page);
    return response.kind === 'not-found' ? { kind: 'page', file: '', path: page } : response;
  };

const originOf = (home: string) => /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(home)?.[1] ?? '';
