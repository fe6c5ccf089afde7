import type { PlannedPage } from '../../../data/model/pages/page.ts';
import { digest } from '../../files/hash.ts';
import type { TextCache } from '../../files/textCache.ts';
import type { CodeHashes, Fingerprinter } from './fingerprint.ts';
import { materialize, type PageFile } from './materialize.ts';

/** The fingerprints of the pages of a build. */
export interface PageFingerprints {
  /** Makes the props of the page, unless an earlier build had a page of the same ingredients. */
  of(file: PageFile): string;
  /** Learns the fingerprint of a page that was rendered. */
  add(page: PlannedPage, fingerprint: string): void;
  /** Keeps the fingerprints of this build for the next one. */
  store(): void;
}

const cachedAs = 'fingerprints';
const keyLength = digest('').length;

/** The fingerprints of pages with the hash `shared` and the `code` of a project. */
export function createPageFingerprints(
  cache: TextCache,
  fingerprintOf: Fingerprinter,
  { shared, code = {} }: { readonly shared: string; readonly code?: CodeHashes | undefined },
): PageFingerprints {
  const before = parseLines(cache.read(cachedAs) ?? '');
  const now = new Map<string, string>();
  const keyOf = ({ kind, ingredients }: PlannedPage) =>
    ingredients && digest(`${shared} ${code[kind] ?? ''}\n${ingredients()}`);
  return {
    of(file) {
      const key = keyOf(file.page);
      if (key === undefined) return fingerprintOf(materialize(file));
      const fingerprint = before.get(key) ?? fingerprintOf(materialize(file));
      now.set(key, fingerprint);
      return fingerprint;
    },
    add(page, fingerprint) {
      const key = keyOf(page);
      if (key !== undefined) now.set(key, fingerprint);
    },
    store: () => cache.write(cachedAs, () => Array.from(now, ([key, value]) => `${key}${value}\n`).join('')),
  };
}

function parseLines(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(0, keyLength), line.slice(keyLength)]));
}
