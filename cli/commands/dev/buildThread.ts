import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What a run of the program came to. */
export interface ProgramRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program in a thread, kept warm from run to run. */
export interface BuildThread {
  /** Runs the program; one run at a time. A thread that breaks down is a run that ends with 70. */
  run(args: readonly string[]): Promise<ProgramRun>;
  close(): Promise<void>;
}

/** Starts `program`, the main file of a bundle, with the help of buildWorker.mjs in the file `script`. */
export function startBuildThread(script: string, program: string): BuildThread {
  let worker: Worker | null = null;
  const start = () => {
    const started = new Worker(script, { workerData: pathToFileURL(program).href });
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    // A thread may also break down between two runs; the next run starts another.
    started.on('error', () => {});
    return started;
  };
  // At once, so that it loads while others work.
  worker = start();
  return {
    run(args) {
      worker ??= start();
      return runIn(worker, args);
    },
    async close() {
      await worker?.terminate();
    },
  };
}

function runIn(worker: Worker, args: readonly string[]): Promise<ProgramRun> {
  return new Promise((resolve) => {
    const end = (run: ProgramRun) => {
      worker.off('message', end);
      worker.off('error', fail);
      worker.off('exit', stop);
      resolve(run);
    };
    const broken = (stderr: string) => end({ code: 70, stdout: '', stderr });
    const fail = (error: Error) => broken(error.stack ?? String(error));
    const stop = (code: number) => broken(`The program ended the thread with ${code}.`);
    worker.on('message', end);
    worker.on('error', fail);
    worker.on('exit', stop);
    worker.postMessage(args);
  });
}
