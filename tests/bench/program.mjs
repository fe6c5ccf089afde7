import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/** The launcher of the program. */
export const bin = join(root, 'cli', 'bin.mjs');
const reportMemory = pathToFileURL(fileURLToPath(new URL('reportMemory.mjs', import.meta.url))).href;

/**
 * The run of a command: wall time and CPU time of all its threads in milliseconds, peak memory in megabytes (0 if unknown), and its
 * standard output.
 * @typedef {{ ms: number, cpuMs: number, megabytes: number, printed: string }} Run
 */

/**
 * Runs the program as an operator does. Rejects if it fails.
 * @param {readonly string[]} args
 * @returns {Promise<Run>}
 */
export const runProgram = (args) => runCommand(process.execPath, ['--import', reportMemory, bin, ...args]);

/**
 * Runs any command. Rejects if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<Run>}
 */
export function runCommand(command, args, { cwd, env } = {}) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('sh', ['-c', timed, command, ...args], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
    });
    const [printed, errors, memory, cpu] = [1, 2, 3, 4].map((number) => collect(child.stdio[number]));
    child.once('error', reject);
    child.once('close', (code) => {
      const ms = performance.now() - start;
      if (code !== 0) return reject(new Error(`${command} exited with ${code}:\n${errors?.().slice(-2000)}`));
      const cpuMs = cpuOfChildren(cpu?.() ?? '');
      resolve({ ms, cpuMs, megabytes: Number(memory?.() ?? 0) / 1024, printed: printed?.() ?? '' });
    });
  });
}

/** Runs a command, then writes the CPU times of the shell and of the command to file descriptor 4. */
const timed = '"$0" "$@"; code=$?; times >&4; exit $code';

/**
 * The milliseconds in the second line of what `times` prints, such as "0m1.250000s 0m0.310000s".
 * @param {string} printed
 */
function cpuOfChildren(printed) {
  const [, line = ''] = printed.split('\n');
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  );
}

/** @param {import('node:stream').Stream | null | undefined} stream */
function collect(stream) {
  /** @type {string[]} */
  const chunks = [];
  stream?.on('data', (chunk) => chunks.push(String(chunk)));
  return () => chunks.join('');
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
