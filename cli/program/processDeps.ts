import { homedir } from 'node:os';
import * as path from 'node:path';
import { nodeFileSystem } from '../files/fileSystem.ts';
import { loadEngine } from '../publish/engine.ts';
import { cacheFolder } from './cacheFolder.ts';
import type { Deps } from './deps.ts';

/** What commands need of this machine in the working directory `cwd`; `bundle` is the folder of the running program. */
export const processDeps = (bundle: string, cwd: string, output: Pick<Deps, 'print' | 'report'>): Deps => ({
  fs: nodeFileSystem(),
  cwd,
  home: homedir(),
  now: Date.now,
  stopwatch: () => performance.now(),
  engine: () => loadEngine(nodeFileSystem(), bundle),
  buildRecords: path.join(cacheFolder(cwd), 'city-deals-builds'),
  ownCode: path.join(cacheFolder(cwd), 'city-deals-own-code'),
  pictureCache: path.join(cacheFolder(cwd), 'city-deals-pictures'),
  ...output,
});
