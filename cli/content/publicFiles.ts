import * as path from 'node:path';
import { isReservedFile, keyFile, pagePath } from '../../data/model/routes.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { digest } from '../files/hash.ts';
import { publicFolder } from './contentFiles.ts';
import type { SiteDrafts } from './draftSite.ts';
import type { PublicFile } from './site.ts';
import type { PathIndex } from './sitePaths.ts';
import { unreadableFile } from './unreadableFile.ts';

/** The files of `public/`, with diagnostics for those that cannot be read (CD103) or published (CD328). */
export function loadPublicFiles(
  { fs, folder }: { readonly fs: FileSystem; readonly folder: string },
  drafts: SiteDrafts,
  paths: PathIndex,
  diagnostics: Diagnostic[],
): PublicFile[] {
  const key = drafts.site?.value?.indexNow?.key;
  return drafts.publicFiles.flatMap((from) => {
    const file = publishedName(from);
    const taken = isReservedFile(file) || (key !== undefined && file === keyFile(key));
    if (taken || paths.has(pagePath(file) ?? '')) {
      diagnostics.push(takenFile(from, file));
      return [];
    }
    try {
      return { from, file, hash: digest(fs.read(path.join(folder, from))) };
    } catch (error) {
      diagnostics.push(unreadableFile(from, error));
      return [];
    }
  });
}

const publishedName = (from: string) => from.slice(publicFolder.length);

const publishedPath = (file: string) => pagePath(file) ?? `/${file}`;

/** Where links may lead: to pages, and to the files of `public/`. */
export function linkTargets(paths: PathIndex, { publicFiles }: SiteDrafts): PathIndex {
  const published = new Set(publicFiles.map((from) => encodeURI(publishedPath(publishedName(from)))));
  return {
    known: [...paths.known, ...published],
    has: (path) => paths.has(path) || published.has(path),
  };
}

const takenFile = (from: string, file: string) =>
  diagnostic({
    code: 'CD328',
    file: from,
    problem: `The site has a page or a file of its own at "${publishedPath(file)}".`,
    hint: 'Rename or remove the file: what a build writes cannot be replaced.',
  });
