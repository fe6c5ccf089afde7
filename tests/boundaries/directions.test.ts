import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/*
 * Pages can be in languages that are written from right to left, so style sheets name the sides of boxes by where lines begin
 * and end.
 */

/** The declarations that mean a side whatever the language, by file, each with its reason. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // In the middle, together with a translation by half the width.
  'lazy/conversation.css': ['left: 50%'],
  'lazy/map.css': ['inset: calc(100% - 1px) auto auto 50%'],
  'lazy/panel.css': ['inset: 0.5rem auto auto calc(50% - 1.375rem)'],
  'parts/filter-sheet.css': ['inset: 0.5rem auto auto calc(50% - 1.375rem)'],
  'parts/toast.css': ['inset: auto auto clamp(1rem, 3vw, 1.75rem) 50%'],
  // Takes it out of the border of its group; it is as wide as that.
  'lazy/settings.css': ['float: left'],
};

const folder = path.join(root, 'client', 'styles');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const rootOf = (file: string) => postcss.parse(readFileSync(path.join(folder, file), 'utf8'));

/** The values of a property, by the spaces between them that are not in parentheses. */
const valuesOf = (text: string) => text.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

const namesSide =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b.*)$/;
const radiusOfCorner = /^border-(?:top|bottom)-(?:left|right)-radius$/;

/** Whether a declaration treats left and right differently. */
function hasSides(property: string, value: string): boolean {
  if (namesSide.test(property) || radiusOfCorner.test(property)) return true;
  if (property === 'text-align' || property === 'float' || property === 'clear')
    return /^(?:left|right)$/.test(value);
  const values = valuesOf(value);
  if (/^(?:inset|margin|padding|border-(?:width|color|style))$/.test(property))
    return values.length === 4 && values[1] !== values[3];
  if (property !== 'border-radius') return false;
  return value.split('/').some((part) => {
    const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = valuesOf(part);
    return topLeft !== topRight || bottomRight !== bottomLeft;
  });
}

describe('style sheets', () => {
  it('name sides by the direction of lines', () => {
    const found: string[] = [];
    for (const file of files) {
      rootOf(file).walkDecls(({ prop, value }) => {
        const text = `${prop}: ${value}`;
        if (hasSides(prop, value) && !allowed[file]?.includes(text)) found.push(`${file}: ${text}`);
      });
    }
    expect(files.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it('have all the declarations that are allowed to name a side', () => {
    for (const [file, declarations] of Object.entries(allowed)) {
      const own: string[] = [];
      rootOf(file).walkDecls(({ prop, value }) => {
        own.push(`${prop}: ${value}`);
      });
      expect(own, file).toEqual(expect.arrayContaining([...declarations]));
    }
  });

  it('turn the icons around that point forward, back or out, and no others', () => {
    const source = readFileSync(path.join(root, 'client', 'ui', 'Icon.tsx'), 'utf8');
    const shapes = [...source.matchAll(/^ {2}(\w+):\s+'([^']+)'/gm)];
    const starts = [
      ...readFileSync(path.join(folder, 'parts', 'right-to-left.css'), 'utf8').matchAll(/\[d\^="([^"]+)"\]/g),
    ].map(([, start = '']) => start);
    const turned = shapes.filter(([, , shape = '']) => starts.some((start) => shape.startsWith(start)));
    expect(shapes.length).toBeGreaterThan(20);
    expect(turned.map(([, name]) => name)).toEqual(['right', 'next', 'previous', 'out']);
  });
});
