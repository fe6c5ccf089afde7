import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

const code = readdirSync(path.join(root, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => text(`client/${file}`))
  .join('\n');

/** The value of a constant, of a template its beginning. */
const constantOf = (name: string) =>
  new RegExp(`const ${name} = ['\`]([^'\`$]+)`).exec(code)?.[1]?.trim() ?? `the value of ${name}`;

/** The keys under which scripts keep something in the browser. */
function storageKeys(): string[] {
  const uses = code.matchAll(
    /\b(?:local|session)Storage(?:\.(?:[gs]et|remove)Item\((\w+)|\[(\w+)\]|\.(\w+))/g,
  );
  const keys = [...uses].map(([, item, index, property]) => property ?? constantOf(item ?? index ?? ''));
  return [...new Set(keys)].sort();
}

it('the privacy page of the sample names each key that scripts keep in the browser', () => {
  const keys = storageKeys();
  expect(keys).toContain('fonts');
  expect(keys).toContain('chat-1');
  expect(keys.filter((key) => !text('data/content/pages/privacy.md').includes(`\`${key}\``))).toEqual([]);
});
