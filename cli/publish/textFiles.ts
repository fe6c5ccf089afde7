import { digest } from '../files/hash.ts';
import { noTextCache, type TextCache } from '../files/textCache.ts';
import { type LazyText, madeText, type SiteFile } from '../outputs/lazyText.ts';
import type { OutputFile } from './outputFiles.ts';

/** Text files, as outputs of a build. */
export interface TextFiles {
  readonly files: readonly OutputFile[];
  /** The texts of the files that are due, in the order of `files`, in UTF-8. */
  readonly due: (isDue: (file: OutputFile) => boolean) => Iterable<readonly [file: string, bytes: Buffer]>;
}

/** Longer texts (in bytes, all together) are generated a second time to be written, to keep memory small. */
const maxKeptBytes = 32 * 1024 * 1024;

interface KeptTexts {
  /** Whether a file with this hash is published already, so that its text is hardly needed. */
  readonly isPublished?: (file: string, hash: string) => boolean;
  /** What earlier builds have made. */
  readonly cache?: TextCache;
  readonly limit?: number;
}

/** The files that `generate`, a pure function, yields. */
export function createTextFiles(
  generate: () => Iterable<SiteFile>,
  { isPublished = () => false, cache = noTextCache, limit = maxKeptBytes }: KeptTexts = {},
): TextFiles {
  const files: OutputFile[] = [];
  const kept = new Map<string, Buffer | LazyText>();
  const hashes = lazyHashes(cache);
  let length = 0;
  for (const [file, text] of generate()) {
    const { hash, content } = hashed(text, hashes);
    files.push({ file, fingerprint: () => hash });
    if (isPublished(file, hash)) continue;
    length += Buffer.isBuffer(content) ? content.length : 0;
    if (length <= limit) kept.set(file, content);
    else kept.clear();
  }
  hashes.store();
  return {
    files,
    *due(isDue) {
      const dueFiles = files.filter(isDue);
      const isKept = dueFiles.every(({ file }) => kept.has(file));
      const names = new Set(dueFiles.map(({ file }) => file));
      for (const [file, text] of isKept ? kept : generate())
        if (names.has(file)) yield [file, Buffer.isBuffer(text) ? text : Buffer.from(madeText(text))];
    },
  };
}

/** The hash of a text, and its bytes, unless earlier builds know the hash of its ingredients: then it is not made for that. */
function hashed(
  text: string | LazyText,
  hashes: ReturnType<typeof lazyHashes>,
): { readonly hash: string; readonly content: Buffer | LazyText } {
  if (typeof text === 'string') return ofBytes(Buffer.from(text));
  const known = hashes.known(text);
  const made = known === undefined ? ofBytes(Buffer.from(text.make())) : { hash: known, content: text };
  hashes.add(text, made.hash);
  return made;
}

const ofBytes = (bytes: Buffer) => ({ hash: digest(bytes), content: bytes });

const cachedAs = 'texts';

/** The hashes of texts by their ingredients. */
function lazyHashes(cache: TextCache) {
  const lines = (cache.read(cachedAs) ?? '').split('\n').map((line) => line.split(' ') as [string, string]);
  const before = new Map(lines);
  const now = new Map<string, string>();
  return {
    known: ({ ingredients }: LazyText): string | undefined => before.get(ingredients),
    add: ({ ingredients }: LazyText, hash: string) => now.set(ingredients, hash),
    store() {
      if (now.size > 0) cache.write(cachedAs, () => Array.from(now, (line) => line.join(' ')).join('\n'));
    },
  };
}
