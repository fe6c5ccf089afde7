import type { FileSystem } from '../files/fileSystem.ts';
import type { Engine } from '../publish/engine.ts';
import type { Report } from './reporter.ts';

/** What commands need from the outside world; tests pass their own. */
export interface Deps {
  readonly fs: FileSystem;
  /** The working directory. */
  readonly cwd: string;
  /** The user's home folder. */
  readonly home: string;
  /** The real time, in epoch milliseconds. */
  readonly now: () => number;
  /** A monotonic clock in milliseconds, for measuring durations. */
  readonly stopwatch: () => number;
  readonly engine: () => Engine;
  /** The folder of what builds remember about sites. */
  readonly buildRecords: string;
  /** The folder of bundles with the code of projects. */
  readonly ownCode: string;
  /** The folder that caches generated pictures, for all sites. */
  readonly pictureCache: string;
  /** Prints a result on standard output. */
  readonly print: (text: string) => void;
  readonly report: Report;
}

/** 0: success; 1: a problem with the content or the output; 2: wrong usage; 70: a bug in city-deals. */
export type ExitCode = 0 | 1 | 2 | 70;
