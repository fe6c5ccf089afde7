import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';

/** A file system in memory, which many Linux systems have: tests write and remove thousands of small files. */
const memory = '/dev/shm';
const bytesNeeded = 2 * 2 ** 30;
const prefix = 'city-deals-tests-';

/** Has all temporary folders of the run in one, in memory if there is enough of it, and removes it at the end. */
export default function setup(): (() => void) | undefined {
  // Each project calls this.
  if (path.basename(tmpdir()).startsWith(prefix)) return undefined;
  const parent = hasSpace(memory) ? memory : tmpdir();
  removeLeftovers(parent);
  const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasSpace(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= bytesNeeded;
}

/** Removes the folders of runs that were killed. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, process] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (process !== undefined && !isRunning(Number(process)))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
