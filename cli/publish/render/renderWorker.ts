import { parentPort, workerData } from 'node:worker_threads';
import { nodeFileSystem } from '../../files/fileSystem.ts';
import { createDeserializer, type SerializedPages } from './pageTransfer.ts';
import { createPageWriter, type RenderContext } from './writePages.ts';

// A file system cannot be sent to a thread, so this one opens the disk itself.
const deserialize = createDeserializer();
const write = await createPageWriter(nodeFileSystem(), workerData as RenderContext);

parentPort?.on('message', (pages: SerializedPages) => parentPort?.postMessage(write(deserialize(pages))));
