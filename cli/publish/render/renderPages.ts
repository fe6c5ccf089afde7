import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FileSystem } from '../../files/fileSystem.ts';
import type { Fingerprinter } from './fingerprint.ts';
import { type MaterializedPage, materialize, type PageFile } from './materialize.ts';
import { createSerializer } from './pageTransfer.ts';
import {
  createPageWriter,
  type PublishedPage,
  type PublishedPages,
  type RenderContext,
} from './writePages.ts';

/** Pages per batch: enough that threads seldom wait, few enough to take little memory. */
const batchSize = 50;

/** Props of a page are garbage once it is rendered; a small young generation keeps a thread's memory small. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/** How pages are rendered. */
export interface RenderOptions {
  /** The program of a rendering thread. */
  readonly worker: string;
  /** The number of threads, this one included; `null` for as many as fit the number of pages. */
  readonly jobs: number | null;
  readonly fingerprintOf?: Fingerprinter;
  readonly onPage: () => void;
}

/** Renders and writes pages; the result is the same for any number of threads. */
export type PageRenderer = (pages: readonly PageFile[]) => Promise<PublishedPages>;

/** A renderer that can be used for several lists of pages, one after the other. */
export async function createPageRenderer(
  fs: FileSystem,
  context: RenderContext,
  { worker, jobs, onPage, fingerprintOf }: RenderOptions,
): Promise<PageRenderer> {
  const write = await createPageWriter(fs, context, fingerprintOf);
  return async (pages) => {
    const threads = threadsFor(pages.length, jobs);
    const nextBatch = createWorkQueue(pages, threads);
    const published = new Map<string, PublishedPage>();
    const add = (batch: PublishedPages) => {
      for (const [file, page] of batch) {
        published.set(file, page);
        onPage();
      }
    };
    const others = Array.from({ length: threads - 1 }, (_, index) =>
      runWorker(worker, context, () => nextBatch(index + 1), add),
    );
    const running = Promise.all(others);
    // An error in another thread is thrown once this thread is done.
    running.catch(() => undefined);
    for (let batch = nextBatch(0); batch.length > 0; batch = nextBatch(0)) {
      add(write(materializeEach(batch)));
      // Other threads get their next batches between two batches of this one.
      if (threads > 1) await new Promise((resolve) => setImmediate(resolve));
    }
    await running;
    return published;
  };
}

/** Makes the props of each page when it is its turn: those of the pages before it are garbage by then. */
function* materializeEach(pages: Iterable<PageFile>): Iterable<MaterializedPage> {
  for (const page of pages) yield materialize(page);
}

/** Starting a second thread takes as long as rendering some hundred pages, and more than two gain little. */
function threadsFor(pages: number, jobs: number | null): number {
  const maxThreads = jobs ?? (pages < 1500 ? 1 : Math.min(2, availableParallelism()));
  return Math.max(1, Math.min(maxThreads, Math.ceil(pages / batchSize)));
}

/**
 * Distributes pages to threads in batches. Each thread has a range of its own, so that one thread renders what neighbors
 * share; a thread that is done takes batches from the end of the longest remaining range. A batch is empty once there
 * are no pages left.
 */
function createWorkQueue<T>(pages: readonly T[], threads: number): (thread: number) => readonly T[] {
  const startOf = (thread: number) => Math.floor((thread * pages.length) / threads);
  const ranges = Array.from({ length: threads }, (_, thread) => {
    return { from: startOf(thread), to: startOf(thread + 1) };
  });
  return (thread) => {
    const own = ranges[thread];
    if (own && own.from < own.to) {
      const { from } = own;
      own.from = Math.min(from + batchSize, own.to);
      return pages.slice(from, own.from);
    }
    const longest = ranges.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
    const { to } = longest;
    longest.to = Math.max(longest.from, to - batchSize);
    return pages.slice(longest.to, to);
  };
}

/** Runs a thread until `nextBatch` has no pages left and all of its pages are written. */
function runWorker(
  file: string,
  context: RenderContext,
  nextBatch: () => readonly PageFile[],
  onPublished: (pages: PublishedPages) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: context, resourceLimits });
    const serialize = createSerializer();
    let pending = 0;
    const send = () => {
      const batch = nextBatch();
      if (batch.length > 0) {
        pending++;
        worker.postMessage(serialize(batch));
      } else if (pending === 0) {
        resolve();
        void worker.terminate();
      }
    };
    worker.on('message', (published: PublishedPages) => {
      pending--;
      onPublished(published);
      send();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A rendering thread ended early with code ${code}`)));
    // One batch to render, and one in reserve, so that the thread never waits.
    send();
    if (pending > 0) send();
  });
}
