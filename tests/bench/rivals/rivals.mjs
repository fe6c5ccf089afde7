// Other generators that build the same deal and listing pages, if they are installed.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { importBundled } from '../../support/importBundled.mjs';
import { prepareEleventy } from './eleventy.mjs';
import { prepareHugo } from './hugo.mjs';

export { comparePages } from './comparePages.mjs';

/** @typedef {{ command: string, args: string[], cwd: string, out: string, env?: Record<string, string> }} RivalRun */

/** @typedef {import('./rivalCity.ts').RivalCity} RivalCity */

/**
 * The folder for a rival's project, the city it is generated from, and the folder of our build of it.
 * @typedef {{ folder: string, city: RivalCity, built: string }} Project
 */

/**
 * @typedef {{ name: string, command: string, prepare: (command: string, project: Project) => RivalRun }} Rival
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
 * The city in the content folder `content` at `now`, an instant in ISO 8601.
 * @param {string} content
 * @param {string} now
 * @returns {Promise<RivalCity>}
 */
export async function readCity(content, now) {
  /** @type {RivalCity | undefined} */
  let city;
  /** @param {typeof import('./rivalCity.ts')} module */
  const read = ({ readRivalCity }) => {
    city = readRivalCity(content, Date.parse(now));
  };
  await importBundled(join('tests', 'bench', 'rivals', 'rivalCity.ts'), read);
  if (!city) throw new Error('The city was not read');
  return city;
}

/**
 * Writes the project of `rival` and returns how to run it. A run writes only to `out`, which must not exist, and uses no
 * network.
 * @param {Rival} rival
 * @param {Project} project
 * @returns {RivalRun}
 */
export const prepareRival = (rival, project) => rival.prepare(rival.command, project);

/** Empty if the command is not installed. @param {string} command @param {string} ask */
function versionOf(command, ask) {
  try {
    const words = execFileSync(command, [ask], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /\d+\.\d+\.\d+/.exec(words)?.[0] ?? '';
  } catch {
    return '';
  }
}
