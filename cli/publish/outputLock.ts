import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { hostname, uptime } from 'node:os';
import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { readFile, systemErrorCode, temporarySuffix } from '../files/fileSystem.ts';

export const lockFile = '.city-deals-lock';

/** A lock that was taken; `release` lets the next build in. */
export interface OutputLock {
  /** False once somebody has removed the folder, or the lock from it. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Makes this process the only one that builds into `out`, and makes the folder. A lock whose process has died is
 * taken over; a living one's is reported (CD502), with `label` for the folder.
 */
export function lockOutput(out: string, label: string): OutputLock | Diagnostic {
  const file = path.join(out, lockFile);
  const id = randomBytes(4).toString('hex');
  const own = JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString(), id });
  fs.mkdirSync(out, { recursive: true });
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(file, own)) return heldLock(file, own);
    const held = readLock(file);
    if (held !== null && isAlive(held)) return locked(label, held);
    if (held !== null) takeAway(file, held, own);
  }
  return locked(label, readLock(file) ?? '{}');
}

function heldLock(file: string, own: string): OutputLock {
  const isHeld = () => readLock(file) === own;
  const release = () => {
    if (isHeld()) fs.rmSync(file, { force: true });
  };
  return { isHeld, release };
}

/** The lock appears with its content: an empty one would look like that of a process that has died. */
function create(file: string, content: string): boolean {
  const aside = asideOf(file);
  try {
    fs.writeFileSync(aside, content);
    fs.linkSync(aside, file);
    return true;
  } catch (error) {
    const code = systemErrorCode(error);
    // Whoever holds the lock may have swept up what we were about to use.
    if (code === 'EEXIST' || (code === 'ENOENT' && fs.existsSync(file))) return false;
    if (code !== null && noLinks.includes(code)) return createAtOnce(file, content);
    throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/** What file systems say that know no links. */
const noLinks: readonly string[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

function createAtOnce(file: string, content: string): boolean {
  try {
    fs.writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** A name that the next build sweeps up, should this one die. */
const asideOf = (file: string) => `${file}.${randomBytes(4).toString('hex')}${temporarySuffix}`;

function readLock(file: string): string | null {
  try {
    return Buffer.from(readFile(file)).toString('utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? '')) return null;
    throw error;
  }
}

/** A lock of another machine counts as alive, because nobody here can tell. */
function isAlive(lock: string): boolean {
  const { pid, host, since } = parse(lock);
  if (pid === null) return false;
  if (host !== hostname()) return true;
  if (pid === process.pid || isOfAnotherBoot(since)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/** True for a lock that was taken before this machine started: its process is gone, whoever has its number now. */
function isOfAnotherBoot(since: string | null): boolean {
  const minute = 60_000;
  return Date.parse(since ?? '') < Date.now() - uptime() * 1000 - minute;
}

/**
 * Removes the lock `held` and no other. Several may have seen that its process is gone: only one at a time looks again
 * and removes it, so that nobody removes the lock that another has taken meanwhile.
 */
function takeAway(file: string, held: string, own: string): void {
  const turn = `${file}.turn${temporarySuffix}`;
  if (!create(turn, own)) {
    const other = readLock(turn);
    if (other !== null && !isAlive(other)) fs.rmSync(turn, { force: true });
    return;
  }
  try {
    if (readLock(file) === held) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(turn, { force: true });
  }
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
