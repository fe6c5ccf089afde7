import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import * as path from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { copySources } from './copySources.mjs';

/** The package as npm would publish it, in a folder of its own. */
export interface PackedProgram {
  readonly folder: string;
  readonly archive: string;
  /** The names of the files in it. */
  readonly files: readonly string[];
  /** Installs the package in a project as npm would: beside nothing but the packages that it depends on. */
  install(project: string): void;
  /** Runs the installed program of a project there, and returns what it prints. */
  run(project: string, ...args: readonly string[]): string;
  remove(): void;
}

export function packProgram(): PackedProgram {
  const folder = copySources();
  for (const name of ['docs', 'README.md', 'CHANGELOG.md', 'LICENSE'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', '--json'], { cwd: folder, encoding: 'utf8' });
  const [{ filename, files }] = JSON.parse(packed.slice(packed.indexOf('[')));
  const archive = path.join(folder, filename);
  return {
    folder,
    archive,
    files: files.map(({ path: name }: { path: string }) => name),
    install: (project) => unpack(archive, path.join(project, 'node_modules')),
    run: (project, ...args) =>
      execFileSync(process.execPath, [installedLauncher(project), ...args], {
        cwd: project,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What `npx city-deals` runs in a project. */
const installedLauncher = (project: string) => path.join(project, 'node_modules/city-deals/cli/bin.mjs');

function unpack(archive: string, modules: string): void {
  const home = path.join(modules, 'city-deals');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['xzf', archive, '--strip-components=1', '-C', home]);
  const { dependencies } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies))
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
}
