import { randomBytes } from 'node:crypto';
// Not through FileSystem: a lock depends on hard links and exclusive creation, which no other file of a build needs.
import * as fs from 'node:fs';
import { hostname, uptime } from 'node:os';
import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { readFile, systemErrorCode, temporarySuffix } from '../files/fileSystem.ts';

export const lockFile = '.city-deals-lock';

/** A lock that this process holds. */
export interface OutputLock {
  /** False if the folder, or the lock in it, was removed. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Makes this process the only one that writes to the folder `out`, which is created if it does not exist. Takes over the
 * lock of a process that has died; returns a diagnostic (CD502), with `label` for the folder, if another process is alive.
 */
export function lockOutput(out: string, label: string): OutputLock | Diagnostic {
  const file = path.join(out, lockFile);
  const id = randomBytes(4).toString('hex');
  const own = JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString(), id });
  fs.mkdirSync(out, { recursive: true });
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(file, own)) {
      removeDrafts(out);
      return heldLock(file, own);
    }
    const held = readLock(file);
    if (held !== null && isAlive(held)) return alreadyLocked(label, held);
    if (held !== null) removeDeadLock(file, held, own);
  }
  return alreadyLocked(label, readLock(file) ?? '{}');
}

function heldLock(file: string, own: string): OutputLock {
  const isHeld = () => readLock(file) === own;
  const release = () => {
    if (isHeld()) fs.rmSync(file, { force: true });
  };
  return { isHeld, release };
}

/** The lock appears with its content: an empty one would look like the lock of a dead process. */
function create(file: string, content: string): boolean {
  const draft = draftOf(file);
  try {
    fs.writeFileSync(draft, content);
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    const code = systemErrorCode(error);
    // Whoever holds the lock removes all temporary files, this draft included.
    if (code === 'EEXIST' || (code === 'ENOENT' && fs.existsSync(file))) return false;
    if (code !== null && noLinkCodes.includes(code)) return createExclusively(file, content);
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** The errors of file systems without hard links. */
const noLinkCodes: readonly string[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

function createExclusively(file: string, content: string): boolean {
  try {
    fs.writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

const draftOf = (file: string) => `${file}.${randomBytes(4).toString('hex')}${temporarySuffix}`;
const isDraft = (name: string) => name.startsWith(`${lockFile}.`) && name.endsWith(temporarySuffix);

/** Removes what processes leave that die while they take the lock. One that is alive finds the folder locked. */
function removeDrafts(out: string): void {
  for (const name of fs.readdirSync(out).filter(isDraft)) fs.rmSync(path.join(out, name), { force: true });
}

function readLock(file: string): string | null {
  try {
    return readFile(file).toString('utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? '')) return null;
    throw error;
  }
}

/** A lock of another machine counts as alive, because its processes are unknown here. */
function isAlive(lock: string): boolean {
  const { pid, host, since } = parseLock(lock);
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

/** Whether a lock was taken before the machine last started: another process may have its number now. */
function isOfAnotherBoot(since: string | null): boolean {
  const minute = 60_000;
  return Date.parse(since ?? '') < Date.now() - uptime() * 1000 - minute;
}

/**
 * Removes the lock `held` and no other. Several processes may find its owner dead, so only one at a time checks again and
 * removes it. Otherwise one could remove a lock that another has just taken.
 */
function removeDeadLock(file: string, held: string, own: string): void {
  const turnLock = `${file}.turn${temporarySuffix}`;
  if (!create(turnLock, own)) {
    const other = readLock(turnLock);
    if (other !== null && !isAlive(other)) fs.rmSync(turnLock, { force: true });
    return;
  }
  try {
    if (readLock(file) === held) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(turnLock, { force: true });
  }
}

function parseLock(lock: string): { pid: number | null; host: string | null; since: string | null } {
  const unknown = { pid: null, host: null, since: null };
  try {
    const value: unknown = JSON.parse(lock);
    return value !== null && typeof value === 'object' ? { ...unknown, ...value } : unknown;
  } catch {
    return unknown;
  }
}

function alreadyLocked(out: string, lock: string): Diagnostic {
  const { pid, host, since } = parseLock(lock);
  return diagnostic({
    code: 'CD502',
    file: out,
    problem: `Another build or import is writing to this folder: process ${pid ?? '?'} on ${host ?? '?'}, since ${since ?? '?'}.`,
    hint: `Wait until it is done. If it is not running, remove ${out}/${lockFile}.`,
  });
}
