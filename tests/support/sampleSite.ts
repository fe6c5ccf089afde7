import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { freePort } from './freePort.ts';
import { testInstant } from './rig.ts';

/** The program's launcher. */
export const launcher = path.join(root, 'cli', 'bin.mjs');

/** The result of a run of the program. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program as a process, as a newcomer would. */
export function runProgram(args: readonly string[], cwd = root): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A city built for the tests' instant into a folder of its own; `remove` when done. */
export interface BuiltCity {
  readonly out: string;
  readonly remove: () => void;
}

/**
 * The folder of the sample city as it is at the tests' instant, which the first test of a run that needs it builds. Whoever
 * changes it changes a copy.
 */
export async function builtSampleCity(): Promise<string> {
  const shared = path.join(tmpdir(), 'sample-city');
  if (existsSync(shared)) return shared;
  const { out, remove } = await buildSampleCity();
  try {
    renameSync(out, shared);
  } catch (error) {
    // Another worker may have built it in the meantime.
    if (!existsSync(shared)) throw error;
  }
  remove();
  return shared;
}

/** The sample city, with changes to its assistant. */
export const buildSampleCity = (assistant: object = {}): Promise<BuiltCity> =>
  buildCity((folder) => contentWith(folder, assistant));

/** Builds the city of the content folder that `contentIn` returns, which it may create in the folder that it gets. */
export async function buildCity(contentIn: (folder: string) => string): Promise<BuiltCity> {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-sample-'));
  const out = path.join(folder, 'dist');
  const content = contentIn(folder);
  const place = ['--content', content, '--out', out];
  const { code, stderr } = await runProgram(['build', ...place, '--no-social-images', '--now', testInstant]);
  if (code !== 0) throw new Error(`The city does not build:\n${stderr}`);
  return { out, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The sample content, or a copy of it in `folder` where something of its assistant is changed. */
function contentWith(folder: string, assistant: object): string {
  const sample = path.join(root, 'data', 'content');
  if (Object.keys(assistant).length === 0) return sample;
  const copy = path.join(folder, 'content');
  cpSync(sample, copy, { recursive: true });
  const file = path.join(copy, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...site, assistant: { ...site.assistant, ...assistant } }));
  return copy;
}

/** A server of a built site; `stop` ends it. */
export interface SiteServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves a built site with the program's own preview. */
export async function servePreview(out: string): Promise<SiteServer> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [launcher, 'preview', '--out', out, '--port', port], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('close', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('close', (code) => reject(new Error(`preview ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const url = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (url) resolve({ url, stop });
    });
  });
}
