// Other generators that build the same deal and listing pages, if they are installed.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { prepareEleventy } from './eleventy.mjs';
import { prepareHugo } from './hugo.mjs';

export { comparePages } from './comparePages.mjs';

/** @typedef {{ command: string, args: string[], cwd: string, out: string, env?: Record<string, string> }} RivalRun */

/**
 * The folder for a rival's project, the content folder it is generated from, and the folder of our build.
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

/** The installed rivals, with their versions. @returns {Rival[]} */
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
 * Writes the project of `rival` and returns how to run it. A run writes only to `out`, which must not exist, and uses no
 * network.
 * @param {Rival} rival
 * @param {Folders} folders
 * @returns {RivalRun}
 */
export const prepareRival = (rival, folders) => rival.prepare(rival.command, folders);

/** Empty if the command is not installed. @param {string} command @param {string} ask */
function versionOf(command, ask) {
  try {
    const words = execFileSync(command, [ask], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /\d+\.\d+\.\d+/.exec(words)?.[0] ?? '';
  } catch {
    return '';
  }
}
