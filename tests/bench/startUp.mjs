// How long the program takes when there is nothing to do, compared with bare Node.
import { bin, median, runCommand } from './program.mjs';

const runs = 21;

/**
 * The time of printing the version, of a rebuild of `out` with nothing due, and of a build after which nothing has changed, as ratios
 * to bare Node.
 * @param {string} out
 * @param {string} content
 * @param {string} now
 */
export async function measureStartUp(out, content, now) {
  /** @type {{ bare: number[], version: number[], nothingDue: number[], unchanged: number[] }} */
  const times = { bare: [], version: [], nothingDue: [], unchanged: [] };
  const options = ['--content', content, '--out', out, '--now', now, '--no-social-images'];
  const run = async (/** @type {string[]} */ ...args) => (await runCommand(process.execPath, args)).ms;
  for (let round = 0; round < runs; round++) {
    times.bare.push(await run('-e', '0'));
    times.version.push(await run(bin, '--version'));
    times.nothingDue.push(await run(bin, 'rebuild', ...options));
    times.unchanged.push(await run(bin, 'build', ...options));
  }
  const bare = median(times.bare);
  const ratio = (/** @type {number[]} */ all) => median(all) / bare;
  return {
    bareMs: bare,
    version: ratio(times.version),
    nothingDue: ratio(times.nothingDue),
    unchanged: ratio(times.unchanged),
  };
}
