// The chart of how builds grow with the catalog: an SVG with logarithmic axes, on which linear growth is a straight line.

/**
 * The measurements of one catalog size.
 * @typedef {{ deals: number, pages: number, seconds: readonly Labelled[], megabytes: number }} Size
 */

/** A figure, with the name of its line if there are several. @typedef {{ label: string, value: number }} Labelled */

const width = 720;
const panel = { width: 200, height: 190, top: 56, gap: 36, left: 30 };

/** The chart as SVG. @param {readonly Size[]} sizes */
export function growthPlot(sizes) {
  const panels = [
    { title: 'Pages', unit: '', of: (/** @type {Size} */ size) => [{ label: '', value: size.pages }] },
    { title: 'Build, seconds', unit: ' s', of: (/** @type {Size} */ size) => size.seconds },
    {
      title: 'Peak memory, megabytes',
      unit: ' MB',
      of: (/** @type {Size} */ size) => [{ label: '', value: size.megabytes }],
    },
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
        `${thousands(size.deals)} deals: ${thousands(size.pages)} pages in ${size.seconds.map(({ label, value }) => `${round(value)} s (${label})`).join(', ')} with ${round(size.megabytes)} MB`,
    )
    .join('; ')}.`;

/**
 * @param {{ title: string, unit: string, of: (size: Size) => readonly Labelled[] }} kind
 * @param {readonly Size[]} sizes
 * @param {number} left
 */
function drawPanel({ title, unit, of }, sizes, left) {
  const [first] = sizes;
  if (!first) throw new Error('No size to draw');
  const start = Math.max(...of(first).map(({ value }) => value));
  const steepest = sizes.map(({ deals }) => (start * deals) / first.deals);
  const bottom = panel.top + panel.height;
  const x = scale(
    sizes.map(({ deals }) => deals),
    left + 14,
    left + panel.width - 26,
  );
  const all = sizes.flatMap((size) => of(size).map(({ value }) => value));
  const y = scale([...all, ...steepest], bottom - 12, panel.top + 16);
  const linear = sizes.map(({ deals }, index) => `${x(deals)},${y(steepest[index] ?? 0)}`);
  const ticks = sizes.map(
    ({ deals }) =>
      `<text class="small" x="${x(deals)}" y="${bottom + 16}" text-anchor="middle">${thousands(deals)}</text>`,
  );
  const lines = of(first).map(({ label }, index) => {
    const points = sizes.map((size) => ({ at: x(size.deals), value: of(size)[index]?.value ?? 0 }));
    return drawLine(points, y, unit, label);
  });
  return [
    `<text x="${left}" y="34">${title}</text>`,
    `<path class="axis" d="M${left} ${panel.top}V${bottom}H${left + panel.width}"/>`,
    `<polyline class="linear" points="${linear.join(' ')}"/>`,
    ...lines,
    ...ticks,
  ].join('\n');
}

/**
 * @param {readonly { at: number, value: number }[]} points
 * @param {(value: number) => number} y
 * @param {string} unit
 * @param {string} label The name of the line; empty if it is the only one.
 */
function drawLine(points, y, unit, label) {
  const dots = points.map(({ at, value }, index) => {
    // Next to the line: below on the right, or above on the left at the end of the chart.
    const isLast = index === points.length - 1;
    const [dx, dy, anchor] = isLast ? [-10, -4, 'end'] : [9, 14, 'start'];
    const words = [round(value) + unit, ...(isLast && label ? [label] : [])].join(', ');
    const text = `<text class="small" x="${at + dx}" y="${y(value) + dy}" text-anchor="${anchor}">${words}</text>`;
    return `<circle class="dot" cx="${at}" cy="${y(value)}" r="4"/>${text}`;
  });
  return [
    `<polyline class="line" points="${points.map(({ at, value }) => `${at},${y(value)}`).join(' ')}"/>`,
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
