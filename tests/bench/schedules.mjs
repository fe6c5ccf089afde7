// What the schedule of a catalog costs.
import { benchNow } from './catalog.mjs';
import { runProgram } from './program.mjs';

/**
 * The schedule of the next 90 days, and how many instants it has.
 * @param {string} content
 * @returns {Promise<import('./program.mjs').Run & { instants: number }>}
 */
export async function measureSchedule(content) {
  const run = await runProgram(['schedule', '--content', content, '--now', benchNow, '--format', 'json']);
  return { ...run, instants: JSON.parse(run.printed).length };
}
