import * as path from 'node:path';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { type Failure, reportFailure } from '../../program/failure.ts';
import { instantIn } from '../../program/instantIn.ts';
import { printBuildSummary } from '../../program/printBuildSummary.ts';
import type { BuildSummary } from '../../publish/buildOutcome.ts';
import { noRecording, type RecordPlace, recordBuild, unchangedBuild } from '../../publish/buildRecord.ts';
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
  const place = recordPlace(deps, options);
  const built = lastBuild(deps, options, place) ?? (await buildNow(deps, options, place));
  if ('diagnostics' in built) return built;
  const { outcome, warnings, textOf } = built;
  if (warnings.length > 0) deps.report({ type: 'diagnostics', items: warnings, textOf });
  return { ...outcome, ms: Math.round(deps.stopwatch() - start), warnings };
}

/** Where builds with these options are recorded. */
const recordPlace = ({ fs, cwd, now, engine, buildRecords }: Deps, options: BuildOptions): RecordPlace => {
  const { programHash, hash, socialHash } = engine();
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
  };
};

/** The last build, if there is nothing to build. */
function lastBuild({ fs, cwd }: Deps, options: BuildOptions, place: RecordPlace): CompletedBuild | null {
  if (options.clean || options.shard) return null;
  const built = unchangedBuild(place, ({ outcome }) =>
    options.now === null ? place.realNow : instantIn(options.now, outcome.timeZone),
  );
  return built && { ...built, textOf: (file) => textIn(fs, path.resolve(cwd, file)) };
}

async function buildNow(
  deps: Deps,
  options: BuildOptions,
  place: RecordPlace,
): Promise<CompletedBuild | Failure> {
  const { buildFromContent } = await import('./buildFromContent.ts');
  // A part of a site is built into a folder of its own, mostly once.
  return buildFromContent(deps, options, options.shard ? noRecording(deps.fs) : recordBuild(place));
}

function textIn(fs: FileSystem, file: string): string | undefined {
  try {
    return fs.readText(file);
  } catch (error) {
    expectSystemError(error);
    return undefined;
  }
}
