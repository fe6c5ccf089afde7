// Builds of the same pages by other generators, one after each of ours.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './program.mjs';
import { comparePages, installedRivals, prepareRival } from './rivals/rivals.mjs';

/**
 * A rival with the wall and CPU times of its builds in milliseconds.
 * @typedef {{ name: string, run: import('./rivals/rivals.mjs').RivalRun, ms: number[], cpuMs: number[] }} Timed
 */

/**
 * The installed rivals, each with its project below `folder`.
 * @param {string} folder
 * @param {string} catalogue
 * @param {string} built
 * @returns {Timed[]}
 */
export const prepareRivals = (folder, catalogue, built) =>
  installedRivals().map((rival) => {
    const own = join(folder, rival.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
    return {
      name: rival.name,
      run: prepareRival(rival, { folder: own, catalogue, built }),
      ms: [],
      cpuMs: [],
    };
  });

/** A clean build by each rival. Throws if its pages differ from ours. @param {readonly Timed[]} rivals @param {string} built */
export async function rivalRound(rivals, built) {
  for (const { name, run, ms, cpuMs } of rivals) {
    rmSync(run.out, { recursive: true, force: true });
    const timed = await runCommand(run.command, run.args, run);
    ms.push(timed.ms);
    cpuMs.push(timed.cpuMs);
    if (ms.length > 1) continue;
    const { pages, bytes } = comparePages(built, run.out);
    console.log(
      `${name} built ${pages.theirs} deal and listing pages with ${percent(bytes.theirs / bytes.ours)} of our bytes.`,
    );
  }
}

/** @param {number} part */
const percent = (part) => `${(100 * part).toFixed(1)} %`;
