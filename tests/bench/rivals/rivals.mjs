// Other generators that make the same deal and listing pages, where they are installed.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { prepareEleventy } from './eleventy.mjs';
import { prepareHugo } from './hugo.mjs';

export { comparePages } from './comparePages.mjs';

/** @typedef {{ command: string, args: string[], cwd: string, out: string, env?: Record<string, string> }} RivalRun */

/**
 * Where a rival's project is written, the content folder that it is made of, and the folder of our build of that.
 * @typedef {{ folder: string, catalogue: string, built: string }} Folders
 */

/**
 * @typedef {{ name: string, command: string, prepare: (command: string, folders: Folders) => RivalRun }} Rival
 */

const known = [
  { title: 'Hugo', commands: ['hugo'], ask: 'version', prepare: prepareHugo },
  {
    title: 'Eleventy',
    commands: ['eleventy', join(root, 'node_modules', '.bin', 'eleventy')],
    ask: '--version',
    prepare: prepareEleventy,
  },
];

/** The rivals that are installed here, with their versions; empty when there are none. @returns {Rival[]} */
export function installedRivals() {
  return known.flatMap(({ title, commands, ask, prepare }) => {
    for (const command of commands) {
      const version = versionOf(command, ask);
      if (version) return [{ name: `${title} ${version}`, command, prepare }];
    }
    return [];
  });
}

/**
 * Writes the project of `rival` and returns how to run it. Each run writes into `out`, which should not be there
 * before, nothing outside of the folder, and asks no network.
 * @param {Rival} rival
 * @param {Folders} folders
 * @returns {RivalRun}
 */
export const prepareRival = (rival, folders) => rival.prepare(rival.command, folders);

/** Empty where the command is not there. @param {string} command @param {string} ask */
function versionOf(command, ask) {
  try {
    const words = execFileSync(command, [ask], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /\d+\.\d+\.\d+/.exec(words)?.[0] ?? '';
  } catch {
    return '';
  }
}
