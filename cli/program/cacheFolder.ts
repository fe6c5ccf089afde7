import { accessSync, constants, existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import * as path from 'node:path';

/**
 * The folder of folders for what is made once and used again, such as pictures: `node_modules/.cache` of the project that `cwd` is in; if
 * there is none, or nobody may write there, the user's cache, or else the system's temporary folder.
 */
export function cacheFolder(cwd: string): string {
  const project = projectOf(cwd);
  const candidates = [
    ...(project === null ? [] : [path.join(project, 'node_modules', '.cache')]),
    process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'),
  ];
  return candidates.find(isWritable) ?? tmpdir();
}

/** The nearest folder around `folder` with a package.json; `null` if there is none. */
function projectOf(folder: string): string | null {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? null : projectOf(parent);
}

/** Whether this user may write into a folder, or create it. */
function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return isWritable(path.dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
