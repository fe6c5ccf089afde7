import { parentPort, workerData } from 'node:worker_threads';
import { nodeFileSystem } from '../../files/fileSystem.ts';
import { createOpener, type SealedPages } from './pageTransfer.ts';
import { createPageWriter, type RenderShared } from './writePages.ts';

const open = createOpener();
const write = createPageWriter(nodeFileSystem(), workerData as RenderShared);

parentPort?.on('message', (sealed: SealedPages) => parentPort?.postMessage(write(open(sealed))));
