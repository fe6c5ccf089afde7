import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FileSystem } from '../files/fileSystem.ts';
import type { BuildJob } from './buildJob.ts';
import type { Budget } from './buildOutcome.ts';
import type { WantedPage } from './outputFiles.ts';

/** The budgets of what every visitor is sent; `sizes` in bytes by file. The longest deal page stands for all. */
export function measureBudgets(
  fs: FileSystem,
  { engine, out }: BuildJob,
  pages: readonly WantedPage[],
  sizes: ReadonlyMap<string, number>,
): Budget[] {
  const sizeOf = ({ file }: WantedPage) => sizes.get(file) ?? 0;
  const deals = pages.filter(({ page }) => page.kind === 'deal');
  const longest = deals.reduce<WantedPage | null>(
    (found, deal) => (found && sizeOf(found) >= sizeOf(deal) ? found : deal),
    null,
  );
  const page = longest && gzipSync(fs.read(path.join(out, longest.file))).length;
  return [
    { name: 'longest style sheet', bytes: Math.max(...Object.values(engine.gzip.styles)), limit: 10_240 },
    { name: 'script before interaction', bytes: engine.gzip.script, limit: 2_048 },
    {
      name: 'largest island with React',
      bytes: Math.max(0, ...Object.values(engine.gzip.islands)),
      limit: 87_040,
    },
    ...(page === null ? [] : [{ name: 'longest deal page with styles', bytes: page, limit: 14_336 }]),
  ];
}
