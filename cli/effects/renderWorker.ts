import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer } from '../../templates/renderPage.tsx';
import { nodeFileSystem } from './fileSystem.ts';
import { type PageToWrite, type RenderShared, writePages } from './writePages.ts';

/** What a rendering thread is given. */
export interface WorkerTask extends RenderShared {
  readonly pages: readonly PageToWrite[];
}

const { pages, chrome, assets, out } = workerData as WorkerTask;
const sizes = writePages(nodeFileSystem(), createRenderer(chrome, assets), out, pages, () => {
  parentPort?.postMessage({ progress: 1 });
});
parentPort?.postMessage({ sizes });
