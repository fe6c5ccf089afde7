import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { CommanderError } from 'commander';
import { createProgram } from './commandLine.ts';
import { nodeFileSystem, systemErrorCode } from './files/fileSystem.ts';
import type { Deps, ExitCode } from './program/deps.ts';
import { createReporter } from './program/reporter.ts';
import { UsageError } from './program/usageError.ts';
import { loadEngine } from './publish/engine.ts';

// The heap may grow by this much before rubbish is looked for; V8 alone lets it grow to a multiple of what is in use.
setFlagsFromString('--heap-growing-percent=30');

/** Runs the command in `args` and returns what the process shall end with; the only place that knows the process. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  // Whoever reads may have seen enough, such as `head`; the work is still done.
  process.stdout.on('error', (error) => {
    if (systemErrorCode(error) !== 'EPIPE') throw error;
  });
  const program = createProgram(processDeps(), (code) => {
    exitCode = code;
  });
  try {
    if (args.length === 0) {
      program.outputHelp();
      return 0;
    }
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error);
  }
}

function processDeps(): Deps {
  const bundle = path.dirname(fileURLToPath(import.meta.url));
  const { stdout, stderr, env } = process;
  const colors = stderr.isTTY === true && env.NO_COLOR === undefined && env.TERM !== 'dumb';
  return {
    fs: nodeFileSystem(),
    cwd: process.cwd(),
    now: Date.now,
    stopwatch: () => performance.now(),
    engine: () => loadEngine(nodeFileSystem(), bundle),
    // Beside the bundles, which replace each other.
    pictureCache: path.join(bundle, '..', '..', 'city-deals-pictures'),
    print: (text) => stdout.write(`${text}\n`),
    report: createReporter(
      { write: (text) => stderr.write(text), isTTY: stderr.isTTY === true, colors },
      Date.now,
    ),
  };
}

/** Says what went wrong. Commander has printed its own errors already; help and version end with 0. */
function explain(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    process.stderr.write(`error: ${error.message}\n${error.hint}\n`);
    return 2;
  }
  process.stderr.write(
    `city-deals met a fault of its own. Please report it with what follows.\n${
      error instanceof Error ? withCauses(error) : String(error)
    }\n`,
  );
  return 70;
}

const withCauses = (error: Error): string =>
  `${error.stack ?? error.message}${error.cause instanceof Error ? `\ncaused by ${withCauses(error.cause)}` : ''}`;
