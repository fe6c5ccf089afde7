import { parentPort, workerData } from 'node:worker_threads';
import { createRenderer } from '../../templates/renderPage.tsx';
import { nodeFileSystem } from './fileSystem.ts';
import { type PageToWrite, type RenderShared, type WorkerReport, writePages } from './writePages.ts';

const { chrome, assets, out } = workerData as RenderShared;
const fs = nodeFileSystem();
const render = createRenderer(chrome, assets);

parentPort?.on('message', (pages: readonly PageToWrite[]) => {
  const sizes: WorkerReport = writePages(fs, render, out, pages, () => undefined);
  parentPort?.postMessage(sizes);
});
