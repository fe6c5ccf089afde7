// Runs the program's bundle `workerData` in a thread: for each list of arguments that it receives, it sends back the exit
// code and what was printed. It is run from the sources, because bundles are removed while the server runs.
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
