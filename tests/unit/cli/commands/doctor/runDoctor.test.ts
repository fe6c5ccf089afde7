import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Checkup } from '../../../../../cli/commands/doctor/checkup.ts';
import { type Machine, nodeMachine } from '../../../../../cli/commands/doctor/machine.ts';
import { type DoctorOptions, runDoctor } from '../../../../../cli/commands/doctor/runDoctor.ts';
import { createRig, type Rig, testInstant } from '../../../../support/rig.ts';

const defaults: DoctorOptions = {
  ...{ content: 'content', out: 'dist', network: true, json: true, version: '0.1.0' },
};

/** A machine on which all is well. */
const healthy: Machine = {
  node: '22.11.0',
  zoneData: '2026a',
  isWritable: () => true,
  freeBytes: () => 8 * 1024 ** 3,
  load: async () => '1.2.3',
  serverTime: async () => Date.parse(testInstant),
};

async function doctor(
  machine: Partial<Machine> = {},
  options: Partial<DoctorOptions> = {},
  rig: Rig = upgradedRig(),
) {
  rig.printed.length = 0;
  const code = await runDoctor(rig.deps, { ...defaults, ...options }, { ...healthy, ...machine });
  const report: { ok: boolean; checks: Checkup[] } = JSON.parse(rig.printed.join(''));
  const of = (name: string) => report.checks.find((check) => check.name === name);
  return { code, ...report, of };
}

/** A rig with content of the newest version. */
function upgradedRig(): Rig {
  const rig = createRig();
  rig.edit({ 'site.json': { ...JSON.parse(rig.read('content/site.json')), contentVersion: 2 } });
  return {
    ...rig,
    deps: { ...rig.deps, pictureCache: path.join(rig.folder, 'node_modules/.cache/pictures') },
  };
}

const minutes = (count: number) => count * 60_000;

