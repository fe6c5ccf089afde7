import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runSchedule, type ScheduleOptions } from '../../cli/commands/schedule/runSchedule.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import { isFullRun } from '../support/fullRun.ts';
import { sampleGuides } from '../support/guideFixtures.ts';
import { createRig, diagnosticsOf, type Rig } from '../support/rig.ts';
import { builtSampleCity, runProgram } from '../support/sampleSite.ts';
import { changedPages, lookAt } from '../support/siteState.ts';
import { smallCity } from '../support/smallCity.ts';

const now = '2026-11-20T12:00:00Z';
const guides = () => ({ ...smallCity(), ...sampleGuides() });

function schedule(rig: Rig, options: Partial<ScheduleOptions> = {}) {
  rig.printed.length = 0;
  rig.events.length = 0;
  const code = runSchedule(rig.deps, { content: 'content', now, until: null, format: 'json', ...options });
  return { code, text: rig.printed.join('\n') };
}

describe('the schedule', () => {
  it('is a list of instants with the paths of pages, and nothing else', () => {
    const { code, text } = schedule(createRig(guides()), { until: '2026-11-21T12:00:00Z' });
    expect(code).toBe(0);
    expect(JSON.parse(text)).toEqual([
      { due: '2026-11-21T08:00:00.000Z', pages: ['/deals/today', '/deals/tonight', '/today'] },
    ]);
  });

  it('covers 90 days unless --until names another end', () => {
    const rig = createRig(guides());
    const all = JSON.parse(schedule(rig).text);
    expect(all).toHaveLength(90);
    expect(all.at(-1).due).toBe('2027-02-18T08:00:00.000Z');
    const cut = JSON.parse(schedule(rig, { until: '2026-11-23' }).text);
    expect(cut.map(({ due }: { due: string }) => due)).toEqual([
      '2026-11-21T08:00:00.000Z',
      '2026-11-22T08:00:00.000Z',
      '2026-11-23T08:00:00.000Z',
    ]);
  });

  it('writes nothing', () => {
    const rig = createRig(guides());
    const before = rig.snapshot('.');
    for (const format of ['table', 'json', 'ics', 'cron'] as const) schedule(rig, { format });
    expect(rig.snapshot('.')).toEqual(before);
  });

  it.each([
    ['table', 'In America/Los_Angeles'],
    ['ics', 'BEGIN:VCALENDAR\r\n'],
    ['cron', '# Pages go stale at 00:00 in America/Los_Angeles'],
  ] as const)('is printed as %s', (format, beginning) => {
    expect(schedule(createRig(guides()), { format }).text.startsWith(beginning)).toBe(true);
  });

  it('refuses an end before the beginning, or one that is not an instant', () => {
    const rig = createRig(guides());
    expect(() => schedule(rig, { until: now })).toThrow(UsageError);
    expect(() => schedule(rig, { until: '2026-11-19' })).toThrow('is not after');
    expect(() => schedule(rig, { until: 'whenever' })).toThrow('is not an instant');
  });

  it('fails with 1 and the errors of invalid content', () => {
    const rig = createRig({ ...guides(), 'deals/food.json': '[' });
    expect(schedule(rig)).toEqual({ code: 1, text: '' });
    expect(diagnosticsOf(rig.events).map(({ code }) => code)).toEqual(['CD105']);
  });
});

describe('the command schedule', () => {
  const command = (args: readonly string[]) => runProgram(['schedule', '--now', now, ...args]);

  it('lists exactly the pages that builds of the sample city then change', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-schedule-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const out = path.join(folder, 'dist');
    cpSync(await builtSampleCity(), out, { recursive: true });
    const days = isFullRun ? 4 : 1;
    const until = `2026-11-${20 + days}`;
    const coming = JSON.parse((await command(['--until', until, '--format', 'json'])).stdout);
    expect(coming).toHaveLength(days);
    let before = lookAt(out);
    for (const { due, pages } of coming) {
      const args = ['rebuild', '--out', out, '--no-social-images', '--now', due];
      expect((await runProgram(args)).code).toBe(0);
      const after = lookAt(out, before);
      expect(changedPages(before, after)).toEqual(pages);
      before = after;
    }
  });

  it('prints a calendar with the line ends of its format', async () => {
    const { code, stdout, stderr } = await command(['--until', '2026-11-22', '--format', 'ics']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(stdout.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('ends with 2 and a hint when it is typed wrong', async () => {
    expect(await command(['--until', '2026-01-01'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('Give a later instant'),
    });
    expect(await command(['--format', 'xml'])).toMatchObject({ code: 2 });
  });
});
