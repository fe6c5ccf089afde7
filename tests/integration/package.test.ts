import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { copySources } from '../support/copySources.mjs';
import { smallCity } from '../support/smallCity.ts';
import { writeCity } from '../support/writeCity.ts';

const largest = 3_000_000;

describe('the package', () => {
  let sources = '';
  let archive = '';
  let files: readonly string[] = [];

  beforeAll(() => {
    sources = copySources();
    for (const name of ['docs', 'README.md', 'LICENSE'])
      cpSync(path.join(root, name), path.join(sources, name), { recursive: true });
    const packed = execFileSync('npm', ['pack', '--silent', '--json'], { cwd: sources, encoding: 'utf8' });
    const [{ filename, files: listed }] = JSON.parse(packed.slice(packed.indexOf('[')));
    archive = path.join(sources, filename);
    files = listed.map(({ path: name }: { path: string }) => name);
  });
  afterAll(() => rmSync(sources, { recursive: true, force: true }));

  /** Installs the package in `site`, beside nothing but the packages that it depends on. */
  function install(site: string): void {
    const modules = path.join(site, 'node_modules');
    mkdirSync(path.join(modules, 'city-deals'), { recursive: true });
    execFileSync('tar', ['xzf', archive, '--strip-components=1', '-C', path.join(modules, 'city-deals')]);
    const { dependencies } = JSON.parse(
      readFileSync(path.join(modules, 'city-deals', 'package.json'), 'utf8'),
    );
    for (const name of Object.keys(dependencies))
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }

  it('has what runs and the docs, and neither sources, tests nor a city', () => {
    const rooms = new Set(files.map((name) => name.split('/')[0]));
    expect([...rooms].sort()).toEqual(['LICENSE', 'README.md', 'cli', 'docs', 'lib', 'package.json']);
    expect(files.filter((name) => /\.tsx?$/.test(name))).toEqual([]);
    expect(statSync(archive).size).toBeLessThan(largest);
  });

  it('builds and checks a city outside of the repository, and keeps its caches in that project', () => {
    const site = path.join(sources, 'site');
    install(site);
    writeCity(path.join(site, 'data'), smallCity());
    cpSync(path.join(root, 'package.json'), path.join(site, 'package.json'));
    const run = (...args: readonly string[]) =>
      execFileSync(process.execPath, ['node_modules/city-deals/cli/bin.mjs', ...args], {
        cwd: site,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    expect(run('build', '--no-social-images')).toMatch(/^Built in/);
    run('check');
    expect(statSync(path.join(site, 'node_modules/.cache/city-deals-pictures')).isDirectory()).toBe(true);
  });
});
