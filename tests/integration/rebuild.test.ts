import { rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type RebuildOptions, runRebuild } from '../../cli/commands/rebuild/runRebuild.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import { manifestFile } from '../../cli/publish/manifestHead.ts';
import { lockFile } from '../../cli/publish/outputLock.ts';
import { sampleGuides } from '../support/guideFixtures.ts';
import { createRig, diagnosticsOf, type Rig, testInstant } from '../support/rig.ts';
import { runProgram } from '../support/sampleSite.ts';
import { smallCity } from '../support/smallCity.ts';

/** The first midnight of the city after the tests' instant. */
const midnight = '2026-11-21T08:00:00.000Z';
const justBefore = '2026-11-21T07:59:59.999Z';

const guides = () => ({ ...smallCity(), ...sampleGuides() });

/** Rebuilds in a rig; `result` parses what it printed. */
async function rebuild(rig: Rig, options: Partial<RebuildOptions> = {}) {
  rig.printed.length = 0;
  rig.events.length = 0;
  const defaults = { content: 'content', out: 'dist', now: testInstant, socialImages: false, json: true };
  const code = await runRebuild(rig.deps, { ...defaults, ...options });
  const notes = rig.events.flatMap((event) => (event.type === 'note' ? event.text : []));
  return { code, text: rig.printed.join('\n'), notes, result: () => JSON.parse(rig.printed.join('')) };
}

