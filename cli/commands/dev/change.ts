import * as path from 'node:path';

/** Why the site is built: a file that changed, the time, or the start of the server. */
export type Change =
  | { readonly kind: 'content' | 'style' | 'code'; readonly file: string }
  | { readonly kind: 'time' | 'start' };

/** The folders that a change can be in; absolute. */
export interface WatchedPlaces {
  readonly content: string;
  /** The folder of the program's sources. */
  readonly sources: string;
}

/** The folders below the sources of which rendering is made; the content of any city can be among them. */
export const codeFolders = ['cli', 'templates', 'client', 'data'] as const;

/** What a changed file means for the site; `null` where it means nothing. */
export function changeOf(file: string, { content, sources }: WatchedPlaces): Change | null {
  if (isBelow(content, file)) return { kind: 'content', file };
  if (isBelow(path.join(sources, 'data', 'content'), file)) return null;
  // Read anew for each request.
  if (isBelow(path.join(sources, 'cli', 'commands', 'dev', 'page'), file)) return null;
  if (!codeFolders.some((folder) => isBelow(path.join(sources, folder), file))) return null;
  return { kind: path.extname(file) === '.css' ? 'style' : 'code', file };
}

/** Files of the server itself: it runs as it was started. */
export function isServerFile(file: string, sources: string): boolean {
  const within = path.relative(sources, file).split(path.sep).join('/');
  return /^cli\/(?:commands\/dev\/|bundler\/|[^/]+\.mjs$)/.test(within);
}

const isBelow = (folder: string, file: string) => file.startsWith(folder + path.sep);
