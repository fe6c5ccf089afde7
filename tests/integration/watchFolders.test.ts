import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../cli/commands/dev/watchFolders.ts';

const patience = { timeout: 60_000, interval: 10 };

/** A watched folder `root`, and the names of files that were told of since the last question. */
function rig(prepare: (at: (name: string) => string) => void = () => {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-watch-'));
  const at = (name: string) => path.join(folder, 'root', name);
  mkdirSync(at(''));
  prepare(at);
  const told = new Set<string>();
  const batches: number[] = [];
  const watching = watchFolders([at(''), at('sub')], (files) => {
    batches.push(files.length);
    for (const file of files) told.add(path.relative(at(''), file));
  });
  onTestFinished(() => {
    watching.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const expectTold = async (...files: string[]) => {
    await expect.poll(() => [...told].sort(), patience).toEqual(expect.arrayContaining(files.sort()));
    expect([...told].sort()).toEqual(files);
    told.clear();
  };
  return { at, folder, batches, expectTold };
}

describe('cli/commands/dev/watchFolders', () => {
  it('tells of files that are written, added and removed, in folders that are new too', async () => {
    const { at, expectTold } = rig((file) => writeFileSync(file('a.json'), '1'));
    writeFileSync(at('a.json'), '2');
    await expectTold('a.json');
    mkdirSync(at('new/deep'), { recursive: true });
    writeFileSync(at('new/deep/b.json'), '1');
    await expectTold('new/deep/b.json');
    writeFileSync(at('new/deep/b.json'), '22');
    await expectTold('new/deep/b.json');
    rmSync(at('new'), { recursive: true });
    await expectTold('new/deep/b.json');
  });

  it('tells of every save by renaming, and of a file that gets its old time back', async () => {
    const { at, expectTold } = rig((file) => writeFileSync(file('a.json'), '1'));
    for (const text of ['2', '3', '4']) {
      writeFileSync(at('.a.swp'), text);
      renameSync(at('.a.swp'), at('a.json'));
      await expectTold('a.json');
    }
    const old = new Date('2020-01-01T00:00:00Z');
    writeFileSync(at('a.json'), '5');
    utimesSync(at('a.json'), old, old);
    await expectTold('a.json');
  });

  it('takes no notice of the files that editors keep for themselves', async () => {
    const { at, expectTold } = rig();
    for (const name of ['.a.json.swp', 'a.json~', '.git']) writeFileSync(at(name), '1');
    writeFileSync(at('b.json'), '1');
    await expectTold('b.json');
  });

  it('tells of many saves in few batches', async () => {
    const { at, batches, expectTold } = rig();
    const names = Array.from({ length: 200 }, (_, index) => `file-${String(index).padStart(3, '0')}.json`);
    for (const name of names) writeFileSync(at(name), '1');
    await expectTold(...names);
    expect(batches.length).toBeLessThan(5);
  });

  it('waits for a root that is away, and watches the one that takes its place', async () => {
    const { at, folder, expectTold } = rig((file) => writeFileSync(file('a.json'), '1'));
    renameSync(at(''), path.join(folder, 'away'));
    await expectTold('a.json');
    mkdirSync(at('sub'), { recursive: true });
    writeFileSync(at('sub/b.json'), '1');
    await expectTold('sub/b.json');
    writeFileSync(at('sub/b.json'), '22');
    await expectTold('sub/b.json');
  });

  it('follows links to folders, but not round in a circle', async () => {
    const { at, folder, expectTold } = rig((file) => {
      mkdirSync(file('../other'));
      writeFileSync(file('../other/a.json'), '1');
      symlinkSync(file('../other'), file('linked'));
      symlinkSync(file(''), file('round'));
    });
    writeFileSync(path.join(folder, 'other', 'a.json'), '22');
    await expectTold('linked/a.json');
    writeFileSync(at('b.json'), '1');
    await expectTold('b.json');
  });
});
