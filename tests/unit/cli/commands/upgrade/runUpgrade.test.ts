import { describe, expect, it } from 'vitest';
import {
  runUpgrade,
  type UpgradeOptions,
  type WithAsk,
} from '../../../../../cli/commands/upgrade/runUpgrade.ts';
import { runValidate } from '../../../../../cli/commands/validate/runValidate.ts';
import { nodeFileSystem } from '../../../../../cli/files/fileSystem.ts';
import { StoppedAsking } from '../../../../../cli/program/terminal.ts';
import { createRig, diagnosticsOf, type Rig } from '../../../../support/rig.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';

const defaults: UpgradeOptions = {
  ...{ content: 'content', dryRun: false, yes: false, full: false, split: false, json: false },
};

/** Somebody at the terminal who types this. */
const typing =
  (text: string): WithAsk =>
  (work) =>
    work(async () => text);

const upgrade = (rig: Rig, options: Partial<UpgradeOptions> = {}, withAsk: WithAsk = null) =>
  runUpgrade(rig.deps, { ...defaults, ...options }, withAsk);

/** A rig with a deal as version 1 asked for it. */
function oldRig(): Rig {
  const rig = createRig();
  rig.edit({ 'deals/old.json': [{ ...sampleDeal('old'), id: 'old', featured: false, clickCount: 0 }] });
  return rig;
}

describe('cli/commands/upgrade/runUpgrade', () => {
  it('shows the lines that change, changes them when it is told to, and then has nothing to do', async () => {
    const rig = oldRig();
    expect(await upgrade(rig, {}, typing('y'))).toBe(0);
    expect(rig.printed.join('\n')).toMatch(/content\/deals\/old\.json:\d+\n {2}- {5}"featured": false/);
    const [deal] = JSON.parse(rig.read('content/deals/old.json'));
    expect(deal).not.toHaveProperty('featured');
    expect(JSON.parse(rig.read('content/site.json')).contentVersion).toBe(2);
    expect(runValidate(rig.deps, { content: 'content', now: null, format: 'text' })).toBe(0);
    rig.printed.length = 0;
    expect(await upgrade(rig, {}, null)).toBe(0);
    expect(rig.printed).toEqual(['The content has version 2, which is the newest. There is nothing to do.']);
  });

  it.each<[string, Partial<UpgradeOptions>, WithAsk]>([
    ['somebody says no', {}, typing('n')],
    ['somebody only presses Enter', {}, typing('')],
    ['somebody ends the question', {}, () => Promise.reject(new StoppedAsking())],
    ['it is a dry run', { dryRun: true, yes: true }, null],
  ])('changes nothing if %s', async (_, options, withAsk) => {
    const rig = oldRig();
    const before = rig.snapshot('content');
    expect(await upgrade(rig, options, withAsk)).toBe(0);
    expect(rig.snapshot('content')).toEqual(before);
    expect(rig.printed.at(-1)).toMatch(/Nothing was changed/);
  });

  it('needs --yes where nobody can be asked', async () => {
    const rig = oldRig();
    const before = rig.snapshot('content');
    await expect(upgrade(rig)).rejects.toThrow(/Nobody can be asked/);
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('upgrades content that is not valid, too, since that may be what it needs', async () => {
    const rig = oldRig();
    rig.edit({ 'deals/bad.json': '[{' });
    expect(await upgrade(rig, { yes: true })).toBe(0);
    expect(rig.read('content/deals/bad.json')).toBe('[{');
    expect(rig.read('content/deals/old.json')).not.toContain('featured');
  });

  it('changes all files or none when the disk refuses one', async () => {
    const rig = oldRig();
    const before = rig.snapshot('content');
    const disk = nodeFileSystem();
    let writes = 0;
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const write: typeof disk.write = (file, text) => {
      writes++;
      if (writes === 2) throw full;
      disk.write(file, text);
    };
    const options = { ...defaults, yes: true };
    expect(await runUpgrade({ ...rig.deps, fs: { ...disk, write } }, options, null)).toBe(1);
    expect(diagnosticsOf(rig.events)).toMatchObject([{ code: 'CD705' }]);
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('reports for programs what it did', async () => {
    const rig = oldRig();
    await upgrade(rig, { json: true, yes: true });
    expect(JSON.parse(rig.printed.join(''))).toMatchObject({
      ...{ from: 1, to: 2, written: true },
      files: expect.arrayContaining(['deals/old.json', 'site.json']),
    });
  });

  it('splits lists of deals into files, which are as valid as before', async () => {
    const rig = oldRig();
    expect(await upgrade(rig, { split: true, yes: true })).toBe(0);
    expect(JSON.parse(rig.read('content/deals/old.json'))).toMatchObject({ slug: 'old', featured: false });
    expect(JSON.parse(rig.read('content/deals/soup.json'))).toMatchObject({ slug: 'soup' });
    expect(runValidate(rig.deps, { content: 'content', now: null, format: 'text' })).toBe(0);
  });

  it.each([
    ['there is no content', { content: 'nowhere' }, /no content in nowhere/],
    ['the content is of a later city-deals', {}, /version 99/],
  ])('says what is wrong if %s', async (_, options, message) => {
    const rig = createRig();
    const site = JSON.parse(rig.read('content/site.json'));
    rig.edit({ 'site.json': { ...site, contentVersion: 99 } });
    await expect(upgrade(rig, options)).rejects.toThrow(message);
  });
});
