// The report of a bench, as Markdown.

import {
  atMost,
  figure,
  kilobytes,
  megabytes,
  milliseconds,
  printTable,
  seconds,
  times,
} from './budgets.mjs';
import { buildKinds, buildNames, medianCpuMs, medianMs, peakMegabytes } from './builds.mjs';
import { median } from './program.mjs';

/**
 * @typedef {object} BenchResults
 * @property {string} machine
 * @property {number} main The size at which most budgets are set.
 * @property {ReadonlyMap<number, import('./builds.mjs').Measured>} measured By the number of deals.
 * @property {readonly import('./rivalRuns.mjs').Timed[]} rivals
 * @property {Awaited<ReturnType<typeof import('./startUp.mjs').measureStartUp>>} startUp
 * @property {Awaited<ReturnType<typeof import('./schedules.mjs').measureSchedule>>} schedule
 * @property {number} floorMs
 * @property {readonly ({ size: number } & import('./latency.mjs').Latency)[]} latency
 * @property {readonly import('./lighthouse.mjs').Score[]} lighthouse
 * @property {ReturnType<typeof import('./visitorBytes.mjs').visitorBytes>} bytes
 */

/** @param {BenchResults} found */
export function report(found) {
  return `# Bench

Written by \`npm run bench -- --write\`; what it means, and why some budgets are not met, is in
[speed.md](speed.md). Medians; different measurements take turns, so that a busy moment affects all of them.

Machine: ${found.machine}.

## Budgets

${printTable(budgetRows(found))}

## Builds

${printTable([...found.measured].flatMap(([size, one]) => buildRows(size, one)))}

A bare loop writes as many bytes to as many files as the full build of ${found.main.toLocaleString('en-US')} deals in ${seconds(found.floorMs)}.

## Searches and conversations

Measured without a browser, on this machine, from the files that a visitor's browser loads.

${printTable(found.latency.flatMap(latencyRows))}

## Growth

![Pages, time and memory by the number of deals](growth.svg)
`;
}

/** @param {BenchResults} found @returns {import('./budgets.mjs').Row[]} */
function budgetRows({ main, measured, rivals, startUp, schedule, latency, lighthouse, bytes }) {
  const size = measured.get(main);
  if (!size) throw new Error('No size to measure');
  const deals = `${main.toLocaleString('en-US')} deals`;
  const full = medianMs(size, 'full');
  const memory = (/** @type {number} */ count) => {
    const one = measured.get(count);
    return one ? peakMegabytes(one) : null;
  };
  const most = (/** @type {readonly number[]} */ values) => (values.length > 0 ? Math.max(...values) : null);
  const least = (/** @type {readonly number[]} */ values) => (values.length > 0 ? Math.min(...values) : null);
  const scores = lighthouse.flatMap((score) => [
    ...[score.performance, score.accessibility, score.practices, score.seo],
  ]);
  return [
    atMost('`--version` against bare Node', startUp.version, 2.5, times),
    atMost(`\`rebuild\` with nothing due against bare Node, ${deals}`, startUp.nothingDue, 2.5, times),
    atMost(`\`build\` with nothing changed against bare Node, ${deals}`, startUp.unchanged, 3, times),
    ...['Hugo', 'Eleventy'].map((name) => {
      const rival = rivals.find((one) => one.name.startsWith(name));
      const ms = rival ? median(rival.ms) : null;
      const note = ms === null ? '' : ` (${seconds(full)} against ${seconds(ms)})`;
      const limit = name === 'Hugo' ? 0.7 : 0.55;
      return atMost(
        `full build, ${deals}, against ${rival?.name ?? name}`,
        ms && full / ms,
        limit,
        times,
        note,
      );
    }),
    cpuRow(size, rivals, deals),
    part(size, 'unchanged', 0.04, deals),
    part(size, 'words', 0.12, deals),
    part(size, 'price', 0.12, deals),
    part(size, 'weekend', 0.35, deals),
    ...largestRows(measured.get(100_000)),
    atMost(`schedule of 90 days, ${deals}`, schedule.ms, 3000, seconds, ` (${schedule.instants} instants)`),
    atMost(`peak memory of the schedule, ${deals}`, schedule.megabytes, 300, megabytes),
    atMost('peak memory, 10,000 deals', memory(10_000), 300, megabytes),
    atMost('peak memory, 100,000 deals', memory(100_000), 1024, megabytes),
    atMost(
      "gzip of a visitor's first search, more than 10,000 deals",
      most(latency.filter(({ size: count }) => count > 10_000).map(({ bytes: sent }) => sent)),
      300 * 1024,
      kilobytes,
    ),
    atMost('gzip of script before interaction', bytes.script, 2 * 1024, kilobytes),
    atMost('gzip of all script of an open chat', bytes.chat, 85 * 1024, kilobytes),
    atMost('gzip of the longest deal page with styles, sample city', bytes.dealPage, 14 * 1024, kilobytes),
    {
      what: 'Lighthouse on a phone, lowest of all scores',
      measured: scores.length > 0 ? `${least(scores)} of 100` : 'not measured',
      budget: '100',
      isMet: scores.length > 0 ? least(scores) === 100 : null,
    },
    atMost(
      'Lighthouse, slowest Largest Contentful Paint',
      most(lighthouse.map(({ lcp }) => lcp)),
      1000,
      seconds,
    ),
    atMost('Lighthouse, most layout shift', most(lighthouse.map(({ cls }) => cls)), 0, (shift) =>
      shift.toFixed(3),
    ),
  ];
}

