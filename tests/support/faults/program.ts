import { type ChildProcess, spawn } from 'node:child_process';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { testInstant } from '../rig.ts';
import { testBundle } from '../testBundle.ts';

/** Starts the program of this run of the tests, whatever becomes of its sources meanwhile. */
const starter =
  'const [, program, ...args] = process.argv; const { main } = await import(program); process.exitCode = await main(args);';

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
}

/** A build on its way in a process of its own. */
export interface RunningBuild {
  readonly process: ChildProcess;
  readonly end: Promise<ProcessEnd>;
}

/** What a build is asked for; folders are relative to `cwd`. */
export interface BuildRequest {
  readonly cwd: string;
  readonly content?: string;
  readonly out?: string;
  readonly now?: string;
  readonly jobs?: number;
  /** True where file modes apply to the process, even if the superuser runs the tests. */
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
    // What lets the superuser pass over modes is taken from it; the sources may be where no other user gets to.
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
