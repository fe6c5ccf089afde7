import * as path from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import type { FakeEvents, FakeWorld } from './fakeWorld.ts';

type Settings = Partial<Omit<FakeWorld, 'isActive' | 'seen'>>;

const script = build({
  entryPoints: [path.join(root, 'tests/support/languageModel/installFakeModel.ts')],
  bundle: true,
  write: false,
  format: 'iife',
});

/** Gives pages, from the next load on, a model as browsers have it. */
export async function giveModel(page: Page, settings: Settings): Promise<void> {
  const { outputFiles } = await script;
  const before = `globalThis.fakeModelSettings = ${JSON.stringify(settings)};`;
  await page.addInitScript({ content: before + outputFiles[0]?.text });
}

/** What the page has done with its model since it was loaded. */
export const seenByModel = (page: Page): Promise<FakeEvents> =>
  page.evaluate(() => (globalThis as unknown as { fakeModelWorld: FakeWorld }).fakeModelWorld.seen);

/** Changes the model of the page. */
export const changeModel = (page: Page, settings: Settings): Promise<void> =>
  page.evaluate((changed) => {
    Object.assign((globalThis as unknown as { fakeModelWorld: FakeWorld }).fakeModelWorld, changed);
  }, settings);
