import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { systemErrorCode, temporarySuffix } from '../../files/fileSystem.ts';

/** What a merge needs of a disk beyond `FileSystem`. */
export interface PartDisk {
  /** The size of a file in bytes; `null` if there is none, or only a link. */
  sizeOf(file: string): number | null;
  /** Puts the file `from` also at `to`, atomically; creates missing folders. */
  place(from: string, to: string): void;
}

/**
 * The disk of this machine. A file is placed as a hard link if the disk allows it, else as a copy. Links are safe,
 * because builds never write into a file: they replace it.
 */
export function nodePartDisk(): PartDisk {
  const suffix = `.${randomBytes(4).toString('hex')}${temporarySuffix}`;
  let canLink = true;
  const linkOrCopy = (from: string, temporary: string) => {
    if (canLink) {
      try {
        return fs.linkSync(from, temporary);
      } catch (error) {
        if (!linkErrors.includes(systemErrorCode(error) ?? '')) throw error;
        canLink = false;
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
        inFolder(temporary, () => linkOrCopy(from, temporary));
        fs.renameSync(temporary, to);
        // Renaming does nothing if both names are links to the same file.
        if (fs.existsSync(temporary)) fs.rmSync(temporary);
      } catch (error) {
        fs.rmSync(temporary, { force: true });
        throw error;
      }
    },
  };
}

/** The errors of systems that cannot create a hard link: to another disk, unsupported, too many, or not allowed. */
const linkErrors: readonly string[] = ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Creates the folder only after a failure: checking it for each file would take longer than placing the file. */
function inFolder(file: string, create: () => void): void {
  try {
    create();
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    create();
  }
}
