import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { type Diagnostic, diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { nodeFileSystem } from '../../../cli/files/fileSystem.ts';
import { noTextCache } from '../../../cli/files/textCache.ts';
import { BrokenPictures } from '../../../cli/images/brokenPicture.ts';
import type { Deps } from '../../../cli/program/deps.ts';
import { type OpenedSite, openSite } from '../../../cli/program/openSite.ts';
import { buildSite } from '../../../cli/publish/buildSite.ts';
import { type Engine, loadEngine } from '../../../cli/publish/engine.ts';
import { testInstant } from '../rig.ts';
import type { CityFiles } from '../smallCity.ts';
import { testBundle } from '../testBundle.ts';
import { type MemoryDisk, memoryDisk } from './memoryDisk.ts';

const cityFolder = '/city';
/** Where a city's content is on its imagined disk, and where it is built to. */
export const contentFolder = `${cityFolder}/content`;
export const outFolder = `${cityFolder}/dist`;

/** The bytes of content files, by their names; JSON files are given as values. */
export function contentBytes(files: CityFiles): Map<string, Buffer> {
  const present = Object.entries(files).filter(([, content]) => content !== null);
  return new Map(present.map(([name, content]) => [name, bytesOf(content)]));
}

const bytesOf = (content: unknown): Buffer => {
  if (content instanceof Uint8Array) return Buffer.from(content);
  return Buffer.from(typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
};

/** Reads and checks a content folder that is on no disk. */
export const openInMemory = (content: ReadonlyMap<string, Uint8Array>): OpenedSite =>
  openSite(deps(diskWith(content)), { content: 'content', now: testInstant });

/** The result of a build: its diagnostics, or the written files. */
export type MemoryBuild =
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly touched: readonly string[] }
  | { readonly ok: true; readonly files: ReadonlyMap<string, Buffer>; readonly touched: readonly string[] };

/** Builds content into an imagined output folder that has the files `before`. Throws what the program throws. */
export async function buildInMemory(
  content: ReadonlyMap<string, Uint8Array>,
  before: ReadonlyMap<string, Buffer> = new Map(),
): Promise<MemoryBuild> {
  const disk = diskWith(content);
  for (const [file, bytes] of before) disk.files.set(`${outFolder}/${file}`, bytes);
  const opened = openSite(deps(disk), { content: 'content', now: testInstant });
  if (!opened.ok) return { ok: false, diagnostics: opened.diagnostics, touched: disk.touched };
  const faults = await faultsOfPictures(() =>
    buildSite(disk, {
      site: opened.site,
      now: opened.now,
      contentFolder,
      out: outFolder,
      intactSince: null,
      clean: false,
      jobs: 1,
      shard: null,
      socialImages: false,
      pictureCache,
      engine: theEngine(),
      cache: noTextCache,
      onProgress: () => {},
    }),
  );
  if (faults) return { ok: false, diagnostics: faults, touched: [] };
  const built = [...disk.files].filter(([file]) => file.startsWith(`${outFolder}/`));
  return {
    ok: true,
    files: new Map(built.map(([file, bytes]) => [file.slice(outFolder.length + 1), asBuffer(bytes)])),
    touched: disk.touched,
  };
}

/** Keeps Buffers as they are, so that files that were not written stay the same object. */
const asBuffer = (bytes: Uint8Array) => (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes));

/** Reports undecodable pictures as the command does; it does not touch pages then. */
async function faultsOfPictures(build: () => Promise<unknown>): Promise<Diagnostic[] | null> {
  try {
    await build();
    return null;
  } catch (error) {
    if (!(error instanceof BrokenPictures)) throw error;
    return error.problems.map(({ file, why }) =>
      diagnostic({ code: 'CD311', file: `content/${file}`, problem: why }),
    );
  }
}

const pictureCache = path.join(root, 'node_modules', '.cache', 'city-deals-test-pictures');

let engine: Engine | null = null;
let engineFiles: [string, Uint8Array][] = [];

function theEngine(): Engine {
  if (engine) return engine;
  engine = loadEngine(nodeFileSystem(), testBundle());
  const { clientFolder, files } = engine;
  engineFiles = files.map((file) => [
    path.join(clientFolder, file),
    readFileSync(path.join(clientFolder, file)),
  ]);
  return engine;
}

function diskWith(content: ReadonlyMap<string, Uint8Array>): MemoryDisk {
  theEngine();
  const placed = [...content].map(([name, bytes]): [string, Uint8Array] => [
    `${contentFolder}/${name}`,
    bytes,
  ]);
  return memoryDisk(new Map([...engineFiles, ...placed]));
}

const deps = (fs: MemoryDisk): Deps => ({
  fs,
  cwd: cityFolder,
  home: '/home',
  now: () => Date.parse(testInstant),
  stopwatch: () => 0,
  engine: theEngine,
  buildRecords: '/records',
  ownCode: '/own-code',
  pictureCache,
  print: () => {},
  report: () => {},
});
