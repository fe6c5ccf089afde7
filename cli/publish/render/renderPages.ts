import { Worker } from 'node:worker_threads';
import type { FileSystem } from '../../files/fileSystem.ts';
import { createSealer, type PageToWrite, writeDown } from './pageTransfer.ts';
import { createPageWriter, type RenderShared, type WrittenPages } from './writePages.ts';

/** So many pages at a time: enough that threads seldom wait for each other, and few enough to be nothing in memory. */
const batchSize = 50;

/** What a page is rendered from is soon rubbish: a thread that looks often needs little room for it. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/** Gives a thread, by its number, the next pages to write; none where all are given out. */
type NextBatch = (thread: number) => readonly PageToWrite[];

/** Writes `pages` with `jobs` threads, of which this one is one. The files are the same for any number. */
export async function writePagesWithJobs(
  fs: FileSystem,
  shared: RenderShared,
  pages: readonly PageToWrite[],
  options: { readonly jobs: number; readonly worker: string; readonly onPage: () => void },
): Promise<WrittenPages> {
  const { jobs, worker, onPage } = options;
  const threads = Math.max(1, Math.min(jobs, Math.ceil(pages.length / batchSize)));
  const next = inStretches(pages, threads);
  const all: WrittenPages = new Map();
  const add = (written: WrittenPages) => {
    for (const [file, facts] of written) {
      all.set(file, facts);
      onPage();
    }
  };
  const others = Array.from({ length: threads - 1 }, (_, index) =>
    runWorker(worker, shared, () => next(index + 1), add),
  );
  const running = Promise.all(others);
  // A fault of theirs waits until this thread is done.
  running.catch(() => undefined);
  const write = createPageWriter(fs, shared);
  for (let batch = next(0); batch.length > 0; batch = next(0)) {
    add(write(batch.map(writeDown)));
    // The others get their next batches between two of this thread's.
    if (threads > 1) await new Promise((resolve) => setImmediate(resolve));
  }
  await running;
  return all;
}

/**
 * Each thread has a stretch of the pages to itself, so that what neighbors share is made by one thread; who is done
 * with its own takes from the end of the longest that is left.
 */
function inStretches(pages: readonly PageToWrite[], threads: number): NextBatch {
  const border = (index: number) => Math.floor((index * pages.length) / threads);
  const stretches = Array.from({ length: threads }, (_, index) => {
    return { from: border(index), to: border(index + 1) };
  });
  return (thread) => {
    const own = stretches[thread];
    if (own && own.from < own.to) {
      const from = own.from;
      own.from = Math.min(from + batchSize, own.to);
      return pages.slice(from, own.from);
    }
    const longest = stretches.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
    const to = longest.to;
    longest.to = Math.max(longest.from, to - batchSize);
    return pages.slice(longest.to, to);
  };
}

/** A thread that writes pages while `next` has any; resolves when they are written. */
function runWorker(
  file: string,
  shared: RenderShared,
  next: () => readonly PageToWrite[],
  onWritten: (written: WrittenPages) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: shared, resourceLimits });
    const seal = createSealer();
    let open = 0;
    const hand = () => {
      const batch = next();
      if (batch.length > 0) {
        open++;
        worker.postMessage(seal(batch));
      } else if (open === 0) {
        resolve();
        void worker.terminate();
      }
    };
    worker.on('message', (written: WrittenPages) => {
      open--;
      onWritten(written);
      hand();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A rendering thread ended early with code ${code}`)));
    // One to render, and one to go on with.
    hand();
    if (open > 0) hand();
  });
}
