import { type ChildProcess, spawn } from 'node:child_process';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { testInstant } from '../rig.ts';
import { testBundle } from '../testBundle.ts';

/** Code that runs the bundle of this test run, even if the sources change. */
const starter =
  'const [, program, ...args] = process.argv; const { main } = await import(program); process.exitCode = await main(args);';

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

/** A build that runs in its own process. */
export interface RunningBuild {
  readonly process: ChildProcess;
  readonly end: Promise<ProcessEnd>;
}

/** The options of a build; folders are relative to `cwd`. */
export interface BuildRequest {
  readonly cwd: string;
  readonly content?: string;
  readonly out?: string;
  readonly now?: string;
  readonly jobs?: number;
  /** Whether file modes apply to the process, even if the superuser runs the tests. */
  readonly obeysModes?: boolean;
}

const passes = '-dac_override,-dac_read_search,-fowner';

/** Starts a build without social images as a process. */
export function startBuild(request: BuildRequest): RunningBuild {
  const { cwd, content = 'content', out = 'dist', now = testInstant, jobs = 1, obeysModes } = request;
  const program = pathToFileURL(path.join(testBundle(), 'main.js')).href;
  const options = [
    '--content',
    content,
    '--out',
    out,
    '--now',
    now,
    '--jobs',
    String(jobs),
    '--no-social-images',
  ];
  const [command = '', ...args] = [
    // Drops the capabilities that bypass file modes: another user might not be able to read the sources.
    ...(obeysModes && process.getuid?.() === 0
      ? ['setpriv', `--bounding-set=${passes}`, '--inh-caps=-all']
      : []),
    ...[process.execPath, '--input-type=module', '-e', starter, program, 'build', ...options],
  ];
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const end = new Promise<ProcessEnd>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stderr }));
  });
  return { process: child, end };
}
