import * as path from 'node:path';
import { findOwnCode } from '../../content/ownCodeFiles.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import { type Checkup, fail, ok } from './checkup.ts';

/** What code the project has, and whether it can be bundled; nothing for a project without. */
export function checkOwnCode(fs: FileSystem, project: string): readonly Checkup[] {
  const found = findOwnCode(fs, project);
  if (!found) return [];
  const { parts, pages } = found.files;
  const code = ok('code', [...parts.map((name) => `${name}.tsx`), ...Object.keys(pages)].join(', '));
  const [problem] = found.diagnostics;
  return [
    problem ? fail('code', `${problem.file}: ${problem.problem}`, problem.hint ?? '') : code,
    esbuildIn(fs, project),
  ];
}

/** The version of esbuild in the nearest node_modules. */
function esbuildIn(fs: FileSystem, folder: string): Checkup {
  const file = path.join(folder, 'node_modules', 'esbuild', 'package.json');
  if (fs.exists(file)) {
    const { version } = JSON.parse(fs.readText(file)) as { readonly version: string };
    return ok('esbuild', version);
  }
  const parent = path.dirname(folder);
  if (parent !== folder) return esbuildIn(fs, parent);
  return fail(
    'esbuild',
    'not installed, and the project has code',
    'Install it: npm install --save-dev esbuild',
  );
}
