// Builds of one catalog, as in an operator's day.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchNow, editedFile, mondayAfter } from './catalog.mjs';
import { median, runProgram } from './program.mjs';
import { setAside } from './setAside.mjs';

/** @typedef {import('./program.mjs').Run} Run */
/** @typedef {'full' | 'unchanged' | 'words' | 'price' | 'weekend'} BuildKind */

/** A description of each kind of build. @type {Readonly<Record<BuildKind, string>>} */
export const buildNames = {
  full: 'full build',
  unchanged: 'nothing changed',
  words: "one deal's words edited",
  price: "one deal's price edited",
  weekend: 'rebuild after a weekend',
};

/** @type {readonly BuildKind[]} */
export const buildKinds = ['full', 'unchanged', 'words', 'price', 'weekend'];

/**
 * A catalog being measured. `runs` are added round by round.
 * @typedef {{ content: string, out: string, runs: Record<BuildKind, (Run & { rendered: number })[]>, pages: number, bytes: number }} Measured
 */

/** @param {string} content @param {string} out @returns {Measured} */
export const measuredCatalog = (content, out) => ({
  content,
  out,
  runs: { full: [], unchanged: [], words: [], price: [], weekend: [] },
  pages: 0,
  bytes: 0,
});

/** One build of each kind, starting with an empty folder. @param {Measured} measured */
export async function buildRound(measured) {
  const { content, out } = measured;
  setAside(out);
  const full = await build(measured, 'full');
  measured.pages = full.pages.total;
  measured.bytes = full.bytes;
  await build(measured, 'unchanged');
  const file = join(content, editedFile);
  const original = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, original.replace(/"summary": "[^"]*"/, '"summary": "Other words."'));
    await build(measured, 'words');
    writeFileSync(
      file,
      original.replace(firstPrice, '"originalPrice": 100,\n  "discountPrice": 70,\n  "discountPercent": 30'),
    );
    await build(measured, 'price');
  } finally {
    writeFileSync(file, original);
  }
  await runBuild(measured, ['build', '--now', benchNow]);
  await build(measured, 'weekend');
}

const firstPrice = /"originalPrice": [^,]*,\s*"discountPrice": [^,]*,\s*"discountPercent": \d+/;

/** @param {Measured} measured @param {BuildKind} kind */
async function build(measured, kind) {
  const command = kind === 'weekend' ? ['rebuild', '--now', mondayAfter] : ['build', '--now', benchNow];
  const { run, summary } = await runBuild(measured, command);
  measured.runs[kind].push({ ...run, rendered: summary.pages.rendered });
  return summary;
}

/** @param {Measured} measured @param {readonly string[]} command */
async function runBuild({ content, out }, command) {
  const run = await runProgram([
    ...command,
    ...['--content', content, '--out', out, '--no-social-images', '--json'],
  ]);
  /** @type {{ pages: { total: number, rendered: number }, bytes: number, budgets: readonly { name: string, bytes: number, limit: number }[] }} */
  const summary = JSON.parse(run.printed);
  return { run, summary };
}

/** The median time of builds of a kind, in milliseconds. @param {Measured} measured @param {BuildKind} kind */
export const medianMs = ({ runs }, kind) => median(runs[kind].map(({ ms }) => ms));

/** The median CPU time of builds of a kind, in milliseconds. @param {Measured} measured @param {BuildKind} kind */
export const medianCpuMs = ({ runs }, kind) => median(runs[kind].map(({ cpuMs }) => cpuMs));

/** The peak memory of all builds, in megabytes. @param {Measured} measured */
export const peakMegabytes = ({ runs }) =>
  Math.max(...Object.values(runs).flatMap((all) => all.map(({ megabytes }) => megabytes)));
