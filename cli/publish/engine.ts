import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import type { AssetManifest, PageKind } from '../../data/model/pages/page.ts';

/** What turns planned pages into files: the code of this moment, bundled. */
export interface Engine {
  /** Changes whenever the same page could come out differently. */
  readonly hash: string;
  readonly assets: AssetManifest;
  /** Files to publish beside the pages; each has its hash in its name. */
  readonly files: readonly string[];
  /** Sizes in bytes as sent. */
  readonly gzip: {
    readonly styles: Readonly<Record<PageKind, number>>;
    /** Of the script that runs before a visitor does anything. */
    readonly script: number;
    /** Of each island, with all that it imports at once. */
    readonly islands: Readonly<Record<string, number>>;
    /** Of each part that an island imports later, with all that this imports at once. */
    readonly deferred: Readonly<Record<string, number>>;
    /** Of each style sheet that is loaded when it is needed. */
    readonly lazyStyles: Readonly<Record<string, number>>;
  };
  /** Changes whenever the same social image could come out differently. */
  readonly socialHash: string;
  /** The folder of the fonts of social images. */
  readonly socialFonts: string;
  /** The folder that has `files`. */
  readonly clientFolder: string;
  /** The program that renders pages in a thread of its own. */
  readonly renderWorker: string;
}

/** The engine in the bundle folder `folder`. */
export function loadEngine(folder: string): Engine {
  const stored = JSON.parse(readFileSync(path.join(folder, 'engine.json'), 'utf8'));
  return {
    ...stored,
    socialFonts: path.join(folder, 'social-fonts'),
    clientFolder: path.join(folder, 'client'),
    renderWorker: path.join(folder, 'renderWorker.js'),
  };
}
