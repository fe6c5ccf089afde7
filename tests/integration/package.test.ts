import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { ownCode, writeOwnCode } from '../support/ownCode.ts';
import { type PackedProgram, packProgram } from '../support/packedProgram.ts';

const largest = 3_780_000;
const jsonOf = (...parts: readonly string[]) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

/** What leads from nothing to a site. */
const guide = readFileSync(path.join(root, 'docs/new-city.md'), 'utf8');

/** The words of a command, as a shell splits them. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

describe('the package', () => {
  let packed: PackedProgram;

  beforeAll(() => {
    packed = packProgram();
  });
  afterAll(() => packed?.remove());

  it('has what runs, the sources of what a project may replace, and the docs, but neither tests nor a city', () => {
    const rooms = new Set(packed.files.map((name) => name.split('/')[0]));
    expect([...rooms].sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'cli',
      'client',
      'data',
      'docs',
      'lib',
      'package.json',
      'templates',
    ]);
    const sources = packed.files.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));
    expect(
      sources.filter((name) => !/^(?:client|templates|data\/(?:language|messages|model))\//.test(name)),
    ).toEqual([]);
    expect(statSync(packed.archive).size).toBeLessThan(largest);
  });

  it('makes a project as the docs say, builds and checks it outside of the repository, and keeps its caches there', () => {
    const tool = path.join(packed.folder, 'tool');
    packed.install(tool);
    const [, made = ''] = /^npm create city-deals@latest (.*--yes)$/m.exec(guide) ?? [];
    expect(packed.run(tool, 'init', ...wordsOf(made).filter((word) => word !== '--'))).toContain(
      'npm install',
    );
    const site = path.join(tool, 'my-city');
    expect(Object.keys(jsonOf(site, 'package.json').dependencies)).toEqual(['city-deals']);
    packed.install(site);
    packed.run(site, 'schema');
    expect(packed.run(site, 'schema', '--vscode', '--check')).toBe('');
    const [, added = ''] = /^npx city-deals (new deal .*)$/m.exec(guide) ?? [];
    expect(packed.run(site, ...wordsOf(added))).toContain('Added the deal');
    expect(packed.run(site, 'build', '--no-social-images')).toMatch(/^Built in/);
    packed.run(site, 'check');
    expect(statSync(path.join(site, 'node_modules/.cache/city-deals-pictures')).isDirectory()).toBe(true);
  });

  it('builds a project with parts and pages of its own, once esbuild is installed, and checks their types', () => {
    // Not below the sources, whose packages it would find.
    const site = mkdtempSync(path.join(tmpdir(), 'city-deals-project-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    cpSync(path.join(packed.folder, 'tool', 'my-city'), site, { recursive: true, verbatimSymlinks: true });
    writeOwnCode(site, ownCode);
    const build = () => packed.run(site, 'build', '--no-social-images');
    expect(build).toThrow('npm install --save-dev esbuild');
    symlinkSync(path.join(root, 'node_modules/esbuild'), path.join(site, 'node_modules/esbuild'));
    expect(build()).toMatch(/^Built in/);
    expect(readFileSync(path.join(site, 'dist/our-picks.html'), 'utf8')).toContain('class="own-badge"');
    expect(readFileSync(path.join(site, 'dist/our-picks.html'), 'utf8')).toContain(' by us</p>');
    packed.run(site, 'check');
    expect(packed.run(site, 'doctor', '--no-network')).toMatch(
      /^ok +code +DealCard\.tsx, Footer\.tsx, \/our-picks\nok +esbuild +\d/m,
    );

    const docs = readFileSync(path.join(root, 'docs/parts.md'), 'utf8');
    const [, settings = ''] = /^```json\n([\s\S]*?)^```$/m.exec(docs) ?? [];
    writeFileSync(path.join(site, 'tsconfig.json'), settings);
    symlinkSync(path.join(root, 'node_modules/@types'), path.join(site, 'node_modules/@types'));
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '--project', site], { stdio: 'pipe' });
  });

  it('looks after a project: its machine, the form of its content, and who edits it', () => {
    const site = path.join(packed.folder, 'tool', 'my-city');
    const report = JSON.parse(packed.run(site, 'doctor', '--no-network', '--json'));
    expect(report).toMatchObject({ ok: true });
    const found = (name: string) => report.checks.find((check: { name: string }) => check.name === name);
    for (const name of ['content', 'output', 'cache', 'zone', 'sharp', 'satori']) {
      expect(found(name), name).toMatchObject({ status: 'ok' });
    }
    expect(packed.run(site, 'upgrade-content')).toContain('nothing to do');
    packed.run(site, 'schema', '--cms', 'sveltia', '--repo', 'ann/my-city');
    expect(existsSync(path.join(site, 'admin', 'index.html'))).toBe(true);
  });

  it('has functions whose types need nothing else, as the docs show them', () => {
    const site = path.join(packed.folder, 'program');
    mkdirSync(site);
    packed.install(site);
    packed.run(site, 'init', 'city', '--yes', '--city', 'Springfield');
    cpSync(path.join(site, 'city', 'data'), path.join(site, 'data'), { recursive: true });
    const docs = readFileSync(path.join(root, 'docs/api.md'), 'utf8');
    const [, example = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(docs) ?? [];
    writeFileSync(path.join(site, 'example.mts'), example);
    symlinkSync(path.join(root, 'node_modules/@types'), path.join(site, 'node_modules/@types'));
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const settings = '--strict --module nodenext --target es2023 --types node --ignoreConfig'.split(' ');
    execFileSync(process.execPath, [compiler, ...settings, 'example.mts'], { cwd: site, stdio: 'pipe' });
    const printed = execFileSync(process.execPath, ['example.mjs'], { cwd: site, encoding: 'utf8' });
    expect(printed).toMatch(
      /^Springfield Deals: 3 deals\n\d+ pages, the next is due 20\S+Z\n\d+ pages rendered into .*dist\n$/,
    );
  });

  it('has the proxy for hosts that run functions, as the docs import it', () => {
    const site = path.join(packed.folder, 'functions');
    packed.install(site);
    const docs = readFileSync(path.join(root, 'docs/proxy.md'), 'utf8');
    const [worker = '', proxy = ''] = [...docs.matchAll(/```js\n([\s\S]*?) *```/g)].map(([, code]) => code);
    writeFileSync(path.join(site, 'worker.mjs'), worker);
    writeFileSync(path.join(site, 'proxy.mjs'), proxy);
    const ask = `
      import worker from './worker.mjs';
      import proxy, { config } from './proxy.mjs';
      globalThis.Netlify = { env: { get: () => undefined } };
      const asked = new Request('https://ask.example' + config.path[1]);
      console.log((await worker.fetch(asked, {})).status, (await proxy(asked, {})).status);
    `;
    const args = ['--input-type=module', '--eval', ask];
    const printed = execFileSync(process.execPath, args, { cwd: site, encoding: 'utf8', stdio: 'pipe' });
    // Neither has a key yet.
    expect(printed).toBe('503 503\n');
  });

  it('is what npm create city-deals runs', () => {
    const modules = path.join(packed.folder, 'create', 'node_modules');
    packed.install(path.dirname(modules));
    cpSync(path.join(root, 'cli/commands/init/create-city-deals'), path.join(modules, 'create-city-deals'), {
      recursive: true,
    });
    const { bin, dependencies, version } = jsonOf(modules, 'create-city-deals', 'package.json');
    const program = jsonOf(modules, 'city-deals', 'package.json');
    expect([version, dependencies]).toEqual([program.version, { 'city-deals': program.version }]);
    // npm links the program of a package.
    mkdirSync(path.join(modules, '.bin'));
    const link = path.join(modules, '.bin', 'create-city-deals');
    symlinkSync(path.join(modules, 'create-city-deals', bin['create-city-deals']), link);
    const args = [link, 'springfield', '--yes', '--host', 'gitlab'];
    execFileSync(process.execPath, args, { cwd: path.dirname(modules), stdio: 'pipe' });
    expect(existsSync(path.join(path.dirname(modules), 'springfield', '.gitlab-ci.yml'))).toBe(true);
  });
});
