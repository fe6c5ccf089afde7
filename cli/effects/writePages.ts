import * as path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AssetManifest, Page } from '../../data/model/page.ts';
import type { Chrome } from '../../data/model/view.ts';
import type { Shell } from '../../templates/layout/shell.tsx';
import { createRenderer, type RenderedPage } from '../../templates/renderPage.tsx';
import type { FileSystem } from './fileSystem.ts';

/** A page to render, and the file in the output folder that it becomes. */
export interface PageToWrite {
  readonly page: Page;
  readonly file: string;
}

/** What rendering needs beside the pages; can be handed to another thread. */
export interface RenderShared {
  readonly chrome: Chrome;
  readonly assets: AssetManifest;
  readonly out: string;
}

/** Sizes in bytes by file. */
export type Sizes = Map<string, number>;

/** Renders pages and writes each before the next is rendered, so that memory holds one. */
export function writePages(
  fs: FileSystem,
  render: (page: Page) => RenderedPage,
  out: string,
  pages: readonly PageToWrite[],
  onPage: () => void,
): Sizes {
  const sizes: Sizes = new Map();
  for (const { page, file } of pages) {
    const html = encode(renderInContext(render, page));
    fs.write(path.join(out, file), html);
    sizes.set(file, html.length);
    onPage();
  }
  return sizes;
}

const encodedShells = new WeakMap<Shell, Readonly<Record<keyof Shell, Buffer>>>();

function encode({ shell, head, main }: RenderedPage): Buffer {
  let frame = encodedShells.get(shell);
  if (!frame) {
    frame = {
      start: Buffer.from(shell.start),
      middle: Buffer.from(shell.middle),
      end: Buffer.from(shell.end),
    };
    encodedShells.set(shell, frame);
  }
  return Buffer.concat([frame.start, Buffer.from(head), frame.middle, Buffer.from(main), frame.end]);
}

function renderInContext(render: (page: Page) => RenderedPage, page: Page): RenderedPage {
  try {
    return render(page);
  } catch (cause) {
    throw new Error(`Rendering ${page.path} (from ${page.source}) failed`, { cause });
  }
}

/** So many pages at a time: enough that threads seldom wait for each other, and few enough to be nothing in memory. */
const batchSize = 50;

/** The same with `jobs` threads, of which this one is one. The files are the same for any number. */
export async function writePagesWithJobs(
  fs: FileSystem,
  shared: RenderShared,
  pages: readonly PageToWrite[],
  options: { readonly jobs: number; readonly worker: string; readonly onPage: () => void },
): Promise<Sizes> {
  const { jobs, worker, onPage } = options;
  const batches = inBatches(pages);
  const workers = Math.min(jobs, Math.ceil(pages.length / batchSize)) - 1;
  const running = Promise.all(
    Array.from({ length: workers }, () => runWorker(worker, shared, batches, onPage)),
  );
  // A fault of theirs waits until this thread is done.
  running.catch(() => undefined);
  const render = createRenderer(shared.chrome, shared.assets);
  const sizes: Sizes = new Map();
  const add = (part: Sizes) => {
    for (const [file, bytes] of part) sizes.set(file, bytes);
  };
  for (const batch of batches) {
    add(writePages(fs, render, shared.out, batch, onPage));
    // The others get their next batches between two of this thread's.
    if (workers > 0) await new Promise((resolve) => setImmediate(resolve));
  }
  for (const part of await running) add(part);
  return sizes;
}

function* inBatches(pages: readonly PageToWrite[]): Generator<readonly PageToWrite[]> {
  for (let from = 0; from < pages.length; from += batchSize) yield pages.slice(from, from + batchSize);
}

/** What a rendering thread tells after each batch. */
export type WorkerReport = Sizes;

/** A thread that renders batches of `batches` while there are any; each of them is rendered by one thread. */
function runWorker(
  file: string,
  shared: RenderShared,
  batches: Generator<readonly PageToWrite[]>,
  onPage: () => void,
): Promise<Sizes> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: shared });
    const sizes: Sizes = new Map();
    let open = 0;
    const hand = () => {
      const { done, value } = batches.next();
      if (!done) {
        open++;
        worker.postMessage(value);
      } else if (open === 0) {
        resolve(sizes);
        void worker.terminate();
      }
    };
    worker.on('message', (written: WorkerReport) => {
      open--;
      for (const [page, bytes] of written) {
        sizes.set(page, bytes);
        onPage();
      }
      hand();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A rendering thread ended early with code ${code}`)));
    // One to render, and one to go on with.
    hand();
    if (open > 0) hand();
  });
}
