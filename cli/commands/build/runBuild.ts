import * as path from 'node:path';
import type { TextOf } from '../../diagnostics/printDiagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import { openEngine } from '../../ownCode/openEngine.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { type Failure, reportFailure, untouched } from '../../program/failure.ts';
import { instantIn } from '../../program/instantIn.ts';
import { printBuildSummary } from '../../program/printBuildSummary.ts';
import type { BuildSummary } from '../../publish/buildOutcome.ts';
import { noRecording, recordBuild, unchangedBuild } from '../../publish/buildRecord.ts';
import type { Engine } from '../../publish/engine.ts';
import type { RecordPlace } from '../../publish/recordPlace.ts';
import type { BuildOptions, CompletedBuild } from './buildOptions.ts';

/** `city-deals build`: builds the site from its content. */
export async function runBuild(deps: Deps, options: BuildOptions): Promise<ExitCode> {
  const built = await build(deps, options);
  if ('diagnostics' in built) return reportFailure(deps, built, options.json);
  deps.print(options.json ? JSON.stringify(built) : printBuildSummary(built, options.out));
  return 0;
}

/**
 * What a build did, or why it failed. If nothing has changed since the last one it reads no content; so that this is quick, this
 * file imports the rest of the program only when there is something to build.
 */
export async function build(deps: Deps, options: BuildOptions): Promise<BuildSummary | Failure> {
  const start = deps.stopwatch();
  const opened = await openEngine(deps);
  if (!opened.ok) return untouched(opened.diagnostics, textsIn(deps));
  const { engine } = opened;
  const place = recordPlace(deps, options, engine);
  const built = lastBuild(deps, options, place) ?? (await buildNow(deps, options, { engine, place }));
  if ('diagnostics' in built) return { ...built, textOf: textOfAny(deps, built.textOf) };
  const { outcome, warnings, textOf } = built;
  if (warnings.length > 0) deps.report({ type: 'diagnostics', items: warnings, textOf });
  return { ...outcome, ms: Math.round(deps.stopwatch() - start), warnings };
}

/** Where builds with these options are recorded. */
const recordPlace = (
  { fs, cwd, now, buildRecords }: Deps,
  options: BuildOptions,
  { programHash, hash, socialHash }: Engine,
): RecordPlace => {
  return {
    fs,
    folder: buildRecords,
    key: {
      engine: [programHash, hash, socialHash],
      versions: [process.versions.node, process.versions.icu, process.versions.tz],
      contentFolder: path.resolve(cwd, options.content),
      content: options.content,
      out: path.resolve(cwd, options.out),
      socialImages: options.socialImages,
      drafts: options.drafts ?? false,
    },
    realNow: now(),
    clock: now,
  };
};

/** The last build, if there is nothing to build. */
function lastBuild(deps: Deps, options: BuildOptions, place: RecordPlace): CompletedBuild | null {
  if (options.clean || options.shard) return null;
  const built = unchangedBuild(place, ({ outcome }) =>
    options.now === null ? place.realNow : instantIn(options.now, outcome.timeZone),
  );
  return built && { ...built, textOf: textsIn(deps) };
}

async function buildNow(
  deps: Deps,
  options: BuildOptions,
  { engine, place }: { readonly engine: Engine; readonly place: RecordPlace },
): Promise<CompletedBuild | Failure> {
  const { buildFromContent } = await import('./buildFromContent.ts');
  // A part of a site is built into a folder of its own, mostly once.
  const recording = options.shard ? noRecording(deps.fs) : recordBuild(place, options.clean);
  return buildFromContent(deps, options, { engine, recording });
}

/** The texts of the content, and of the project's code. */
const textOfAny =
  (deps: Deps, textOf: TextOf | undefined): TextOf =>
  (file) =>
    textOf?.(file) ?? textsIn(deps)(file);

const textsIn =
  ({ fs, cwd }: Deps): TextOf =>
  (file) =>
    textIn(fs, path.resolve(cwd, file));

function textIn(fs: FileSystem, file: string): string | undefined {
  try {
    return fs.readText(file);
  } catch (error) {
    expectSystemError(error);
    return undefined;
  }
}
