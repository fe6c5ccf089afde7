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
import { buildKinds, buildNames, medianMs, peakMegabytes } from './builds.mjs';
import { median } from './program.mjs';

/**
 * @typedef {object} BenchResults
 * @property {string} machine
 * @property {number} main The size at which most budgets are set.
 * @property {ReadonlyMap<number, import('./builds.mjs').Measured>} measured By the number of deals.
 * @property {readonly import('./rivalRuns.mjs').Timed[]} rivals
 * @property {Awaited<ReturnType<typeof import('./startUp.mjs').measureStartUp>>} startUp
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

## Searches and conversations

Measured without a browser, on this machine, from the files that a visitor's browser loads.

${printTable(found.latency.flatMap(latencyRows))}

## Growth

![Pages, time and memory by the number of deals](growth.svg)
`;
}

/** @param {BenchResults} found @returns {import('./budgets.mjs').Row[]} */
function budgetRows({ main, measured, rivals, startUp, latency, lighthouse, bytes }) {
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
      const limit = name === 'Hugo' ? 0.3 : 0.7;
      return atMost(
        `full build, ${deals}, against ${rival?.name ?? name}`,
        ms && full / ms,
        limit,
        times,
        note,
      );
    }),
    atMost(
      `one edited deal against the full build, ${deals}`,
      medianMs(size, 'words') / full,
      0.25,
      times,
      ` (${seconds(medianMs(size, 'words'))})`,
    ),
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
    atMost('Lighthouse, most layout shift', most(lighthouse.map(({ cls }) => cls)), 0, String),
  ];
}

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
        `${seconds(medianMs(one, kind))}, ${megabytes(most)}, ${pages}`,
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
