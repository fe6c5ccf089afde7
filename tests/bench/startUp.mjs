// How long the program takes when there is nothing to do, compared with bare Node.
import { bin, median, runCommand } from './program.mjs';

const runs = 21;

/**
 * The time of printing the version, and of a rebuild of `out` with nothing due, as ratios to bare Node.
 * @param {string} out
 * @param {string} content
 * @param {string} now
 */
export async function measureStartUp(out, content, now) {
  /** @type {{ bare: number[], version: number[], nothingDue: number[] }} */
  const times = { bare: [], version: [], nothingDue: [] };
  const rebuild = [bin, 'rebuild', '--content', content, '--out', out, '--now', now, '--no-social-images'];
  for (let run = 0; run < runs; run++) {
    times.bare.push((await runCommand(process.execPath, ['-e', '0'])).ms);
    times.version.push((await runCommand(process.execPath, [bin, '--version'])).ms);
    times.nothingDue.push((await runCommand(process.execPath, rebuild)).ms);
  }
  const bare = median(times.bare);
  return { bareMs: bare, version: median(times.version) / bare, nothingDue: median(times.nothingDue) / bare };
}
