// Runs the program's bundle `workerData` in a thread of its own, once for each list of arguments that it is sent, and
// sends back what the run ended with and what it printed. Run from the sources, because bundles come and go.
import { parentPort, workerData } from 'node:worker_threads';

const printed = { stdout: '', stderr: '' };
for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
  process[name].write = (/** @type {string | Uint8Array} */ text) => {
    printed[name] += text;
    return true;
  };
}

const { main } = await import(workerData);
parentPort?.on('message', async (args) => {
  Object.assign(printed, { stdout: '', stderr: '' });
  const code = await main(args);
  parentPort?.postMessage({ code, ...printed });
});
