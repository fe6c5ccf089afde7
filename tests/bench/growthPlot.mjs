// The chart of how builds grow with the catalog: an SVG with logarithmic axes, on which linear growth is a straight line.

/**
 * The measurements of one catalog size.
 * @typedef {{ deals: number, pages: number, seconds: number, megabytes: number }} Size
 */

const width = 720;
const panel = { width: 200, height: 190, top: 56, gap: 36, left: 30 };

/** The chart as SVG. @param {readonly Size[]} sizes */
export function growthPlot(sizes) {
  const panels = [
    { title: 'Pages', unit: '', of: (/** @type {Size} */ size) => size.pages },
    { title: 'Full build, seconds', unit: ' s', of: (/** @type {Size} */ size) => size.seconds },
    { title: 'Most memory, megabytes', unit: ' MB', of: (/** @type {Size} */ size) => size.megabytes },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 300" role="img" aria-labelledby="title">
<title id="title">${titleOf(sizes)}</title>
<style>
text { font: 13px system-ui, sans-serif; fill: #14213D; }
.small { font-size: 11px; fill: #5B6478; }
.axis { stroke: #B9B3A4; fill: none; }
.linear { stroke: #B9B3A4; stroke-dasharray: 3 4; fill: none; }
.line { stroke: #C8102E; stroke-width: 2.5; fill: none; }
.dot { fill: #C8102E; }
.paper { fill: #FBF6EC; }
</style>
<rect class="paper" width="${width}" height="300" rx="12"/>
${panels.map((one, index) => drawPanel(one, sizes, panel.left + index * (panel.width + panel.gap))).join('\n')}
<text class="small" x="${panel.left}" y="286">Deals in the catalogue; both axes are logarithmic. The dashed line grows exactly as the catalogue does.</text>
</svg>
`;
}

/** @param {readonly Size[]} sizes */
const titleOf = (sizes) =>
  `How builds grow: ${sizes
    .map(
      (size) =>
        `${thousands(size.deals)} deals: ${thousands(size.pages)} pages in ${round(size.seconds)} s with ${round(size.megabytes)} MB`,
    )
    .join('; ')}.`;

/**
 * @param {{ title: string, unit: string, of: (size: Size) => number }} kind
 * @param {readonly Size[]} sizes
 * @param {number} left
 */
function drawPanel({ title, unit, of }, sizes, left) {
  const [first] = sizes;
  if (!first) throw new Error('No size to draw');
  const values = [...sizes.map(of), of(first)];
  const steepest = sizes.map(({ deals }) => (of(first) * deals) / first.deals);
  const bottom = panel.top + panel.height;
  const x = scale(
    sizes.map(({ deals }) => deals),
    left + 14,
    left + panel.width - 26,
  );
  const y = scale([...values, ...steepest], bottom - 12, panel.top + 16);
  const points = sizes.map((size) => `${x(size.deals)},${y(of(size))}`);
  const linear = sizes.map(({ deals }, index) => `${x(deals)},${y(steepest[index] ?? 0)}`);
  const dots = sizes.map((size, index) => {
    const [cx, cy] = [x(size.deals), y(of(size))];
    // Next to the line: below on the right, or above on the left at the end of the chart.
    const [dx, dy, anchor] = index < sizes.length - 1 ? [9, 14, 'start'] : [-10, -4, 'end'];
    const value = `<text class="small" x="${cx + dx}" y="${cy + dy}" text-anchor="${anchor}">${round(of(size))}${unit}</text>`;
    const label = `<text class="small" x="${cx}" y="${bottom + 16}" text-anchor="middle">${thousands(size.deals)}</text>`;
    return `<circle class="dot" cx="${cx}" cy="${cy}" r="4"/>${value}${label}`;
  });
  return [
    `<text x="${left}" y="34">${title}</text>`,
    `<path class="axis" d="M${left} ${panel.top}V${bottom}H${left + panel.width}"/>`,
    `<polyline class="linear" points="${linear.join(' ')}"/>`,
    `<polyline class="line" points="${points.join(' ')}"/>`,
    ...dots,
  ].join('\n');
}

/** A logarithmic scale from `values` to positions between `from` and `to`. @param {readonly number[]} values @param {number} from @param {number} to */
function scale(values, from, to) {
  const [low, high] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  return (/** @type {number} */ value) =>
    Math.round(10 * (from + ((Math.log(value) - low) / (high - low || 1)) * (to - from))) / 10;
}

/** @param {number} value */
const thousands = (value) => value.toLocaleString('en-US');

/** Rounds to three significant digits. @param {number} value */
const round = (value) =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(2)));
