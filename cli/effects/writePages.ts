import * as path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AssetManifest, Page } from '../../data/model/page.ts';
import type { Chrome } from '../../data/model/view.ts';
import type { Shell } from '../../templates/layout/shell.tsx';
import { createRenderer, type RenderedPage } from '../../templates/renderPage.tsx';
import type { FileSystem } from './fileSystem.ts';
import type { WorkerTask } from './renderWorker.ts';

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

/** The same with `jobs` threads; this one takes a share too. The files are the same for any number. */
export async function writePagesWithJobs(
  fs: FileSystem,
  shared: RenderShared,
  pages: readonly PageToWrite[],
  options: { readonly jobs: number; readonly worker: string; readonly onPage: () => void },
): Promise<Sizes> {
  const { jobs, worker, onPage } = options;
  const shares = Array.from({ length: jobs }, (_, share) =>
    pages.filter((_, index) => index % jobs === share),
  );
  const [own = [], ...others] = shares.filter((share) => share.length > 0);
  const running = others.map((share) => runWorker(worker, { ...shared, pages: share }, onPage));
  const sizes = [writePages(fs, createRenderer(shared.chrome, shared.assets), shared.out, own, onPage)];
  sizes.push(...(await Promise.all(running)));
  return new Map(sizes.flatMap((part) => [...part]));
}

function runWorker(file: string, task: WorkerTask, onPage: () => void): Promise<Sizes> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: task });
    worker.on('message', (message: { progress: number } | { sizes: Sizes }) => {
      if ('sizes' in message) resolve(message.sizes);
      else onPage();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A rendering thread ended early with code ${code}`)));
  });
}
