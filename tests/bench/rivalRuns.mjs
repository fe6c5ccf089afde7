// Builds of the same pages by other generators, one after each of ours.
import { join } from 'node:path';
import { benchNow } from './catalog.mjs';
import { runCommand } from './program.mjs';
import { comparePages, installedRivals, prepareRival, readCity } from './rivals/rivals.mjs';
import { setAside } from './setAside.mjs';

/**
 * A rival with the wall and CPU times of its builds in milliseconds.
 * @typedef {{ name: string, run: import('./rivals/rivals.mjs').RivalRun, ms: number[], cpuMs: number[] }} Timed
 */

/**
 * The installed rivals, each with its project below `folder`, of the content folder `content` that we built into `built`. One
 * whose project cannot be made of our pages is left out with a word: its templates are older than ours.
 * @param {string} folder
 * @param {string} content
 * @param {string} built
 * @returns {Promise<Timed[]>}
 */
export async function prepareRivals(folder, content, built) {
  const installed = installedRivals();
  if (installed.length === 0) return [];
  const city = await readCity(content, benchNow);
  return installed.flatMap((rival) => {
    const own = join(folder, rival.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
    try {
      const run = prepareRival(rival, { folder: own, city, built });
      return [{ name: rival.name, run, ms: [], cpuMs: [] }];
    } catch (error) {
      leaveOut(rival.name, error);
      return [];
    }
  });
}

/** @param {string} name @param {unknown} error */
const leaveOut = (name, error) =>
  console.error(`${name} is left out, its templates do not fit our pages: ${String(error).slice(0, 400)}`);

/**
 * A clean build by each rival. One that fails, or whose pages differ from ours, is taken out of `rivals`.
 * @param {Timed[]} rivals
 * @param {string} built
 */
export async function rivalRound(rivals, built) {
  for (const rival of [...rivals]) {
    try {
      await buildOnce(rival, built);
    } catch (error) {
      leaveOut(rival.name, error);
      rivals.splice(rivals.indexOf(rival), 1);
    }
  }
}

/** @param {Timed} rival @param {string} built */
async function buildOnce({ name, run, ms, cpuMs }, built) {
  setAside(run.out);
  const timed = await runCommand(run.command, run.args, run);
  ms.push(timed.ms);
  cpuMs.push(timed.cpuMs);
  if (ms.length > 1) return;
  const { pages, bytes } = comparePages(built, run.out);
  console.log(
    `${name} built ${pages.theirs} deal and listing pages with ${percent(bytes.theirs / bytes.ours)} of our bytes.`,
  );
}

/** @param {number} part */
const percent = (part) => `${(100 * part).toFixed(1)} %`;
