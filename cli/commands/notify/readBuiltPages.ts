import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import { digest } from '../../files/hash.ts';
import { isInside, parseManifest } from '../../publish/manifest.ts';
import { manifestFile } from '../../publish/manifestHead.ts';
import type { BuiltPages, IndexablePage } from './changes.ts';
import { notBuilt } from './notifyFaults.ts';
import { pageWords } from './pageWords.ts';
import { sitemapEntries } from './sitemapPaths.ts';

/**
 * What search engines may index of the site in `out`, as its manifest and its sitemap say; or why that is not a whole
 * site of `origin` (CD601). `label` is the folder as the reader knows it. Throws the system's error for a file that
 * cannot be read, also when words are asked for.
 */
export function readBuiltPages(
  fs: FileSystem,
  out: string,
  label: string,
  origin: string,
): BuiltPages | Diagnostic {
  const read = (file: string) => fs.readText(path.join(out, file));
  if (!fs.exists(path.join(out, manifestFile))) return notBuilt(label, 'There is no site in this folder.');
  const manifest = parseManifest(read(manifestFile));
  if (!manifest) return notBuilt(`${label}/${manifestFile}`, 'The account of the last build cannot be read.');
  if (manifest.shard !== undefined) {
    return notBuilt(label, `The site in this folder is only part ${manifest.shard} of one.`);
  }
  const listed = readSitemap(read, origin);
  if (!listed) return notBuilt(label, `The site in this folder was not built for ${origin}.`);
  const indexable = listed.flatMap((page): IndexablePage[] => {
    const entry = manifest.pages[page];
    // A build that is under way may list pages that its manifest does not have yet: they come the next time.
    return entry ? [{ path: page, fingerprint: entry.fingerprint, lastModified: entry.lastModified }] : [];
  });
  return {
    indexable,
    has: (page) => Object.hasOwn(manifest.pages, page),
    wordsOf: (page) => digest(pageWords(read(manifest.pages[page]?.file ?? ''))),
  };
}

function readSitemap(read: (file: string) => string, origin: string): readonly string[] | null {
  const main = sitemapEntries(read('sitemap.xml'), origin);
  if (!main?.files.every(isInside)) return null;
  const parts = main.files.map((file) => sitemapEntries(read(file), origin));
  return parts.every((part) => part !== null)
    ? [...main.paths, ...parts.flatMap(({ paths }) => paths)]
    : null;
}
