import type { FileSystem } from '../files/fileSystem.ts';
import type { Engine } from '../publish/engine.ts';
import type { Report } from './reporter.ts';

/** The world as commands see it; tests give their own. */
export interface Deps {
  readonly fs: FileSystem;
  /** The folder in which the command was typed. */
  readonly cwd: string;
  /** The real time, in epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds that only ever grow, for measuring. */
  readonly stopwatch: () => number;
  readonly engine: () => Engine;
  /** The folder of pictures that were made before, for any site. */
  readonly pictureCache: string;
  /** Prints a result on standard output. */
  readonly print: (text: string) => void;
  readonly report: Report;
}

/** What a command ends with. 0: done; 1: content or output at fault; 2: wrong usage; 70: a fault of this program. */
export type ExitCode = 0 | 1 | 2 | 70;
