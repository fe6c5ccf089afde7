import * as fs from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from 'esbuild';
import { type BuildThread, type ProgramRun, startBuildThread } from './buildThread.ts';
import type { Styles } from './liveSite.ts';

type Rebundle = typeof import('./rebundle.mjs');

/** Folders that the development server works in; absolute. */
export interface DevBundlerPaths {
  /** The folder of the program's sources. */
  readonly sources: string;
  /** The bundle that the program was started from. */
  readonly bundle: string;
  /** For what is made on the way, and thrown away at the end: bundles, each numbered, and the site. */
  readonly scratch: string;
}

/** What came of bundling: faults, or what is in use from then on; `isWhole` where that is more than other styles. */
export type BundleResult =
  | { readonly faults: readonly Message[] }
  | { readonly styles: Styles; readonly isWhole: boolean };

/**
 * The program as its sources are at the moment: bundles them, and runs what came of it. A module that was loaded stays
 * as it is, so each bundle gets a thread of its own.
 */
export interface DevBundler {
  /** The folder for the site. */
  readonly out: string;
  readonly styles: () => Styles;
  bundleCode(): Promise<BundleResult>;
  /** Bundles style sheets alone, in which case the thread stays warm; all where that is not enough. */
  bundleStyles(): Promise<BundleResult>;
  run(args: readonly string[]): Promise<ProgramRun>;
  close(): Promise<void>;
}

/** A workshop that starts with the bundle in use, and so without bundling. */
export async function createDevBundler({ sources, bundle, scratch }: DevBundlerPaths): Promise<DevBundler> {
  const inSources = (file: string) => path.join(sources, 'cli', 'commands', 'dev', file);
  // Imported from where it is: what finds the sources by its own place must not be bundled.
  const rebundle = (await import(pathToFileURL(inSources('rebundle.mjs')).href)) as Rebundle;
  const start = (folder: string) =>
    startBuildThread(inSources('buildWorker.mjs'), path.join(folder, 'main.js'));
  let number = 0;
  const folderOf = (edition: number) => `${scratch}-${edition}`;
  clear(scratch);
  fs.cpSync(bundle, folderOf(number), { recursive: true });
  let thread: BuildThread = start(folderOf(number));
  const stylesIn = (folder: string): Styles =>
    JSON.parse(fs.readFileSync(path.join(folder, 'engine.json'), 'utf8')).assets.styles;

  async function bundleCode(): Promise<BundleResult> {
    const next = folderOf(number + 1);
    const faults = await rebundle.bundleAll(next);
    if (faults.length > 0) return { faults };
    await thread.close();
    fs.rmSync(folderOf(number), { recursive: true, force: true });
    number++;
    thread = start(next);
    return { styles: stylesIn(next), isWhole: true };
  }

  return {
    out: `${scratch}-site`,
    styles: () => stylesIn(folderOf(number)),
    bundleCode,
    async bundleStyles() {
      const result = await rebundle.bundleSheets(folderOf(number));
      if ('whole' in result) return bundleCode();
      return 'faults' in result ? result : { ...result, isWhole: false };
    },
    run: (args) => thread.run(args),
    async close() {
      await thread.close();
      await rebundle.stop();
      clear(scratch);
    },
  };
}

/** Removes all folders whose names begin with `scratch`, such as an interrupted run left. */
function clear(scratch: string): void {
  const folder = path.dirname(scratch);
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(scratch)}-`)) continue;
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
