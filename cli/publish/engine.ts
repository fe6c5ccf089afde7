import * as path from 'node:path';
import type { AssetManifest, PageKind } from '../../data/model/pages/page.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { CodeHashes } from './render/fingerprint.ts';
import type { OwnRenderer } from './render/ownCodeError.ts';

/** The bundled code that turns planned pages into files. */
export interface Engine {
  /** Changes with anything in the program. */
  readonly programHash: string;
  /** Changes whenever the same page could be rendered differently. */
  readonly hash: string;
  readonly assets: EngineAssets;
  /** Files to publish with the pages; each has a hash in its name. */
  readonly files: readonly string[];
  /** Sizes in bytes of gzip. */
  readonly gzip: {
    readonly styles: Readonly<Record<PageKind, number>>;
    /** Of the script that runs before a visitor interacts. */
    readonly script: number;
    /** Of each island with its static imports. */
    readonly islands: Readonly<Record<string, number>>;
    /** Of each part that islands import later, with what they have not loaded by then. */
    readonly deferred: Readonly<Record<string, number>>;
    /** Of each style sheet that is loaded in the background or on demand. */
    readonly lazyStyles: Readonly<Record<string, number>>;
  };
  /** Changes whenever the same social image could be painted differently. */
  readonly socialHash: string;
  /** The folder of the fonts of social images. */
  readonly socialFonts: string;
  /** The folder of `files`. */
  readonly clientFolder: string;
  /** The program of a rendering thread. */
  readonly renderWorker: string;
  /** The code of the project; `null` for a project without. */
  readonly ownCode: EngineOwnCode | null;
}

/** The assets for sites of either direction. */
export interface EngineAssets extends AssetManifest {
  /** `styles` for sites whose language is written from right to left. */
  readonly rightToLeftStyles: AssetManifest['styles'];
}

/** What differs where a project has parts and pages of its own. */
export interface EngineOwnCode extends OwnRenderer {
  /** The part of `Engine.hash` that is about all pages. */
  readonly sharedHash: string;
  readonly hashes: CodeHashes;
}

/** The engine in the bundle folder `folder`; `program` is that of the program, for what it shares with the code of projects. */
export function loadEngine(fs: FileSystem, folder: string, program = folder): Engine {
  const stored = JSON.parse(fs.readText(path.join(folder, 'engine.json')));
  return {
    ...stored,
    socialFonts: path.join(program, 'social-fonts'),
    clientFolder: path.join(folder, 'client'),
    renderWorker: path.join(program, 'renderWorker.js'),
    ownCode: stored.ownCode ? { ...stored.ownCode, renderer: path.join(folder, 'renderer.mjs') } : null,
  };
}
