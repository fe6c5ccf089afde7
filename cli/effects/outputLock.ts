import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { systemErrorCode } from './fileSystem.ts';

export const lockFile = '.city-deals-lock';

/** A lock that is held; `release` lets the next build in. */
export interface OutputLock {
  release(): void;
}

/**
 * Makes this process the only one that builds into `out`, and makes the folder. A lock whose process has died is
 * taken over; a living one's is reported (CD502), with `label` for the folder.
 */
export function lockOutput(out: string, label: string): OutputLock | Diagnostic {
  const file = path.join(out, lockFile);
  const own = JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() });
  fs.mkdirSync(out, { recursive: true });
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(file, own)) return { release: () => fs.rmSync(file, { force: true }) };
    const held = readLock(file);
    if (held !== null && isAlive(held)) return locked(label, held);
    if (held !== null) takeAway(file, held);
  }
  return locked(label, readLock(file) ?? '');
}

function create(file: string, content: string): boolean {
  try {
    fs.writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readLock(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** A lock of another machine counts as alive, because nobody here can tell. */
function isAlive(lock: string): boolean {
  const { pid, host } = parse(lock);
  if (pid === null || pid === process.pid) return false;
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/** Removes the lock `held` and no other: between reading and removing, another process may have taken it over. */
function takeAway(file: string, held: string): void {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readLock(aside) === held) fs.rmSync(aside, { force: true });
  else fs.renameSync(aside, file);
}

function parse(lock: string): { pid: number | null; host: string | null; since: string | null } {
  const none = { pid: null, host: null, since: null };
  try {
    const value: unknown = JSON.parse(lock);
    return value !== null && typeof value === 'object' ? { ...none, ...value } : none;
  } catch {
    return none;
  }
}

function locked(out: string, lock: string): Diagnostic {
  const { pid, host, since } = parse(lock);
  return diagnostic({
    code: 'CD502',
    file: out,
    problem: `Another build is writing to this folder: process ${pid ?? '?'} on ${host ?? '?'}, since ${since ?? '?'}.`,
    hint: `Wait until it is done. If no such build runs, remove ${out}/${lockFile}.`,
  });
}