describe('rebuilding', () => {
  it('writes nothing if nothing is due, and prints when the next rebuild is', async () => {
    const rig = createRig(guides());
    await rig.build();
    const before = rig.snapshot();
    const { code, result } = await rebuild(rig, { now: justBefore });
    expect(code).toBe(0);
    expect(result()).toEqual({
      due: false,
      out: path.join(rig.folder, 'dist'),
      now: justBefore,
      nextDue: midnight,
    });
    expect(rig.snapshot()).toEqual(before);
  });

  it('reads no content if nothing is due, so that an edit waits for a build', async () => {
    const rig = createRig(guides());
    await rig.build();
    rmSync(path.join(rig.folder, 'content'), { recursive: true });
    expect((await rebuild(rig, { json: false })).text).toMatch(
      /^Nothing is due before 2026-11-21T08:00:00.000Z/,
    );
  });

  it('creates the same site as a build if something is due', async () => {
    const rig = createRig(guides());
    await rig.build();
    const { code, result, notes } = await rebuild(rig, { now: midnight });
    expect(code).toBe(0);
    expect(result()).toMatchObject({
      due: true,
      reason: 'due',
      now: midnight,
      pages: { rendered: 3, removed: 0 },
    });
    expect(notes).toContain('Pages have gone stale: building.');
    await rig.build({ now: midnight, out: 'clean', clean: true });
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
    expect((await rebuild(rig, { now: midnight })).result()).toMatchObject({ due: false });
  });

  it('prints the same as a build, and why it built', async () => {
    const rig = createRig(guides());
    const { summary } = await rig.build();
    rmSync(path.join(rig.folder, 'dist'), { recursive: true });
    const { due, reason, ...rest } = (await rebuild(rig)).result();
    expect({ due, reason }).toEqual({ due: true, reason: 'no-manifest' });
    expect(rest).toEqual(summary);
  });

  it.each([
    ['there is none', 'no-manifest', () => null],
    ['the manifest is cut off', 'unreadable-manifest', (text: string) => text.slice(0, 600)],
    [
      'it is of another version',
      'unreadable-manifest',
      (text: string) => text.replace('"version":1', '"version":0'),
    ],
    [
      'another program made it',
      'other-program',
      (text: string) => text.replace(/"engine":"../, '"engine":"xx'),
    ],
    [
      'a part of the site was built',
      'part-of-a-site',
      (text: string) => text.replace('{', '{"shard":"1/2",'),
    ],
  ])('builds the whole site if %s', async (_, reason, damage) => {
    const rig = createRig();
    await rig.build();
    const before = rig.snapshot();
    const file = path.join(rig.folder, 'dist', manifestFile);
    const damaged = damage(rig.read(`dist/${manifestFile}`));
    if (damaged === null) rmSync(path.dirname(file), { recursive: true });
    else writeFileSync(file, damaged);
    const { code, result } = await rebuild(rig);
    expect([code, result().reason]).toEqual([0, reason]);
    expect(rig.snapshot()).toEqual(before);
  });

  it('completes a build that was interrupted', async () => {
    const rig = createRig();
    await rig.build();
    const before = rig.snapshot();
    writeFileSync(path.join(rig.folder, 'dist', '.city-deals-journal'), 'index.html\n');
    writeFileSync(path.join(rig.folder, 'dist', 'index.html'), 'half a pa');
    expect((await rebuild(rig)).result()).toMatchObject({ reason: 'interrupted', pages: { rendered: 1 } });
    expect(rig.snapshot()).toEqual(before);
  });

  it('builds for an instant before the one of the last build', async () => {
    const rig = createRig(guides());
    await rig.build({ now: midnight });
    expect((await rebuild(rig, { now: justBefore })).result()).toMatchObject({ reason: 'earlier-instant' });
    await rig.build({ now: justBefore, out: 'clean', clean: true });
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });

  it('reads an instant without an offset as local to the city', async () => {
    const rig = createRig(guides());
    await rig.build();
    expect((await rebuild(rig, { now: '2026-11-20T23:59' })).result()).toMatchObject({
      due: false,
      now: '2026-11-21T07:59:00.000Z',
    });
    expect((await rebuild(rig, { now: '2026-11-21' })).result()).toMatchObject({ due: true, now: midnight });
    await expect(rebuild(rig, { now: 'soon' })).rejects.toThrow(UsageError);
  });

  it('exits with 1 and leaves the site alone if something is due and the content is invalid', async () => {
    const rig = createRig(guides());
    await rig.build();
    const before = rig.snapshot();
    rig.edit({ 'deals/food.json': '[' });
    expect((await rebuild(rig, { now: justBefore })).code).toBe(0);
    for (const now of [midnight, '2026-11-21']) {
      const { code, result } = await rebuild(rig, { now });
      expect(code).toBe(1);
      expect(result()).toMatchObject({ ok: false });
      expect(diagnosticsOf(rig.events).map((item) => item.code)).toEqual(['CD105']);
    }
    expect(rig.snapshot()).toEqual(before);
  });

  it('does not disturb a running build', async () => {
    const rig = createRig(guides());
    await rig.build();
    // Process 1 always exists.
    const lock = JSON.stringify({
      pid: 1,
      host: (await import('node:os')).hostname(),
      since: new Date().toISOString(),
    });
    writeFileSync(path.join(rig.folder, 'dist', lockFile), lock);
    const { code } = await rebuild(rig, { now: midnight });
    expect(code).toBe(1);
    expect(diagnosticsOf(rig.events).map((item) => item.code)).toEqual(['CD502']);
  });
});

describe('the command rebuild', () => {
  it('builds what is due and then finds nothing due', async () => {
    const rig = createRig(guides());
    const args = ['rebuild', '--content', 'content', '--no-social-images', '--now', midnight];
    const first = await runProgram(args, rig.folder);
    expect(first).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('There is no build here yet: building.'),
    });
    expect(first.stdout).toContain('next rebuild');
    const second = await runProgram(args, rig.folder);
    expect(second).toEqual({
      code: 0,
      stdout: 'Nothing is due before 2026-11-22T08:00:00.000Z, in 1 d.\n',
      stderr: '',
    });
    const third = JSON.parse((await runProgram([...args, '--json'], rig.folder)).stdout);
    expect(third).toMatchObject({ due: false, nextDue: '2026-11-22T08:00:00.000Z' });
  });

  it('refuses to watch with a fixed instant', async () => {
    const { code, stderr } = await runProgram(['rebuild', '--watch', '--now', midnight]);
    expect(code).toBe(2);
    expect(stderr).toContain('cannot be combined');
  });
});
