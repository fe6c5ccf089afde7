import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';

/** What `doctor` asks of the machine; tests pass their own. */
export interface Machine {
  /** The version of Node, such as "22.11.0". */
  readonly node: string;
  /** The version of the rules of time zones, such as "2025c"; `null` if Node does not say. */
  readonly zoneData: string | null;
  /** Whether this user may write into a folder, or create it; a file is none. */
  readonly isWritable: (folder: string) => boolean;
  /** The free bytes of the disk on which a folder is or would be; `null` if unknown. */
  readonly freeBytes: (folder: string) => number | null;
  /** Loads a package, and returns its version; rejects if it does not work here. */
  readonly load: (name: 'sharp' | 'satori') => Promise<string>;
  /** The instant at which a server answered (epoch milliseconds), by its own clock; `null` if none answers. */
  readonly serverTime: () => Promise<number | null>;
}

/** The server whose clock is compared: npm has asked it before. It learns nothing but that somebody asked. */
export const clockServer = 'https://registry.npmjs.org/';

const longestWait = 4000;

/** The machine on which the program runs. */
export const nodeMachine = (): Machine => ({
  node: process.versions.node,
  zoneData: process.versions.tz ?? null,
  isWritable,
  freeBytes(folder) {
    try {
      const { bavail, bsize } = statfsSync(nearest(folder));
      return bavail * bsize;
    } catch {
      return null;
    }
  },
  async load(name) {
    await import(name);
    return versionOf(name);
  },
  async serverTime() {
    try {
      const { headers } = await fetch(clockServer, {
        method: 'HEAD',
        signal: AbortSignal.timeout(longestWait),
      });
      const time = Date.parse(headers.get('date') ?? '');
      return Number.isNaN(time) ? null : time;
    } catch {
      return null;
    }
  },
});

/** The folder, or the nearest one above it that exists. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(path.dirname(folder)));

function isWritable(folder: string): boolean {
  const present = nearest(folder);
  try {
    accessSync(present, constants.W_OK);
    return statSync(present).isDirectory();
  } catch {
    return false;
  }
}

/** The version of a package that can be loaded, from the package.json above its main file. */
function versionOf(name: string): string {
  let folder = path.dirname(createRequire(import.meta.url).resolve(name));
  while (path.basename(folder) !== name && path.dirname(folder) !== folder) folder = path.dirname(folder);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return String(version);
}
