import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { CommanderError } from 'commander';
import { createProgram } from './commandLine.ts';
import { systemErrorCode } from './files/fileSystem.ts';
import type { Deps, ExitCode } from './program/deps.ts';
import { crashNotice } from './program/failure.ts';
import { processDeps } from './program/processDeps.ts';
import { createReporter } from './program/reporter.ts';
import { UsageError } from './program/usageError.ts';

// Collect garbage when the heap has grown by 30 %. By default V8 lets it grow to a multiple of what is in use.
setFlagsFromString('--heap-growing-percent=30');
// Node 20 optimizes what has run a little, on threads that pages need more. Later versions wait by themselves, and do not know this.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=600000');

/** Runs the command in `args` and returns the exit code. Only this file, and commands that run until a signal, use the process. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  // A reader such as `head` may close the pipe early; the command still finishes its work.
  process.stdout.on('error', (error) => {
    if (systemErrorCode(error) !== 'EPIPE') throw error;
  });
  const program = createProgram(programDeps(), (code) => {
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
    return reportError(error);
  }
}

function programDeps(): Deps {
  const { stdout, stderr, env } = process;
  const colors = stderr.isTTY === true && env.NO_COLOR === undefined && env.TERM !== 'dumb';
  return processDeps(path.dirname(fileURLToPath(import.meta.url)), process.cwd(), {
    print: (text) => stdout.write(`${text}\n`),
    report: createReporter(
      { write: (text) => stderr.write(text), isTTY: stderr.isTTY === true, colors },
      Date.now,
    ),
  });
}

/** Prints an error and returns its exit code. Commander has printed its own errors; help and version end with 0. */
function reportError(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    process.stderr.write(`error: ${error.message}\n${error.hint}\n`);
    return 2;
  }
  process.stderr.write(`${crashNotice}\n${error instanceof Error ? withCauses(error) : String(error)}\n`);
  return 70;
}

const withCauses = (error: Error): string =>
  `${error.stack ?? error.message}${error.cause instanceof Error ? `\ncaused by ${withCauses(error.cause)}` : ''}`;
