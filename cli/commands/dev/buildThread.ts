import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The result of a run of the program. */
export interface ProgramRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The program in a thread, kept warm from run to run. */
export interface BuildThread {
  /** Runs the program, one run at a time. If the thread crashes, the run ends with exit code 70. */
  run(args: readonly string[]): Promise<ProgramRun>;
  close(): Promise<void>;
}

/** Starts `program`, the main file of a bundle, in a thread. `script` is the path of buildWorker.mjs. */
export function startBuildThread(script: string, program: string): BuildThread {
  let worker: Worker | null = null;
  const start = () => {
    const started = new Worker(script, { workerData: pathToFileURL(program).href });
    started.on('exit', () => {
      if (worker === started) worker = null;
    });
    // A thread may also crash between two runs; the next run starts another one.
    started.on('error', () => {});
    return started;
  };
  // Started right away, so that it loads while the caller goes on.
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
      worker.off('exit', exit);
      resolve(run);
    };
    const crash = (stderr: string) => end({ code: 70, stdout: '', stderr });
    const fail = (error: Error) => crash(error.stack ?? String(error));
    const exit = (code: number) => crash(`The thread ended with exit code ${code}.`);
    worker.on('message', end);
    worker.on('error', fail);
    worker.on('exit', exit);
    worker.postMessage(args);
  });
}
