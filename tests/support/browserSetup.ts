import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumOptions } from './chromium.mjs';
import { builtSampleCity, servePreview } from './sampleSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where tests connect to the browser. */
    browserEndpoint: string;
    /** Where the sample city is served. */
    sampleCityUrl: string;
  }
}

/** Builds and serves the sample city and launches a browser, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer(chromiumOptions());
  project.provide('browserEndpoint', browser.wsEndpoint());
  const server = await servePreview(await builtSampleCity());
  project.provide('sampleCityUrl', server.url);
  return async () => {
    await Promise.all([browser.close(), server.stop()]);
  };
}
