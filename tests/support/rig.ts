import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import type { BuildOptions } from '../../cli/commands/build/buildOptions.ts';
import { runBuild } from '../../cli/commands/build/runBuild.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { type FileSystem, nodeFileSystem } from '../../cli/files/fileSystem.ts';
import type { Deps, ExitCode } from '../../cli/program/deps.ts';
import type { ProgramEvent } from '../../cli/program/reporter.ts';
import type { BuildSummary } from '../../cli/publish/buildOutcome.ts';
import { loadEngine } from '../../cli/publish/engine.ts';
import { type CityFiles, smallCity } from './smallCity.ts';
import { testBundle } from './testBundle.ts';

/** The default instant of builds in tests: a Friday. */
export const testInstant = '2026-11-20T12:00:00Z';

/** The result of a build. */
export interface BuildResult {
  readonly code: ExitCode;
  /** The summary of `--json`, if the build succeeded. */
  readonly summary: BuildSummary;
  readonly diagnostics: readonly Diagnostic[];
}

/** A test's own folder with content to change and build. It is removed after the test. */
export interface Rig {
  readonly folder: string;
  readonly deps: Deps;
  /** What was printed on standard output. */
  readonly printed: string[];
  readonly events: ProgramEvent[];
  /** Writes content files; `null` removes one. */
  edit(files: CityFiles): void;
  /** Builds `content` into `dist`, with other dependencies if `deps` is given. */
  build(options?: Partial<BuildOptions>, deps?: Deps): Promise<BuildResult>;
  /** Text of a file in the folder. */
  read(file: string): string;
  /** All files below a folder with their bytes in base 64, sorted by path. */
  snapshot(folder?: string): Record<string, string>;
}

/** A rig with the files of `city` under `content/`. */
export function createRig(city: CityFiles = smallCity(), fs: FileSystem = nodeFileSystem()): Rig {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const printed: string[] = [];
  const events: ProgramEvent[] = [];
  const deps = testDeps(folder, fs, printed, events);
  const rig: Rig = {
    folder,
    deps,
    printed,
    events,
    edit: (files) => writeFiles(path.join(folder, 'content'), files),
    async build(options, world = deps) {
      printed.length = 0;
      events.length = 0;
      const code = await runBuild(world, { ...defaults, ...options });
      const summary = code === 0 ? JSON.parse(printed.join('')) : null;
      return { code, summary, diagnostics: diagnosticsOf(events) };
    },
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    snapshot: (below = 'dist') => snapshot(path.join(folder, below)),
  };
  rig.edit(city);
  return rig;
}

/** Kept between runs, because the pictures of most tests are the same. */
const testPictureCache = path.join(root, 'node_modules', '.cache', 'city-deals-test-pictures');

const defaults: BuildOptions = {
  content: 'content',
  out: 'dist',
  now: testInstant,
  clean: false,
  force: false,
  jobs: 1,
  shard: null,
  socialImages: false,
  json: true,
};

function testDeps(folder: string, fs: FileSystem, printed: string[], events: ProgramEvent[]): Deps {
  return {
    fs,
    cwd: folder,
    home: path.join(folder, 'home'),
    now: () => Date.parse(testInstant),
    stopwatch: () => 0,
    engine: () => loadEngine(nodeFileSystem(), testBundle()),
    buildRecords: path.join(folder, 'records'),
    ownCode: path.join(folder, 'own-code'),
    pictureCache: testPictureCache,
    print: (text) => printed.push(text),
    report: (event) => events.push(event),
  };
}

/** The diagnostics among events. */
export const diagnosticsOf = (events: readonly ProgramEvent[]): readonly Diagnostic[] =>
  events.flatMap((event) => (event.type === 'diagnostics' ? event.items : []));

function writeFiles(folder: string, files: CityFiles): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (content === null) {
      rmSync(file, { recursive: true, force: true });
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    const isText = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(file, isText ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
}

function snapshot(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [file, readFileSync(path.join(folder, file), 'base64')]),
  );
}
