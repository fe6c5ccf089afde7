import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildSampleCity, servePreview } from './sampleSite.ts';

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
  const browser = await chromium.launchServer({ ...executable(), args });
  project.provide('browserEndpoint', browser.wsEndpoint());
  const city = await buildSampleCity();
  const server = await servePreview(city.out);
  project.provide('sampleCityUrl', server.url);
  return async () => {
    await Promise.all([browser.close(), server.stop()]);
    city.remove();
  };
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that CHROMIUM_PATH names, else the system's, else the one that playwright-core installed. */
function executable(): { executablePath?: string } {
  const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
}
