import type { Site } from '../content/site.ts';
import type { Engine } from './engine.ts';
import type { Shard } from './shard.ts';

/** What a build works with; `now` in epoch milliseconds, folders absolute. */
export interface BuildJob {
  readonly site: Site;
  readonly now: number;
  readonly contentFolder: string;
  readonly out: string;
  readonly clean: boolean;
  /** Threads that render; `null` for as many as fit the work. */
  readonly jobs: number | null;
  readonly shard: Shard | null;
  /** Whether each page gets a picture for where it is shared. */
  readonly socialImages: boolean;
  /** The folder of pictures that were made before. */
  readonly pictureCache: string;
  readonly engine: Engine;
  readonly onProgress: (label: string, done: number, total: number) => void;
}
