import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { testInstant } from '../rig.ts';
import { testBundle } from '../testBundle.ts';

const preload = pathToFileURL(path.join(root, 'tests/support/faults/killAtChange.mjs')).href;

/** Runs the bundle of this test run. */
const starter =
  'const [, program, ...args] = process.argv; const { main } = await import(program); process.exitCode = await main(args);';

/** Imports a feed with the map `feeds/partner.json` in a process. */
function startImport(cwd: string, feed: string, env: Record<string, string> = {}): ChildProcess {
  const program = pathToFileURL(path.join(testBundle(), 'main.js')).href;
  const node = ['--import', preload, '--input-type=module', '-e', starter, program];
  const args = ['import', feed, '--map', 'feeds/partner.json', '--content', 'content', '--now', testInstant];
  return spawn(process.execPath, [...node, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

/** Imports the file `feed` in a process that dies at its `change`-th change of the disk; false if it was done before. */
export async function killImport(cwd: string, change: number): Promise<boolean> {
  const child = startImport(cwd, 'feed', { KILL_AT_CHANGE: String(change) });
  const [code, signal] = await once(child, 'close');
  if (signal === null && code !== 0) throw new Error(`The import ended with ${code}`);
  return signal === 'SIGKILL';
}

/** Imports a feed of standard input that begins with `start` and goes on with `more` for ever. */
export async function importEndless(
  cwd: string,
  start: string,
  more: string,
): Promise<{ code: number | null; errors: string }> {
  const child = startImport(cwd, '-');
  const { stdin, stderr } = child;
  if (!stdin || !stderr) throw new Error('The process has no streams');
  const pour = () => {
    while (stdin.writable && stdin.write(more));
  };
  stdin.on('drain', pour).on('error', () => {});
  stdin.write(start);
  pour();
  const [errors, [code]] = await Promise.all([text(stderr), once(child, 'close')]);
  return { code, errors };
}
