import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';

const rooms = ['cli', 'client', 'templates', 'data/language', 'data/messages', 'data/model', 'data/schema'];

/** Stands in for another file in browsers, so it exports the same. */
const standIn = 'data/messages/browserMessages.ts';

/** The files that define each exported name. */
function definitions(): Map<string, string[]> {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => `${room}/${file}`)
      .filter((file) => file !== standIn),
  );
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const exported = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm;
    for (const [, name = ''] of text.matchAll(exported)) {
      byName.set(name, [...new Set([...(byName.get(name) ?? []), file])]);
    }
  }
  return byName;
}

it('an exported name means one thing: it is defined in one file', () => {
  const byName = definitions();
  expect(byName.size).toBeGreaterThan(500);
  const several = [...byName].filter(([, files]) => files.length > 1);
  expect(several.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
});
