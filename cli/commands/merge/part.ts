import type { Manifest } from '../../publish/manifest.ts';
import type { Shard } from '../../publish/shard.ts';

/** The output of one build with `--shard`. */
export interface Part {
  /** Where it is. */
  readonly folder: string;
  /** The folder as the reader knows it. */
  readonly label: string;
  readonly shard: Shard;
  /** The hash of the plan of the whole site. */
  readonly plan: string;
  readonly manifest: Manifest;
}

/** The parts as one site: its manifest, and the folder that has each file. */
export interface MergedSite {
  readonly manifest: Manifest;
  /** By files, relative to the folder. */
  readonly folderOf: ReadonlyMap<string, string>;
}
