import { availableParallelism } from 'node:os';
import type { Chrome } from '../../../data/model/pages/view.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import type { BuildJob } from '../buildJob.ts';
import { sharedHash } from './fingerprint.ts';
import type { PageToWrite } from './pageTransfer.ts';
import { writePagesWithJobs } from './renderPages.ts';
import type { WrittenPage } from './writePages.ts';

/**
 * A function that renders and writes waves of pages, which are `total` in all; each wave is there before the next is
 * begun. `onWritten` is told of each page.
 */
export function createWaveWriter(
  fs: FileSystem,
  { engine, out, jobs, onProgress }: BuildJob,
  chrome: Chrome,
  total: number,
  onWritten: (file: string, page: WrittenPage) => void,
): (waves: readonly (readonly PageToWrite[])[]) => Promise<void> {
  let done = 0;
  const onPage = () => onProgress('Rendering page', ++done, total);
  const shared = { chrome, assets: engine.assets, out, shared: sharedHash(engine.hash, chrome) };
  return async (waves) => {
    for (const wave of waves) {
      const options = { jobs: jobs ?? fittingJobs(wave.length), worker: engine.renderWorker, onPage };
      const written = await writePagesWithJobs(fs, shared, wave, options);
      for (const [file, facts] of written) onWritten(file, facts);
    }
  };
}

/** A second thread costs the time of some hundred pages to start, and more than two gain little. */
const fittingJobs = (pages: number) => (pages < 1500 ? 1 : Math.min(2, availableParallelism()));
