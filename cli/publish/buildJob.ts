import type { Site } from '../content/site.ts';
import type { TextCache } from '../files/textCache.ts';
import type { Engine } from './engine.ts';
import type { Shard } from './shard.ts';

/** The input of a build. Folders are absolute paths. */
export interface BuildJob {
  readonly site: Site;
  /** The instant for which the site is built, in epoch milliseconds. */
  readonly now: number;
  readonly contentFolder: string;
  readonly out: string;
  /** Since when the files of the output folder are known to be as builds have written them (epoch milliseconds), if at all. */
  readonly intactSince: number | null;
  /** Whether to write all files again. */
  readonly clean: boolean;
  /** Threads that render; `null` for as many as fit the work. */
  readonly jobs: number | null;
  /** The part of the site to build; `null` for the whole site. */
  readonly shard: Shard | null;
  /** Whether pages get preview images for shared links. */
  readonly socialImages: boolean;
  /** The folder of pictures that earlier builds generated. */
  readonly pictureCache: string;
  /** What builds remember of earlier ones. */
  readonly cache: TextCache;
  readonly engine: Engine;
  readonly onProgress: (label: string, done: number, total: number) => void;
}
