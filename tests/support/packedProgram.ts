import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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
  const shared = sharedPackage();
  const { filename, files } = JSON.parse(readFileSync(path.join(shared, 'packed.json'), 'utf8'));
  const archive = path.join(shared, filename);
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-packed-'));
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

/** The folder with the package and what npm says of it, which the first test of a run that needs it packs. */
function sharedPackage(): string {
  const shared = path.join(tmpdir(), 'package');
  if (existsSync(shared)) return shared;
  const sources = copySources();
  for (const name of ['docs', 'README.md', 'CHANGELOG.md', 'LICENSE'])
    cpSync(path.join(root, name), path.join(sources, name), { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-package-'));
  const args = ['pack', '--silent', '--json', '--pack-destination', folder];
  const printed = execFileSync('npm', args, { cwd: sources, encoding: 'utf8' });
  const [packed] = JSON.parse(printed.slice(printed.indexOf('[')));
  writeFileSync(path.join(folder, 'packed.json'), JSON.stringify(packed));
  rmSync(sources, { recursive: true });
  try {
    renameSync(folder, shared);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(shared)) throw error;
    rmSync(folder, { recursive: true });
  }
  return shared;
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
