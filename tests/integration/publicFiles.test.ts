import { mkdirSync, symlinkSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isReservedFile } from '../../data/model/routes.ts';
import { builtCity, checkJson } from '../support/checkedCity.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { smallCity } from '../support/smallCity.ts';

const verification = 'google-site-verification: google1234.html';

/** Content files below `public/`. */
const publicFiles = (files: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`public/${file}`, text]));

const city = publicFiles({
  'ads.txt': 'vendor.example, 1, DIRECT',
  '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  'google1234.html': verification,
  'files/winter menu.pdf': '%PDF-1.7',
});

/** The problems that a build finds. */
async function problemsOf(rig: Rig): Promise<unknown[]> {
  const { diagnostics } = await rig.build();
  return diagnostics.map(({ code, file }) => `${code} ${file}`);
}

describe('files of public/', () => {
  it('are published as they are, also in hidden folders', async () => {
    const rig = await builtCity(city);
    expect(rig.read('dist/ads.txt')).toBe('vendor.example, 1, DIRECT');
    expect(rig.read('dist/.well-known/security.txt')).toBe('Contact: mailto:hello@example.com');
    expect(rig.read('dist/google1234.html')).toBe(verification);
    expect(rig.read('dist/files/winter menu.pdf')).toBe('%PDF-1.7');
    expect((await checkJson(rig)).report.findings).toEqual([]);
  });

  it('change with the content, and go with it', async () => {
    const rig = await builtCity(city);
    rig.edit(publicFiles({ 'ads.txt': 'vendor.example, 2, DIRECT', '.well-known/security.txt': null }));
    const { summary } = await rig.build();
    expect(summary).toMatchObject({ pages: { rendered: 0 }, files: { removed: 1 } });
    expect(rig.read('dist/ads.txt')).toBe('vendor.example, 2, DIRECT');
    expect(Object.keys(rig.snapshot())).not.toContain('.well-known/security.txt');
  });

  it('do not include what file managers and editors leave', async () => {
    const rig = await builtCity(publicFiles({ '.DS_Store': '', 'files/.ads.txt.swp': '', 'ads.txt~': '' }));
    expect(Object.keys(rig.snapshot()).filter((file) => /DS_Store|swp|~/.test(file))).toEqual([]);
  });

  it('can be linked to', async () => {
    const about = '---\ntitle: About us\ndescription: Who we are.\n---\n\n';
    const rig = createRig({
      ...smallCity(),
      ...city,
      'pages/about.md': `${about}Read [the menu](/files/winter%20menu.pdf), not [this](/files/winter%20menus.pdf).\n`,
    });
    expect((await rig.build()).diagnostics.filter(({ code }) => code === 'CD308')).toEqual([
      expect.objectContaining({
        problem: 'There is no page "/files/winter%20menus.pdf".',
        hint: 'Did you mean "/files/winter%20menu.pdf"?',
      }),
    ]);
  });

  it('are refused where the site has a page or a file of its own', async () => {
    const taken = ['about.html', 'deals/menu.pdf', 'index.html', 'robots.txt', '_headers', 'assets/logo.png'];
    const rig = createRig({
      ...smallCity(),
      ...publicFiles(Object.fromEntries(taken.map((file) => [file, '']))),
    });
    expect(await problemsOf(rig)).toEqual(taken.sort().map((file) => `CD328 content/public/${file}`));
  });

  it('are refused if they cannot be read', async () => {
    const rig = createRig();
    mkdirSync(path.join(rig.folder, 'content/public'));
    symlinkSync('nowhere', path.join(rig.folder, 'content/public/ads.txt'));
    expect(await problemsOf(rig)).toEqual(['CD103 content/public/ads.txt']);
  });

  it('could replace no file that a build writes', async () => {
    const rig = await builtCity();
    const pages: Record<string, unknown> = JSON.parse(rig.read('dist/build-manifest.json')).pages;
    const isPage = (file: string) =>
      Object.keys(pages).includes(file === 'index.html' ? '/' : `/${file.replace('.html', '')}`);
    const files = Object.keys(rig.snapshot());
    expect(files.filter((file) => !isReservedFile(file) && !isPage(file))).toEqual([]);
  });
});
