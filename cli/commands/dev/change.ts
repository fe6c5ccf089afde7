import * as path from 'node:path';
import { ownCodeFolders } from '../../content/ownCodeFiles.ts';

/** Why the site is built: a file changed, pages became due, or the server started. */
export type Change =
  | { readonly kind: 'content' | 'style' | 'code'; readonly file: string }
  | { readonly kind: 'time' | 'start' };

/** The folders that are watched; absolute. */
export interface WatchedPlaces {
  readonly content: string;
  /** The file of counted clicks, beside the content. */
  readonly ledger: string;
  /** The folder of the project, whose code the build bundles. */
  readonly project: string;
  /** The folder of the program's sources. */
  readonly sources: string;
}

/** The folders of the sources that affect pages. `data` may also contain the content of cities. */
export const codeFolders = ['cli', 'templates', 'client', 'data'] as const;

/** What a changed file means for the site; `null` for nothing. */
export function classifyChange(
  file: string,
  { content, ledger, project, sources }: WatchedPlaces,
): Change | null {
  // The ledger has a watcher of its own, because it may be outside of all watched folders.
  if (file === ledger) return null;
  const contentFolders = [content, ...ownCodeFolders.map((folder) => path.join(project, folder))];
  if (contentFolders.some((folder) => isBelow(folder, file))) return { kind: 'content', file };
  if (isBelow(path.join(sources, 'data', 'content'), file)) return null;
  // These files are read for each request.
  if (isBelow(path.join(sources, 'cli', 'commands', 'dev', 'page'), file)) return null;
  if (!codeFolders.some((folder) => isBelow(path.join(sources, folder), file))) return null;
  return { kind: path.extname(file) === '.css' ? 'style' : 'code', file };
}

/** Whether a file belongs to the running server, which does not reload its own code. */
export function isServerFile(file: string, sources: string): boolean {
  const relative = path.relative(sources, file).split(path.sep).join('/');
  return /^cli\/(?:commands\/dev\/|bundler\/|[^/]+\.mjs$)/.test(relative);
}

const isBelow = (folder: string, file: string) => file.startsWith(folder + path.sep);
