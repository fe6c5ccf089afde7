import { existsSync, readdirSync, statSync } from 'node:fs';
import { type FileSystem, temporarySuffix } from '../files/fileSystem.ts';
import { readLastBuild } from '../publish/lastBuild.ts';
import { UsageError } from './usageError.ts';

/** How many names an error lists. */
const mostNames = 5;

/**
 * Throws a usage error if the folder `out` has files that no build has put there, such as a home page of somebody's own: a
 * build would overwrite those with the names of its own. Hidden files do not count. `label` is the folder as the user typed it.
 */
export function refuseForeignOutput(fs: FileSystem, out: string, label: string): void {
  const last = readLastBuild(fs, out);
  if (last.head !== null || last.why !== 'none') return;
  const names = namesIn(out).filter((name) => !name.startsWith('.') && !name.endsWith(temporarySuffix));
  if (names.length === 0) return;
  const others = names.length - mostNames;
  const listed = names.slice(0, mostNames).join(', ') + (others > 0 ? ` and ${others} more` : '');
  throw new UsageError(
    `The output folder ${label} has files that city-deals did not write: ${listed}.`,
    'Name an empty or new folder with --out DIR. With --force the site is built into this one: files with the names of the site’s are overwritten, all others stay.',
  );
}

/** The names of what is directly in a folder, sorted; none of what is no folder, which a build reports by itself. */
const namesIn = (folder: string): readonly string[] =>
  existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder).sort() : [];