/**
 * The CPU time of a full build against that of Eleventy, which a busy machine changes less than the time that passes.
 * @param {import('./builds.mjs').Measured} size
 * @param {BenchResults['rivals']} rivals
 * @param {string} deals
 */
function cpuRow(size, rivals, deals) {
  const rival = rivals.find(({ name }) => name.startsWith('Eleventy'));
  const theirs = rival ? median(rival.cpuMs) : null;
  const ours = medianCpuMs(size, 'full');
  const note = theirs === null ? '' : ` (${seconds(ours)} against ${seconds(theirs)})`;
  return atMost(
    `CPU time of the full build, ${deals}, against Eleventy`,
    theirs && ours / theirs,
    0.8,
    times,
    note,
  );
}

/**
 * A build that has less to do, as a part of the full build.
 * @param {import('./builds.mjs').Measured} size
 * @param {import('./builds.mjs').BuildKind} kind
 * @param {number} limit
 * @param {string} deals
 */
function part(size, kind, limit, deals) {
  const ms = medianMs(size, kind);
  const what = `${buildNames[kind]} against the full build, ${deals}`;
  return atMost(what, ms / medianMs(size, 'full'), limit, times, ` (${seconds(ms)})`);
}

/** @param {import('./builds.mjs').Measured | undefined} largest With 100,000 deals; nothing if that was not measured. */
const largestRows = (largest) =>
  largest
    ? [
        atMost('full build, 100,000 deals', medianMs(largest, 'full'), 55_000, seconds),
        atMost('nothing changed, 100,000 deals', medianMs(largest, 'unchanged'), 300, seconds),
        atMost("one deal's words edited, 100,000 deals", medianMs(largest, 'words'), 5000, seconds),
      ]
    : [];

/** @param {number} size @param {import('./builds.mjs').Measured} one */
function buildRows(size, one) {
  const deals = `${size.toLocaleString('en-US')} deals`;
  const bytes = megabytes(one.bytes / 1e6);
  return [
    figure(`${deals}: pages`, `${one.pages.toLocaleString('en-US')}, ${bytes}`),
    ...buildKinds.map((kind) => {
      const [last] = one.runs[kind].slice(-1);
      const most = Math.max(...one.runs[kind].map((run) => run.megabytes));
      const pages = `${(last?.rendered ?? 0).toLocaleString('en-US')} pages written`;
      return figure(
        `${deals}: ${buildNames[kind]}`,
        `${seconds(medianMs(one, kind))}, ${seconds(medianCpuMs(one, kind))} of CPU time, ${megabytes(most)}, ${pages}`,
      );
    }),
  ];
}

/** @param {BenchResults['latency'][number]} latency */
function latencyRows({ size, bytes, firstSearchMs, searchMs, assistantReadyMs, turnMs }) {
  const deals = `${size.toLocaleString('en-US')} deals`;
  return [
    figure(`${deals}: gzip of the first search`, kilobytes(bytes)),
    figure(`${deals}: first search, from data to hits`, milliseconds(firstSearchMs)),
    figure(`${deals}: each later search`, milliseconds(searchMs)),
    figure(`${deals}: the assistant starts`, milliseconds(assistantReadyMs)),
    figure(`${deals}: the assistant replies`, milliseconds(turnMs)),
  ];
}
