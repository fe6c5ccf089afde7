import { existsSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../../../../../cli/commandLine.ts';
import { printDiagnostic } from '../../../../../../cli/diagnostics/printDiagnostic.ts';
import type { ExitCode } from '../../../../../../cli/program/deps.ts';
import { UsageError } from '../../../../../../cli/program/usageError.ts';
import { createRig } from '../../../../../support/rig.ts';

/** A folder with content, in which `new drawing` is run. */
function studio() {
  const rig = createRig({});
  rig.edit({ 'site.json': {} });
  return {
    /** Runs the command with these arguments; returns its exit code and errors. */
    async run(...args: string[]): Promise<{ code: ExitCode; errors: string }> {
      let code: ExitCode = 0;
      const program = createProgram(rig.deps, (exitCode) => {
        code = exitCode;
      });
      const group = program.commands.find((command) => command.name() === 'new');
      for (const command of group?.commands ?? []) command.configureOutput({ writeErr: () => undefined });
      rig.events.length = 0;
      try {
        await program.parseAsync(['new', 'drawing', '--content', 'content', ...args], { from: 'user' });
      } catch (error) {
        if (error instanceof CommanderError) return { code: 2, errors: error.message };
        if (error instanceof UsageError) return { code: 2, errors: `${error.message}\n${error.hint}` };
        throw error;
      }
      const items = rig.events.flatMap((event) => (event.type === 'diagnostics' ? event.items : []));
      const texts = items.map((item) => printDiagnostic(item, { colors: false, textOf: () => undefined }));
      return { code, errors: texts.join('\n') };
    },
    written: (name: string) => rig.read(`content/drawings/${name}.svg`),
    hasDrawings: () => existsSync(path.join(rig.folder, 'content', 'drawings')),
    /** Writes a file; returns its path as it would be typed. */
    writeSvg(name: string, svg: string): string {
      writeFileSync(path.join(rig.folder, `${name}.svg`), svg);
      return `./${name}.svg`;
    },
  };
}

describe('cli/commands/new/drawing/runNewDrawing', () => {
  it('writes an icon with tight bounds and the colors of its edge', async () => {
    const { run, written } = studio();
    expect(await run('taco')).toEqual({ code: 0, errors: '' });
    const svg = written('taco');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="2 10.1 28 19.9" /);
    expect(svg).toContain('data-outline="#F9C23C #44911B #FFB02E"');
    expect(svg).toContain('<path fill="#FFB02E" d="M13.836 13.79c-6.02 0-10.9 4.88-10.9 10.9');
  });

  it('measures an own drawing, and orders its edge colors by their share', async () => {
    const { run, writeSvg, written } = studio();
    const file = writeSvg(
      'flag',
      '<svg viewBox="0 0 64 64"><rect x="10" y="20" width="30" height="5" fill="red"/>' +
        '<rect x="10" y="25" width="30" height="15" fill="#00f"/><circle cx="25" cy="32" r="4" fill="white"/></svg>',
    );
    expect(await run(file)).toEqual({ code: 0, errors: '' });
    expect(written('flag')).toMatch(/^<svg \S+ viewBox="10 20 30 20" data-outline="#0000FF #FF0000"><rect/);
  });

  it('does not replace an own drawing with a free icon', async () => {
    const { run, writeSvg, written } = studio();
    const square =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>';
    expect(await run('--house', writeSvg('taco', square))).toMatchObject({ code: 0 });
    const { code, errors } = await run('taco');
    expect(code).toBe(1);
    expect(errors).toContain('"taco" is your own drawing');
    expect(written('taco')).toContain('d="M0 0h8v8H0z"');
  });

  it('keeps a drawing upright when it is written again', async () => {
    const { run, written } = studio();
    await run('--upright', 'hotel');
    await run('hotel');
    expect(written('hotel')).toMatch(/^<svg [^>]*data-upright=""/);
    await run('taco');
    expect(written('taco')).not.toContain('data-upright');
  });

  it('writes the black of shapes without a color', async () => {
    const { run, writeSvg, written } = studio();
    await run(writeSvg('dot', '<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="2"/></svg>'));
    expect(written('dot')).toContain('data-outline="#000000"><g fill="#000000"><circle');
  });

  it('reads files as editors write them', async () => {
    const { run, writeSvg, written } = studio();
    const file = writeSvg(
      'leaf',
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "x" "y">\n<!-- made by hand -->\n<svg width="8" height="8" fill="hsl(0 100% 50%)" xmlns:xlink="z">' +
        '<title>Leaf & stem</title>\n<defs><path id="a" d="M0 0h8v8z"/></defs>\n<use xlink:href="#a"/></svg>',
    );
    expect(await run(file)).toEqual({ code: 0, errors: '' });
    expect(written('leaf')).toContain(
      '><g fill="#FF0000"><defs><path id="a" d="M0 0h8v8z"/></defs><use href="#a"/></g></svg>',
    );
  });

  it('suggests names for an unknown icon, and still writes the others', async () => {
    const { run, written } = studio();
    const { code, errors } = await run('beer', 'taco');
    expect(code).toBe(1);
    expect(errors).toMatch(/Fluent Emoji Flat has no icon "beer"\.\n {2}Did you mean .*"beer-mug"/);
    expect(written('taco')).toContain('<path');
  });

  it.each([
    ['<script>alert(1)</script>', 'scripts'],
    ['<path d="M0 0h8v8Z" onclick="alert(1)"/>', 'script'],
    ['<text y="8">Deal</text>', 'turn them into paths'],
    ['<image href="data:image/png;base64,AA=="/>', 'pixels'],
    ['<use href="https://example.com/a.svg#b"/>', 'outside itself'],
    ['<use xlink:href="a.svg#b"/>', 'outside itself'],
    ['<rect width="8" height="8" fill="url(a.svg#b)"/>', 'outside itself'],
    ['<rect width="8" height="8" style="fill:red"/>', 'Write colors as attributes'],
    ['<rect width="8" height="8" fill="currentColor"/>', '#RRGGBB'],
    ['<rect width="8" height="8" fill="none"/>', 'paints nothing'],
    ['<rect width="8" height="8" data-name="x"/>', 'data-name'],
    ['<rect width="8" height="8" id=\'a" onload="alert(1)\'/>', 'has the attribute onload'],
    ['<rect width="8" height="8"', 'without quotes'],
  ])('refuses %s', async (shapes, reason) => {
    const { run, writeSvg, hasDrawings } = studio();
    const { code, errors } = await run(writeSvg('bad', `<svg viewBox="0 0 8 8">${shapes}</svg>`));
    expect(errors).toContain(reason);
    expect(errors).toMatch(/^error CD318 drawing-unusable {2}\.\/bad\.svg\n/);
    expect(code).toBe(1);
    expect(hasDrawings()).toBe(false);
  });

  it.each([
    [[], 'missing required argument'],
    [['--big', 'taco'], 'unknown option'],
    [['--content', 'gone', 'taco'], 'There is no content folder "gone".'],
  ])('exits with 2 on wrong usage: %j', async (args, message) => {
    const { code, errors } = await studio().run(...args);
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });

  it('reports a missing file', async () => {
    const { code, errors } = await studio().run('./gone.svg');
    expect(errors).toContain('There is no such file (ENOENT).');
    expect(code).toBe(1);
  });
});
