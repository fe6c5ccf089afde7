import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type InitOptions, runInit } from '../../../../../cli/commands/init/runInit.ts';
import { loadSite } from '../../../../../cli/content/loadSite.ts';
import { nodeFileSystem } from '../../../../../cli/files/fileSystem.ts';
import { StoppedAsking } from '../../../../../cli/program/terminal.ts';
import { createRig, type Rig } from '../../../../support/rig.ts';

const options: InitOptions = {
  folder: 'springfield',
  yes: true,
  package: null,
  city: null,
  region: null,
  country: 'US',
  zone: null,
  language: null,
  currency: null,
  coordinates: null,
  neighborhood: [],
  skyline: null,
  host: null,
};
const nobody = { withAsk: null, ownZone: 'UTC' };

const init = (
  rig: Rig,
  given: Partial<InitOptions> = {},
  questioner: Parameters<typeof runInit>[2] = nobody,
) => runInit(rig.deps, { ...options, ...given }, questioner);

const uncheckedPages = ['privacy', 'terms'].map((name) => ({
  code: 'CD411',
  file: `data/content/pages/${name}.md`,
}));

const filesOf = (rig: Rig, folder = 'springfield') =>
  Object.keys(rig.snapshot(folder)).map((file) => file.split(path.sep).join('/'));

describe('cli/commands/init/runInit', () => {
  it('writes a project with valid content, of which only two pages wait to be checked, and says what to do next', async () => {
    const rig = createRig({});
    expect(await init(rig)).toBe(0);
    const content = path.join(rig.folder, 'springfield', 'data', 'content');
    const loaded = loadSite(nodeFileSystem(), content, 'data/content');
    expect(loaded).toMatchObject({ ok: true, warnings: uncheckedPages });
    expect(filesOf(rig)).toEqual(
      expect.arrayContaining(['package.json', '.gitignore', 'README.md', '.vscode/settings.json']),
    );
    expect(filesOf(rig).filter((file) => file.includes('/brand/'))).toEqual([]);
    expect(rig.printed.join('\n')).toMatch(/cd springfield\n {2}npm install\n {2}npm start/);
  });

  it.each([
    { city: '東京', country: 'JP', neighborhood: ['渋谷', '浅草', '渋谷'] },
    { city: 'A', region: 'Ñandú', country: 'PY', skyline: 'coast' },
    { city: 'Llanfairpwllgwyngyll gogerychwyrndrobwll', country: 'GB', skyline: 'hills' },
    { city: 'O’Brien & Sons', country: 'IE', coordinates: '53.3,-6.3' },
  ])('writes valid content for $city', async (given) => {
    const rig = createRig({});
    expect(await init(rig, given)).toBe(0);
    const content = path.join(rig.folder, 'springfield', 'data', 'content');
    const loaded = loadSite(nodeFileSystem(), content, 'data/content');
    expect(loaded).toMatchObject({ ok: true, warnings: uncheckedPages });
  });

  it.each(['hills', 'coast'])(
    'writes the skyline if it is to show %s, which builds do not know',
    async (skyline) => {
      const rig = createRig({});
      await init(rig, { skyline });
      const drawn = filesOf(rig).filter((file) => file.includes('/brand/'));
      expect(drawn).toEqual(['data/content/brand/skyline.svg']);
    },
  );

  it('depends on the version that runs, or on the one that is named', async () => {
    const rig = createRig({});
    await init(rig);
    await init(rig, { folder: 'other', package: 'file:../city-deals.tgz' });
    const versionIn = (folder: string) =>
      JSON.parse(rig.read(`${folder}/package.json`)).dependencies['city-deals'];
    expect([versionIn('springfield'), versionIn('other')]).toEqual([
      expect.stringMatching(/^\^\d+\.\d+\.\d+$/),
      'file:../city-deals.tgz',
    ]);
  });

  it.each([
    ['github-pages', '.github/workflows/site.yml'],
    ['netlify', '.github/workflows/site.yml'],
    ['cloudflare-pages', '.github/workflows/site.yml'],
    ['gitlab', '.gitlab-ci.yml'],
    ['none', null],
  ])('for %s adds %s', async (host, file) => {
    const rig = createRig({});
    await init(rig, { host });
    const workflows = filesOf(rig).filter((name) => /\.ya?ml$/.test(name));
    expect(workflows).toEqual(file === null ? [] : [file]);
  });

  it('writes into an empty repository', async () => {
    const rig = createRig({});
    mkdirSync(path.join(rig.folder, 'springfield', '.git'), { recursive: true });
    expect(await init(rig)).toBe(0);
  });

  it.each(['notes.txt', '.env'])('refuses a folder with %s, and changes nothing', async (name) => {
    const rig = createRig({});
    mkdirSync(path.join(rig.folder, 'springfield'));
    writeFileSync(path.join(rig.folder, 'springfield', name), 'mine');
    await expect(init(rig)).rejects.toThrow(`The folder springfield is not empty: ${name}.`);
    expect(filesOf(rig)).toEqual([name]);
  });

  it('refuses a file in place of a folder', async () => {
    const rig = createRig({});
    writeFileSync(path.join(rig.folder, 'springfield'), '');
    await expect(init(rig)).rejects.toThrow('springfield is a file.');
  });

  it('wants --yes where nobody can be asked', async () => {
    await expect(init(createRig({}), { yes: false })).rejects.toThrow('there is no terminal');
  });

  it('asks for the folder and the rest, and writes nothing if that is stopped', async () => {
    const rig = createRig({});
    const lines = ['riverton', 'Riverton'];
    const ask = async () => {
      const line = lines.shift();
      if (line === undefined) throw new StoppedAsking();
      return line;
    };
    const code = await init(
      rig,
      { yes: false, folder: null },
      { withAsk: (work) => work(ask), ownZone: 'UTC' },
    );
    expect(code).toBe(1);
    expect(rig.events).toContainEqual({ type: 'note', text: '\nStopped. Nothing was written.' });
    expect(readdirSync(rig.folder)).toEqual([]);
  });

  it('leaves nothing behind if a file cannot be written', async () => {
    const rig = createRig({});
    mkdirSync(path.join(rig.folder, 'springfield'));
    // A name that is too long for the disk stands for any refusal.
    const folder = `springfield/${'x'.repeat(300)}`;
    expect(await init(rig, { folder })).toBe(1);
    expect(existsSync(path.join(rig.folder, folder))).toBe(false);
    expect(filesOf(rig)).toEqual([]);
  });
});
