import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DevServer, startDev } from '../support/dev.ts';
import { isFullRun } from '../support/fullRun.ts';
import { type PackedProgram, packProgram } from '../support/packedProgram.ts';
import { axeViolations, connectBrowser, phone } from '../support/visit.ts';

const browser = connectBrowser();
const dealAt = '/deal/sample-lunch-for-two';

describe('a project that init has made outside of the repository', () => {
  let packed: PackedProgram;
  let site: string;
  let dev: DevServer | null = null;

  beforeAll(() => {
    packed = packProgram();
    const empty = path.join(packed.folder, 'empty');
    mkdirSync(empty);
    packed.install(empty);
    packed.run(empty, 'init', 'my-city', '--yes');
    site = path.join(empty, 'my-city');
    packed.install(site);
  });
  afterAll(async () => {
    await dev?.stop();
    packed?.remove();
  });

  it('builds, has no finding, and is served and edited live', async () => {
    if (isFullRun) {
      packed.run(site, 'build');
      packed.run(site, 'check');
    }
    dev = await startDev([], {
      cwd: site,
      sources: path.join(site, 'node_modules', 'city-deals'),
      now: null,
    });
    const context = await browser().newContext({ viewport: phone });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));

    await page.goto(dev.url, { waitUntil: 'load' });
    expect(await page.locator('h1').textContent()).toContain('My City,');
    expect(await axeViolations(page)).toEqual([]);

    await page.goto(dev.url + dealAt, { waitUntil: 'load' });
    const file = path.join(site, 'data/content/deals/sample-lunch-for-two.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Lunch for two (sample)', 'Dinner for four'));
    await expect.poll(() => page.locator('h1').textContent()).toContain('Dinner for four');
    expect(errors).toEqual([]);
    await context.close();
  });
});
