// Rows of the report, and the table that shows which budgets are met.

/**
 * A row of the table. `isMet` is `null` without a budget or a measurement.
 * @typedef {{ what: string, measured: string, budget: string, isMet: boolean | null }} Row
 */

/**
 * A row with a budget of at most `limit`; `value` is `null` if it was not measured.
 * @param {string} what
 * @param {number | null} value
 * @param {number} limit
 * @param {(value: number) => string} print
 * @param {string} [note] follows the figure
 * @returns {Row}
 */
export const atMost = (what, value, limit, print, note = '') => ({
  what,
  measured: value === null ? 'not measured' : `${print(value)}${note}`,
  budget: `≤ ${print(limit)}`,
  isMet: value === null ? null : value <= limit,
});

/** @param {string} what @param {string} measured @returns {Row} */
export const figure = (what, measured) => ({ what, measured, budget: '', isMet: null });

/** @param {number} ms */
export const seconds = (ms) => `${ms >= 10_000 ? (ms / 1000).toFixed(1) : (ms / 1000).toFixed(2)} s`;
/** @param {number} value */
export const times = (value) => `${value.toFixed(2)} ×`;
/** @param {number} value */
export const megabytes = (value) => `${Math.round(value).toLocaleString('en-US')} MB`;
/** @param {number} value */
export const kilobytes = (value) => `${(value / 1024).toFixed(1)} kB`;
/** @param {number} value */
export const milliseconds = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** The rows as a Markdown table with aligned columns. @param {readonly Row[]} rows */
export function printTable(rows) {
  const verdict = { true: 'met', false: '**not met**', null: '' };
  const cells = [
    ['what', 'measured', 'budget', ''],
    ...rows.map(({ what, measured, budget, isMet }) => [what, measured, budget, verdict[`${isMet}`]]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0), 3));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
