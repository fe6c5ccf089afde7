import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { systemErrorCode, temporarySuffix } from '../../files/fileSystem.ts';

/** What putting parts together asks of a disk, beyond what a build does. */
export interface PartDisk {
  /** The size of a file in bytes; `null` where there is none, or a link in its place. */
  sizeOf(file: string): number | null;
  /** Makes `to` the same file as `from`, whole or not at all, at every moment; missing folders are made. */
  place(from: string, to: string): void;
}

/**
 * The disk of this machine. A file is placed by a second name for it where the disk allows that, because builds never
 * write into a file: they put another in its place. Elsewhere it is copied.
 */
export function nodePartDisk(): PartDisk {
  const suffix = `.${randomBytes(4).toString('hex')}${temporarySuffix}`;
  let link = true;
  const bring = (from: string, temporary: string) => {
    if (link) {
      try {
        return fs.linkSync(from, temporary);
      } catch (error) {
        if (!noLinks.includes(systemErrorCode(error) ?? '')) throw error;
        link = false;
      }
    }
    fs.copyFileSync(from, temporary, fs.constants.COPYFILE_FICLONE);
  };
  return {
    sizeOf(file) {
      const stats = fs.lstatSync(file, { throwIfNoEntry: false });
      return stats?.isFile() ? stats.size : null;
    },
    place(from, to) {
      const temporary = to + suffix;
      try {
        inFolder(temporary, () => bring(from, temporary));
        fs.renameSync(temporary, to);
        // Between two names of one file, renaming does nothing.
        if (fs.existsSync(temporary)) fs.rmSync(temporary);
      } catch (error) {
        fs.rmSync(temporary, { force: true });
        throw error;
      }
    },
  };
}

/** What systems say where a file cannot have a second name: another disk, no such names, too many, not allowed. */
const noLinks: readonly string[] = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Folders are made only where one is missing: asking for each file would take longer than placing it. */
function inFolder(file: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    make();
  }
}
