import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../../../../cli/bundler/bundleFolder.mjs';

const folders: string[] = [];
let content = '';
beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'drawing-'));
  folders.push(content);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    [path.join(root, 'cli', 'commands', 'new', 'drawing', 'drawing.mjs'), '--content', content, ...args],
    {
      encoding: 'utf8',
    },
  );
const written = (name: string) => readFileSync(path.join(content, 'drawings', `${name}.svg`), 'utf8');
const own = (name: string, svg: string) => {
  const file = path.join(content, `${name}.svg`);
  writeFileSync(file, svg);
  return file;
};

describe('npm run drawing', () => {
  it('writes an icon in its own colors, cut to what is painted, with the colors of its edge', () => {
    expect(run('taco')).toMatchObject({ status: 0 });
    const svg = written('taco');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="2 10.1 28 19.9" /);
    expect(svg).toContain('data-outline="#F9C23C #44911B #FFB02E"');
    expect(svg).toContain('<path fill="#FFB02E" d="M13.836 13.79c-6.02 0-10.9 4.88-10.9 10.9');
  });

  it('measures what a drawing of one’s own paints, and orders its edge colors by their share', () => {
    const file = own(
      'flag',
      '<svg viewBox="0 0 64 64"><rect x="10" y="20" width="30" height="5" fill="red"/>' +
        '<rect x="10" y="25" width="30" height="15" fill="#00f"/><circle cx="25" cy="32" r="4" fill="white"/></svg>',
    );
    expect(run(file)).toMatchObject({ status: 0 });
    expect(written('flag')).toMatch(/^<svg \S+ viewBox="10 20 30 20" data-outline="#0000FF #FF0000"><rect/);
  });

  it('does not put a free drawing in the place of one’s own', () => {
    const square =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>';
    expect(run('--house', own('taco', square))).toMatchObject({ status: 0 });
    const { status, stderr } = run('taco');
    expect(status).toBe(1);
    expect(stderr).toContain('"taco" is a drawing of your own.');
    expect(written('taco')).toContain('d="M0 0h8v8H0z"');
  });

  it('keeps a drawing upright once it is', () => {
    run('--upright', 'hotel');
    run('hotel');
    expect(written('hotel')).toMatch(/^<svg [^>]*data-upright=""/);
    run('taco');
    expect(written('taco')).not.toContain('data-upright');
  });

  it('keeps the black of shapes that name no color', () => {
    run(own('dot', '<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="2"/></svg>'));
    expect(written('dot')).toContain('data-outline="#000000"><g fill="#000000"><circle');
  });

  it('suggests names near one that no icon has, and still writes the others', () => {
    const { status, stderr } = run('beer', 'taco');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Fluent Emoji Flat has no icon "beer"\. Did you mean .*"beer-mug"/);
    expect(written('taco')).toContain('<path');
  });

  it.each([
    ['<script>alert(1)</script>', 'scripts'],
    ['<path d="M0 0h8v8Z" onclick="alert(1)"/>', 'scripts'],
    ['<text y="8">Deal</text>', 'turn them into paths'],
    ['<image href="data:image/png;base64,AA=="/>', 'pixels'],
    ['<use href="https://example.com/a.svg#b"/>', 'outside itself'],
    ['<use xlink:href="a.svg#b"/>', 'outside itself'],
    ['<rect width="8" height="8" fill="url(a.svg#b)"/>', 'outside itself'],
    ['<rect width="8" height="8" style="fill:red"/>', 'write colors as attributes'],
    ['<rect width="8" height="8" fill="currentColor"/>', '#RRGGBB'],
    ['<rect width="8" height="8" fill="none"/>', 'paints nothing'],
    ['<rect width="8" height="8"', 'cannot be drawn'],
  ])('refuses %s', (shapes, reason) => {
    const { status, stderr } = run(own('bad', `<svg viewBox="0 0 8 8">${shapes}</svg>`));
    expect(stderr).toContain(reason);
    expect(status).toBe(1);
    expect(existsSync(path.join(content, 'drawings'))).toBe(false);
  });

  it('says how it is used when no drawing, no content folder or an unknown option is given', () => {
    for (const args of [[], ['--big', 'taco'], ['--content', path.join(content, 'gone'), 'taco']]) {
      const { status, stderr } = run(...args);
      expect(stderr).toContain('Usage: npm run drawing --');
      expect(status).toBe(2);
    }
  });
});
