import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchLedger } from '../../../../../cli/commands/dev/watchLedger.ts';
import { nodeFileSystem } from '../../../../../cli/files/fileSystem.ts';

/** A watched content folder, and the files that were reported. */
function watched() {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-test-'));
  const content = path.join(folder, 'content');
  mkdirSync(content);
  const changes: string[] = [];
  const watcher = watchLedger(nodeFileSystem(), content, (file) => changes.push(path.basename(file)));
  onTestFinished(() => {
    watcher.close();
    rmSync(folder, { recursive: true });
  });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  return { folder, changes, watcher, write };
}

describe('cli/commands/dev/watchLedger', () => {
  it('reports the ledger when it appears, is replaced and is removed', async () => {
    const { folder, changes, write } = watched();
    write('clicks.json', '{}');
    await vi.waitFor(() => expect(changes).toHaveLength(1), 5_000);
    write('new.json', '{ }');
    renameSync(path.join(folder, 'new.json'), path.join(folder, 'clicks.json'));
    await vi.waitFor(() => expect(changes).toHaveLength(2), 5_000);
    rmSync(path.join(folder, 'clicks.json'));
    await vi.waitFor(() => expect(changes).toHaveLength(3), 5_000);
    expect(new Set(changes)).toEqual(new Set(['clicks.json']));
  });

  it('reports nothing while there is no ledger', async () => {
    const { changes, write } = watched();
    write('other.json', '{}');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(changes).toEqual([]);
  });

  it('follows the site to another ledger', async () => {
    const { changes, watcher, write } = watched();
    write('content/site.json', '{ "clicks": { "ledger": "../counts.json" } }');
    watcher.refresh();
    expect(path.basename(watcher.file())).toBe('counts.json');
    write('counts.json', '{}');
    await vi.waitFor(() => expect(changes).toEqual(['counts.json']), 5_000);
  });

  it('takes the default while the site is invalid', () => {
    const { watcher, write } = watched();
    for (const text of ['{', '{ "clicks": 1 }', '{ "clicks": { "ledger": "x" } }']) {
      write('content/site.json', text);
      watcher.refresh();
      expect(path.basename(watcher.file())).toBe('clicks.json');
    }
  });
});