describe('cli/commands/doctor/runDoctor', () => {
  it('is content with a machine on which all is well', async () => {
    const { code, ok, checks } = await doctor();
    expect(checks.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect({ code, ok }).toEqual({ code: 0, ok: true });
  });

  it('says for people what there is, what is wrong, and what to do', async () => {
    const rig = upgradedRig();
    const machine = { ...healthy, node: '23.1.0', freeBytes: () => 30 * 1024 ** 2 };
    expect(await runDoctor(rig.deps, { ...defaults, json: false }, machine)).toBe(1);
    const [text = ''] = rig.printed;
    expect(text).toContain('warn  node        23.1.0\n                  Odd versions of Node');
    expect(text).toContain('fail  disk        30 MB free\n');
    expect(text).toContain('ok    zone        America/Los_Angeles, rules of 2026a\n');
    expect(text).toMatch(/\n\n\d+ ok, 1 to look at, 1 to fix\.$/);
  });

  it.each<[string, Partial<Machine>, string, Checkup['status'], RegExp]>([
    ['an old Node', { node: '18.20.0' }, 'node', 'fail', /20\.19 or later/],
    ['a Node that is a little too old', { node: '20.18.3' }, 'node', 'fail', /20\.19 or later/],
    ['a Node without security fixes', { node: '20.19.0' }, 'node', 'warn', /since 2026-04-30/],
    ['old rules of time zones', { zoneData: '2023c' }, 'zone', 'warn', /hour early or late/],
    ['a read-only folder', { isWritable: () => false }, 'output', 'fail', /Allow this user/],
    ['a read-only cache', { isWritable: () => false }, 'cache', 'warn', /makes all pictures again/],
    ['a full disk', { freeBytes: () => 1000 }, 'disk', 'fail', /Make room/],
    ['a disk that is almost full', { freeBytes: () => 200 * 1024 ** 2 }, 'disk', 'warn', /Make room/],
    [
      'a slow clock',
      { serverTime: async () => Date.parse(testInstant) + minutes(5) },
      'clock',
      'warn',
      /wrong time/,
    ],
    [
      'a wrong clock',
      { serverTime: async () => Date.parse(testInstant) - minutes(3000) },
      'clock',
      'fail',
      /wrong/,
    ],
    [
      'a sharp of another system',
      { load: () => Promise.reject(new Error('Could not load the "sharp" module\nusing linux')) },
      'sharp',
      'fail',
      /on this system/,
    ],
  ])('notices %s', async (_, machine, name, status, advice) => {
    const { of } = await doctor(machine);
    expect(of(name)).toMatchObject({ status, advice: expect.stringMatching(advice) });
  });

  it('says which way the clock is off', async () => {
    const behind = await doctor({ serverTime: async () => Date.parse(testInstant) + minutes(5) });
    expect(behind.of('clock')?.found).toBe('5 minutes behind registry.npmjs.org');
    const ahead = await doctor({ serverTime: async () => Date.parse(testInstant) - minutes(3000) });
    expect(ahead.of('clock')?.found).toBe('2 days ahead of registry.npmjs.org');
  });

  it('is content without a network, and asks nobody if it is told not to', async () => {
    const alone = await doctor({ serverTime: async () => null });
    expect(alone.of('clock')).toMatchObject({
      status: 'ok',
      found: expect.stringContaining('no server answered'),
    });
    const serverTime = () => Promise.reject(new Error('asked'));
    expect((await doctor({ serverTime }, { network: false })).of('clock')?.status).toBe('ok');
  });

  it.each<[string, (rig: Rig) => void, Partial<DoctorOptions>, Checkup['status'], RegExp]>([
    ['no content', () => {}, { content: 'nowhere' }, 'fail', /--content DIR/],
    ['settings that are not JSON', (rig) => rig.edit({ 'site.json': '{' }), {}, 'fail', /validate/],
    ['content of an earlier version', (rig) => rig.edit({ 'site.json': {} }), {}, 'warn', /upgrade-content/],
    [
      'content of a later version',
      (rig) => rig.edit({ 'site.json': { contentVersion: 9 } }),
      {},
      'fail',
      /versions up to 2/,
    ],
  ])('notices %s', async (_, change, options, status, advice) => {
    const rig = upgradedRig();
    change(rig);
    const { of } = await doctor({}, options, rig);
    expect(of('content')).toMatchObject({ status, advice: expect.stringMatching(advice) });
  });

  it('notices a zone and a language that this Node does not know', async () => {
    const rig = upgradedRig();
    rig.edit({ 'site.json': { city: { timeZone: 'Mars/Olympus' }, language: 'xx-Klingon' } });
    const { of } = await doctor({}, {}, rig);
    expect(of('zone')?.status).toBe('fail');
    expect(of('language')?.status).toBe('warn');
  });

  it('notices that another version runs than the project has installed', async () => {
    const rig = upgradedRig();
    const folder = path.join(rig.folder, 'node_modules/city-deals');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"version":"0.2.0"}');
    const { of } = await doctor({}, {}, rig);
    expect(of('city-deals')).toMatchObject({ status: 'warn', found: '0.1.0, but the project has 0.2.0' });
  });
});

describe('cli/commands/doctor/machine', () => {
  const machine = nodeMachine();

  it('loads the picture libraries, and says which versions they are', async () => {
    expect(await machine.load('sharp')).toMatch(/^\d+\.\d+\.\d+/);
    expect(await machine.load('satori')).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('knows where it may write, also where there is nothing yet', () => {
    const { folder } = createRig();
    expect(machine.isWritable(path.join(folder, 'a/b'))).toBe(true);
    expect(machine.isWritable(path.join(folder, 'content/site.json'))).toBe(false);
    expect(machine.freeBytes(path.join(folder, 'a/b'))).toBeGreaterThan(0);
  });

  it.skipIf(process.getuid?.() === 0)('knows where it may not write', () => {
    const { folder } = createRig();
    chmodSync(folder, 0o555);
    expect(machine.isWritable(path.join(folder, 'a'))).toBe(false);
    chmodSync(folder, 0o755);
  });
});
