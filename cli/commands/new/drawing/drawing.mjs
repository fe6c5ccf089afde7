// Puts drawings into the content: `npm run drawing -- taco ferris-wheel` takes icons of Fluent Emoji Flat,
// `npm run drawing -- path/to/my.svg` takes a drawing of one's own. Either is measured and written to
// drawings/<name>.svg in its own colors; posters recolor it when the site is built.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkedShapes, colorsOf, readSvg } from './markup.mjs';
import { nearestNames } from './nearestNames.mjs';
import { edgeColors, paintedBounds } from './silhouette.mjs';

const usage = `Usage: npm run drawing -- [--content <folder>] [--upright] [--house] <icon or file.svg> [...]

  <icon>       a name from https://icon-sets.iconify.design/fluent-emoji-flat/, such as taco
  <file.svg>   a drawing of your own; its file name becomes its name
  --content    the content folder (default: data/content)
  --upright    for things that stand: posters do not tilt them
  --house      for drawings in the palette of the posters: posters leave their colors as they are`;

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const uprightMark = /<svg\b[^>]*\sdata-upright\b/;
const houseMark = /<svg\b[^>]*\sdata-palette="house"/;
const exitCode = { ok: 0, refused: 1, usage: 2 };

process.exitCode = await main();

/** @returns {Promise<number>} the exit code: 0 when every drawing is written, 1 when one is not, 2 on wrong usage */
async function main() {
  const wishes = readArguments();
  if (typeof wishes === 'string') {
    console.error(`${wishes}\n\n${usage}`);
    return exitCode.usage;
  }
  let result = exitCode.ok;
  for (const source of wishes.sources) {
    try {
      await writeDrawing(source, wishes);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      result = exitCode.refused;
    }
  }
  return result;
}

/**
 * @typedef {{ content: string, upright: boolean, house: boolean, sources: string[] }} Wishes
 * @returns {Wishes | string} what to draw and where to, or what is wrong with the command line
 */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        content: { type: 'string', default: join(root, 'data', 'content') },
        upright: { type: 'boolean', default: false },
        house: { type: 'boolean', default: false },
      },
    });
    if (positionals.length === 0) return 'No drawing is named.';
    const content = resolve(values.content);
    if (!existsSync(content)) return `There is no content folder "${values.content}".`;
    return { content, upright: values.upright, house: values.house, sources: positionals };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @param {string} source @param {Wishes} wishes */
async function writeDrawing(source, { content, upright, house }) {
  const isFile = /[/\\.]/.test(source);
  const drawing = isFile ? readOwn(source) : readIcon(source);
  const name = isFile ? basename(source, '.svg') : source;
  const target = join(content, 'drawings', `${name}.svg`);
  const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (!isFile && houseMark.test(before)) {
    throw new Error(`"${name}" is a drawing of your own. Remove or rename ${target} to have the free one.`);
  }
  const marked = drawing.text + before;

  const body = checkedShapes(drawing.body, source);
  const bounds = await paintedBounds(body, drawing.viewBox, source);
  const outline = await edgeColors(body, bounds, colorsOf(body));
  const { x, y, width, height } = bounds;
  const attributes = [
    'xmlns="http://www.w3.org/2000/svg"',
    `viewBox="${[x, y, width, height].map((value) => Number(value.toFixed(1))).join(' ')}"`,
    `data-outline="${outline.join(' ')}"`,
    ...(upright || uprightMark.test(marked) ? ['data-upright=""'] : []),
    ...(house || houseMark.test(drawing.text) ? ['data-palette="house"'] : []),
  ];
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `<svg ${attributes.join(' ')}>${body}</svg>\n`);
  console.log(`${name}.svg  ${width.toFixed(1)} × ${height.toFixed(1)}  edge ${outline.join(' ')}`);
}

/** @param {string} file */
function readOwn(file) {
  if (!file.endsWith('.svg')) throw new Error(`"${file}" is not an SVG file.`);
  if (!existsSync(file)) throw new Error(`There is no file "${file}".`);
  const text = readFileSync(file, 'utf8');
  return { ...readSvg(text, file), text };
}

/** @param {string} name */
function readIcon(name) {
  /** @type {{ icons: Record<string, { body: string }>, width: number, height: number }} */
  const { icons, width, height } = createRequire(import.meta.url)(
    '@iconify-json/fluent-emoji-flat/icons.json',
  );
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (!icon) {
    const nearest = nearestNames(name, Object.keys(icons)).map((near) => `"${near}"`);
    throw new Error(`Fluent Emoji Flat has no icon "${name}". Did you mean ${nearest.join(', ')}?`);
  }
  return { body: icon.body, viewBox: { x: 0, y: 0, width, height }, text: '' };
}
