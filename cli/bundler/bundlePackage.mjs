// Puts the bundle of the program into lib/ for the package, with the licenses of the packages in it. npm runs this before it
// packs.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { bundleEdge } from './bundleEdge.mjs';
import { root } from './bundleFolder.mjs';

const folder = join(root, 'lib');
rmSync(folder, { recursive: true, force: true });
await bundle(folder);
await bundleEdge(join(folder, 'edge'));
const declarations = {
  'public.d.ts': 'api.d.ts',
  'partTypes.d.ts': 'partTypes.d.ts',
  'partComponents.d.ts': 'parts.d.ts',
  'projectTypes.json': 'tsconfig.json',
};
for (const [from, to] of Object.entries(declarations)) cpSync(join(root, 'cli/api', from), join(folder, to));
writeFileSync(join(folder, 'LICENSES.txt'), bundledPackages().map(licenseOf).join('\n'));
withoutInputs();

/** The list of all sources is for tests. */
function withoutInputs() {
  const file = join(folder, 'engine.json');
  const { inputs: _, ...engine } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(engine));
}

/** The names of the packages whose code is in the bundle, sorted. */
function bundledPackages() {
  // esbuild writes the path of each source above its code, and the client's sources are listed in engine.json.
  const texts = readdirSync(folder)
    .filter((name) => /\.js(?:on)?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const found = texts.flatMap((text) => [
    ...text.matchAll(/(?:^\/\/ |")node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gm),
  ]);
  return [...new Set(found.map(([, name = '']) => name))].sort();
}

/** @param {string} name of a package */
function licenseOf(name) {
  const home = join(root, 'node_modules', name);
  const file = readdirSync(home).find((entry) => /^licen[cs]e/i.test(entry));
  const { version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const text = file === undefined ? '' : `\n${readFileSync(join(home, file), 'utf8').trim()}\n`;
  return `${name} ${version} (${license})\n${text}`;
}
