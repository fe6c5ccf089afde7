import * as path from 'node:path';
import type { Deps, ExitCode } from '../../program/deps.ts';
import type { Checkup } from './checkup.ts';
import type { Machine } from './machine.ts';
import { checkOwnCode } from './ownCodeChecks.ts';
import { checkContent, checkFolders, checkProgram } from './projectChecks.ts';
import { checkClock, checkDisk, checkLanguage, checkNode, checkPictures, checkZone } from './systemChecks.ts';

export interface DoctorOptions {
  /** The folders as typed. */
  readonly content: string;
  readonly out: string;
  /** Whether a server may be asked for the time. */
  readonly network: boolean;
  readonly json: boolean;
  /** The version of this program. */
  readonly version: string;
}

/** `city-deals doctor`: says whether everything that builds need is there; 1 if something is missing. */
export async function runDoctor(deps: Deps, options: DoctorOptions, machine: Machine): Promise<ExitCode> {
  const checks = await checkAll(deps, options, machine);
  const isFine = checks.every(({ status }) => status !== 'fail');
  deps.print(options.json ? JSON.stringify({ ok: isFine, checks }) : printCheckups(checks));
  return isFine ? 0 : 1;
}

async function checkAll(deps: Deps, options: DoctorOptions, machine: Machine): Promise<readonly Checkup[]> {
  const { fs, cwd, now, pictureCache } = deps;
  const out = path.resolve(cwd, options.out);
  const { checkup: content, facts } = checkContent(fs, path.resolve(cwd, options.content), options.content);
  return [
    checkNode(machine, now()),
    checkProgram(fs, cwd, options.version),
    content,
    ...checkOwnCode(fs, cwd),
    ...checkFolders(machine, { out, label: options.out, cache: pictureCache }),
    checkDisk(machine, [out, pictureCache]),
    checkZone(machine, facts.timeZone, now()),
    checkLanguage(facts.language),
    ...(await checkPictures(machine)),
    await checkClock(machine, now, options.network),
  ];
}

/** A line for each checkup, with what to do below it, and how many there are of each kind. */
function printCheckups(checks: readonly Checkup[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.flatMap(({ name, status, found, advice }) => [
    `${status.padEnd(4)}  ${name.padEnd(width)}  ${found}`,
    ...(advice === null ? [] : [`${' '.repeat(width + 8)}${advice}`]),
  ]);
  const count = (wanted: Checkup['status']) => checks.filter(({ status }) => status === wanted).length;
  const [warnings, failures] = [count('warn'), count('fail')];
  const summary =
    warnings + failures === 0
      ? 'Everything is fine.'
      : `${count('ok')} ok, ${warnings} to look at, ${failures} to fix.`;
  return [...lines, '', summary].join('\n');
}
