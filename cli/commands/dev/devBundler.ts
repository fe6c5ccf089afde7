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
  /** For the built site of a package. */
  readonly cache: string;
  /** Tells the folders of this server from those of others. */
  readonly port: number;
}

/** The errors of a bundle, or its style sheets; `isWhole` if not only the style sheets were bundled. */
export type BundleResult =
  | { readonly errors: readonly Message[] }
  | { readonly styles: Styles; readonly isWhole: boolean };

/**
 * Bundles the program from its current sources, and runs the last bundle that had no errors. A module that was loaded
 * cannot be loaded again, so each bundle runs in a thread of its own.
 */
export interface DevBundler {
  /** The folder for the built site. */
  readonly out: string;
  readonly styles: () => Styles;
  bundleCode(): Promise<BundleResult>;
  /** Bundles only style sheets, so that the thread stays warm; everything if that is not enough. */
  bundleStyles(): Promise<BundleResult>;
  run(args: readonly string[]): Promise<ProgramRun>;
  close(): Promise<void>;
}

/** A bundler for a program that runs from its sources, or from a package, whose code never changes. */
export function createDevBundler(paths: DevBundlerPaths): Promise<DevBundler> {
  const isPackage = !fs.existsSync(devFile(paths, 'rebundle.mjs'));
  return isPackage ? createFixedBundler(paths) : createSourceBundler(paths);
}

const devFile = ({ sources }: DevBundlerPaths, file: string) =>
  path.join(sources, 'cli', 'commands', 'dev', file);

/** The beginning of the names of temporary folders: numbered bundles and the built site. */
const scratchIn = (cache: string, { port }: DevBundlerPaths) => path.join(cache, 'city-deals-dev', `${port}`);

const startThread = (paths: DevBundlerPaths, folder: string): BuildThread =>
  startBuildThread(devFile(paths, 'buildWorker.mjs'), path.join(folder, 'main.js'));

const stylesIn = (folder: string): Styles =>
  JSON.parse(fs.readFileSync(path.join(folder, 'engine.json'), 'utf8')).assets.styles;

async function createFixedBundler(paths: DevBundlerPaths): Promise<DevBundler> {
  const { bundle, cache } = paths;
  const scratch = scratchIn(cache, paths);
  removeFolders(scratch);
  const thread = startThread(paths, bundle);
  const styles = () => stylesIn(bundle);
  return {
    out: `${scratch}-site`,
    styles,
    bundleCode: async () => ({ styles: styles(), isWhole: true }),
    bundleStyles: async () => ({ styles: styles(), isWhole: true }),
    run: (args) => thread.run(args),
    async close() {
      await thread.close();
      removeFolders(scratch);
    },
  };
}

/** Begins with a copy of the bundle in use. */
async function createSourceBundler(paths: DevBundlerPaths): Promise<DevBundler> {
  const { bundle, sources } = paths;
  // Bundles find packages only within the program's own folder.
  const scratch = scratchIn(path.join(sources, 'node_modules', '.cache'), paths);
  // Not part of the bundle, because it finds the sources relative to its own place.
  const rebundle = (await import(pathToFileURL(devFile(paths, 'rebundle.mjs')).href)) as Rebundle;
  let number = 0;
  const bundleFolder = (ofNumber: number) => `${scratch}-${ofNumber}`;
  removeFolders(scratch);
  fs.cpSync(bundle, bundleFolder(number), { recursive: true });
  let thread = startThread(paths, bundleFolder(number));

  async function bundleCode(): Promise<BundleResult> {
    const next = bundleFolder(number + 1);
    const errors = await rebundle.bundleAll(next);
    if (errors.length > 0) return { errors };
    await thread.close();
    fs.rmSync(bundleFolder(number), { recursive: true, force: true });
    number++;
    thread = startThread(paths, next);
    return { styles: stylesIn(next), isWhole: true };
  }

  return {
    out: `${scratch}-site`,
    styles: () => stylesIn(bundleFolder(number)),
    bundleCode,
    async bundleStyles() {
      const result = await rebundle.bundleStyles(bundleFolder(number));
      if ('needsWhole' in result) return bundleCode();
      return 'errors' in result ? result : { ...result, isWhole: false };
    },
    run: (args) => thread.run(args),
    async close() {
      await thread.close();
      await rebundle.stopEsbuild();
      removeFolders(scratch);
    },
  };
}

/** Removes all folders whose names begin with `scratch`, also those of an interrupted run. */
function removeFolders(scratch: string): void {
  const parent = path.dirname(scratch);
  fs.mkdirSync(parent, { recursive: true });
  for (const name of fs.readdirSync(parent)) {
    if (!name.startsWith(`${path.basename(scratch)}-`)) continue;
    fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}
