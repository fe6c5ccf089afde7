import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded into a process before the program (`node --import`), kills the process at its n-th change of the disk, of which
 * the first is 0: `KILL_AT_CHANGE=n`. A file that is being written then is left half written.
 */

let changes = 0;

/** @param {'writeFileSync' | 'renameSync' | 'rmSync' | 'mkdirSync' | 'linkSync'} name */
function killWithin(name) {
  const change = /** @type {(...given: unknown[]) => unknown} */ (fs[name]);
  Object.assign(fs, {
    /** @param {unknown[]} given */
    [name](...given) {
      if (changes === Number(process.env.KILL_AT_CHANGE)) {
        if (name === 'writeFileSync') change(given[0], Buffer.from(String(given[1])).subarray(0, 40));
        process.kill(process.pid, 'SIGKILL');
      }
      changes += 1;
      return change(...given);
    },
  });
}

for (const name of /** @type {const} */ (['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync', 'linkSync']))
  killWithin(name);
syncBuiltinESMExports();
