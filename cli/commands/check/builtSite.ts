import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { memoize } from '../../../data/model/memoize.ts';
import { type FileSystem, temporarySuffix } from '../../files/fileSystem.ts';
import type { HeaderRules } from '../../outputs/headers.ts';
import { parseHeaders } from '../../outputs/parseHeaders.ts';
import { type Manifest, parseManifest } from '../../publish/manifest.ts';
import { manifestFile } from '../../publish/manifestHead.ts';
import { lockFile } from '../../publish/outputLock.ts';
import { type AnswerAt, answersOf, pathOfFile } from './addresses.ts';
import type { SiteFacts } from './siteFacts.ts';
import { readSitemap, type Sitemap } from './sitemap.ts';

/** A built site as its files say, but for what is inside its pages. */
export interface BuiltSite {
  /** Every file of the output folder. */
  readonly files: ReadonlySet<string>;
  /** Paths of all pages, home first, and their files. */
  readonly pages: ReadonlyMap<string, string>;
  /** The path of a page, always as the same text, so that many pages can keep it cheaply. */
  pathNamed(path: string): string | undefined;
  /** `null` where there is none that can be read. */
  readonly manifest: Manifest | null;
  /** Addresses that lead to others, as `_redirects` says. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly headers: HeaderRules;
  readonly sitemap: Sitemap;
  readonly answerAt: AnswerAt;
  /** Such as "https://deals.example"; empty where nothing says it. */
  readonly origin: string;
  /** What the content says; `null` where it could not be read. */
  readonly facts: SiteFacts | null;
  /** The instant of the check, in epoch milliseconds. */
  readonly now: number;
  /** The instant for which the site was built; that of the check where nothing says it. */
  readonly builtAt: number;
  /** The bytes of a file of the output folder. */
  read(file: string): Uint8Array;
  /** The text of such a file; empty where there is none. */
  text(file: string): string;
  /** The bytes that such a file has; 0 where there is none. */
  sizeOf(file: string): number;
  /** The bytes of `text` as hosts send it; worked out once for each text. */
  packedSize(text: string): number;
}

/** Reads what is not a page of the built site in `folder`. */
export function readBuiltSite(
  fs: FileSystem,
  folder: string,
  facts: SiteFacts | null,
  now: number,
): BuiltSite {
  const files = new Set(fs.list(folder).filter((file) => file !== lockFile));
  const read = (file: string) => fs.read(path.join(folder, file));
  const text = (file: string) => (files.has(file) ? fs.readText(path.join(folder, file)) : '');
  const redirects = readRedirects(text('_redirects'));
  const origin = facts?.origin ?? originOf(text('index.html'));
  const manifest = parseManifest(text(manifestFile));
  const answers = answersOf(files, new Map(redirects.map(({ from, to }) => [from, to])));
  const finished = [...files].filter((file) => !file.endsWith(temporarySuffix));
  const pages = finished.flatMap((file): [string, string][] => {
    const at = pathOfFile(file);
    return at === null ? [] : [[at, file]];
  });
  pages.sort(([a], [b]) => (a < b ? -1 : 1));
  const names = new Map(pages.map(([at]) => [at, at]));
  return {
    files,
    pages: new Map(pages),
    pathNamed: (at) => names.get(at),
    manifest,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    headers: parseHeaders(text('_headers')),
    sitemap: readSitemap({ text, files, origin }),
    answerAt: manifest?.shard === undefined ? answers : answersOfPart(answers),
    origin,
    facts,
    now,
    builtAt: manifest ? Date.parse(manifest.builtAt) : now,
    read,
    text,
    sizeOf: memoize((file: string) => (files.has(file) ? read(file).length : 0)),
    packedSize: memoize((packed: string) => gzipSync(packed).length),
  };
}

/** Answers for a part of a site: what it does not have, another part may. */
const answersOfPart =
  (answers: AnswerAt): AnswerAt =>
  (path) => {
    const answer = answers(path);
    return answer.kind === 'nothing' ? { kind: 'page', file: '', path } : answer;
  };

/** The rules of a `_redirects` file in order, with their lines. */
export function readRedirects(text: string): { from: string; to: string; line: number }[] {
  return text.split(/\r?\n/).flatMap((row, index) => {
    const [from, to] = row.trim().split(/\s+/);
    return from === undefined || to === undefined || from.startsWith('#')
      ? []
      : [{ from, to, line: index + 1 }];
  });
}

const originOf = (home: string) => /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(home)?.[1] ?? '';
