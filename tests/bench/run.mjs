// Measures the program against its budgets: `npm run bench [-- --sizes 1000,10000 --runs 3 --folder /dev/shm --write]`
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { buildRound, measuredCatalog, medianMs, peakMegabytes } from './builds.mjs';
import { benchNow, writeCatalog } from './catalog.mjs';
import { growthPlot } from './growthPlot.mjs';
import { measureLatency } from './latency.mjs';
import { hasLighthouse, measureLighthouse } from './lighthouse.mjs';
import { bin, runCommand, runProgram } from './program.mjs';
import { report } from './report.mjs';
import { prepareRivals, rivalRound } from './rivalRuns.mjs';
import { measureSchedule } from './schedules.mjs';
import { measureStartUp } from './startUp.mjs';
import { visitorBytes } from './visitorBytes.mjs';
import { writeFloor } from './writeFloor.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    runs: { type: 'string', default: '5' },
    folder: { type: 'string', default: tmpdir() },
    write: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const runs = Number(values.runs);
if ([runs, ...sizes].some((count) => !(Number.isInteger(count) && count > 0))) {
  throw new Error('--runs takes a number, --sizes takes numbers of deals separated by commas');
}

/** The size of most budgets, at which rivals are compared. */
const main = sizes.includes(10_000) ? 10_000 : (sizes.at(-1) ?? 0);
const folder = mkdtempSync(join(values.folder, 'city-deals-bench-'));
const log = (/** @type {string} */ words) => console.error(words);

try {
  // The first start bundles the program.
  await runCommand(process.execPath, [bin, '--version']);
  const measured = new Map(sizes.map((size) => [size, prepare(size)]));
  /** @type {import('./rivalRuns.mjs').Timed[]} */
  let rivals = [];
  for (const [size, one] of measured) {
    // More rounds at 100,000 pages add little.
    const rounds = size > 20_000 ? Math.ceil(runs / 3) : runs;
    for (let round = 1; round <= rounds; round++) {
      log(`${size.toLocaleString('en-US')} deals, round ${round} of ${rounds}`);
      await buildRound(one);
      // Rivals, and the code that prepares them, keep all pages in memory.
      if (size !== main || size > 20_000) continue;
      if (round === 1) rivals = await prepareRivals(folder, one.content, await whole(one));
      await rivalRound(rivals, one.out);
    }
  }
  const biggest = measured.get(main);
  if (!biggest) throw new Error('No size to measure');
  log('Starts');
  const startUp = await measureStartUp(await whole(biggest), biggest.content, benchNow);
  log('Schedule and disk');
  const schedule = await measureSchedule(biggest.content);
  const floorMs = writeFloor(biggest.out);
  log('Searches and conversations');
  // One after the other: a visit reads the files of one catalog, and a build beside it would slow it down.
  const latency = [];
  for (const [size, one] of measured) latency.push({ size, ...(await measureLatency(await whole(one))) });
  const sample = await buildSample();
  if (hasLighthouse()) log('Lighthouse');
  // What was measured until then took half an hour.
  const lighthouse = hasLighthouse() ? await measureLighthouse(sample).catch(withoutScores) : [];
  const text = report({
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`,
    ...{ main, measured, rivals, startUp, schedule, floorMs, latency, lighthouse },
    bytes: visitorBytes(sample),
  });
  console.log(text);
  if (values.write) {
    const grown = [...measured].map(([deals, one]) => ({
      ...{ deals, pages: one.pages, megabytes: peakMegabytes(one) },
      seconds: [
        { label: 'full', value: medianMs(one, 'full') / 1000 },
        { label: 'edited', value: medianMs(one, 'words') / 1000 },
        { label: 'unchanged', value: medianMs(one, 'unchanged') / 1000 },
      ],
    }));
    writeFileSync(join(root, 'docs', 'growth.svg'), growthPlot(grown));
    writeFileSync(join(root, 'docs', 'bench.md'), text);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {unknown} error @returns {import('./lighthouse.mjs').Score[]} */
function withoutScores(error) {
  log(`Lighthouse failed: ${error instanceof Error ? error.message : error}`);
  return [];
}

/** @param {number} size */
function prepare(size) {
  const content = join(folder, `content-${size}`);
  writeCatalog(content, size);
  return measuredCatalog(content, join(folder, `dist-${size}`));
}

/** Its output folder, built for the instant of the bench. @param {import('./builds.mjs').Measured} one */
async function whole({ content, out }) {
  await runProgram(['build', '--content', content, '--out', out, '--now', benchNow, '--no-social-images']);
  return out;
}

/** The output folder of the sample city. */
async function buildSample() {
  const out = join(folder, 'dist-sample');
  await runProgram([
    'build',
    '--out',
    out,
    '--now',
    benchNow,
    '--no-social-images',
    '--content',
    join(root, 'data', 'content'),
  ]);
  return out;
}
