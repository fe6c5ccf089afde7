import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/** The launcher of the program. */
export const bin = join(root, 'cli', 'bin.mjs');
const reportMemory = pathToFileURL(fileURLToPath(new URL('reportMemory.mjs', import.meta.url))).href;

/**
 * The run of a command: wall time in milliseconds, peak memory in megabytes (0 if unknown), and its standard output.
 * @typedef {{ ms: number, megabytes: number, printed: string }} Run
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
    const child = spawn(command, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const [printed, errors, memory] = [1, 2, 3].map((number) => collect(child.stdio[number]));
    child.once('error', reject);
    child.once('close', (code) => {
      const ms = performance.now() - start;
      if (code !== 0) return reject(new Error(`${command} exited with ${code}:\n${errors?.().slice(-2000)}`));
      resolve({ ms, megabytes: Number(memory?.() ?? 0) / 1024, printed: printed?.() ?? '' });
    });
  });
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
