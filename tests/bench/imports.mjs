// Measures imports of a large feed: `node tests/bench/imports.mjs [--rows 100000 --folder /dev/shm]`

import { once } from 'node:events';
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { atMost, megabytes, printTable, seconds } from './budgets.mjs';
import { bin, runCommand, runProgram } from './program.mjs';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, folder: { type: 'string', default: tmpdir() } },
});
const budget = { ms: 20_000, megabytes: 300 };
const folder = mkdtempSync(join(values.folder, 'city-deals-imports-'));

try {
  await runCommand(process.execPath, [bin, '--version']);
  const content = join(folder, 'content');
  cpSync(join(root, 'data', 'content'), content, { recursive: true });
  rmSync(join(content, 'deals'), { recursive: true });
  mkdirSync(join(content, 'deals'));
  const feed = join(folder, 'feed.csv');
  const map = join(folder, 'feed.json');
  await writeRows(feed, Number(values.rows));
  const importAs = (/** @type {string[]} */ args) =>
    runProgram(['import', feed, '--map', map, '--content', content, ...args]);
  /** @type {import('./budgets.mjs').Row[]} */
  const rows = [];
  for (const [what, kept, args] of /** @type {const} */ ([
    ['2% of the rows are the city’s', '^[01]$', ['--dry-run']],
    ['all rows are new deals', '', []],
    ['all deals are there, and the same', '', []],
  ])) {
    writeFileSync(map, JSON.stringify(mapKeeping(kept)));
    const run = await importAs([...args]);
    rows.push(atMost(`${what}: time`, run.ms, budget.ms, seconds));
    rows.push(atMost(`${what}: memory`, run.megabytes, budget.megabytes, megabytes));
  }
  console.log(printTable(rows));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} matches how many hundredths of the rows are kept, as a pattern */
function mapKeeping(matches) {
  return {
    id: 'id',
    fields: {
      ...{ title: 'title', vendor: 'vendor', description: 'description', affiliateUrl: 'link' },
      ...{ discountPrice: 'price', originalPrice: 'was', imageUrl: 'image' },
    },
    currency: 'currency',
    category: { default: 'events' },
    neighborhood: { from: 'area', default: 'citywide' },
    ...(matches === '' ? {} : { filters: [{ from: 'part', matches }] }),
  };
}

/** @param {string} file @param {number} count */
async function writeRows(file, count) {
  const words = ['Taco', 'Pizza', 'Yoga', 'Lake', 'Museum', 'Brunch', 'Ramen', 'Guitar', 'Garden', 'Market'];
  const out = createWriteStream(file);
  out.write('id,part,title,description,price,was,currency,link,image,vendor,area\n');
  for (let row = 0; row < count; row++) {
    const title = `${words[row % 10]} and ${words[Math.floor(row / 10) % 10]} number ${row}`;
    const about = `<p>All about ${title} &amp; more. ${'Good for a slow afternoon with friends. '.repeat(6)}</p>`;
    const address = `https://track.example/c?id=${row}&m=77`;
    const line = [`p${row}`, row % 100, title, about, `${10 + (row % 50)}.50`, 80, 'USD', address];
    line.push(`https://img.example/${row}.jpg`, `Vendor ${row % 700}`, 'noda');
    if (!out.write(`${line.map((value) => `"${value}"`).join(',')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}
