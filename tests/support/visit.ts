import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { type BuiltCity, servePreview } from './sampleSite.ts';

/** A visit to a page of a city; `faults` are what the browser complains about, and requests to other hosts. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** A city in a browser, for the tests of a file. */
export interface City {
  readonly url: () => string;
  visit(path: string, options: BrowserContextOptions, work: (visit: Visit) => Promise<void>): Promise<void>;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** The sample city, which is built and served once for all browser tests. */
export function sampleCity(): City {
  const browser = connectBrowser();
  const url = () => inject('sampleCityUrl');
  return { url, visit: (path, options, work) => visit(browser(), url(), path, options, work) };
}

/** A city of its own for the tests of a file, which `build` builds. */
export function ownCity(build: () => Promise<BuiltCity>): City {
  const browser = connectBrowser();
  let site: BuiltCity;
  let server: Awaited<ReturnType<typeof servePreview>>;
  beforeAll(async () => {
    site = await build();
    server = await servePreview(site.out);
  });
  afterAll(async () => {
    await server?.stop();
    site?.remove();
  });
  const url = () => server.url;
  return { url, visit: (path, options, work) => visit(browser(), url(), path, options, work) };
}

/** Connects to the browser for the tests of a file. */
export function connectBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  afterAll(() => browser?.close());
  return () => browser;
}

async function visit(
  browser: Browser,
  url: string,
  path: string,
  options: BrowserContextOptions,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    const isOwnStatus = message.text().includes('status of 404');
    if (message.type() === 'error' && !isOwnStatus) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) faults.push(`asked ${request.url()}`);
  });
  try {
    await page.goto(url + path, { waitUntil: 'load' });
    await work({ page, context, faults });
  } finally {
    await context.close();
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds wrong with a page as it is now, one text for each place. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the policy of the site forbids inline scripts.
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { axe: tool } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await tool.run(document, { runOnly: tags })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}

/** Waits until no font of the page is loading any more. */
export const fontsLoaded = (page: Page): Promise<null> =>
  page.evaluate(() => document.fonts.ready.then(() => null));

/** How far things jumped since the page was opened, as browsers measure it; 0 for not at all. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as unknown as { value: number; hadRecentInput: boolean }[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The entries so far are handed over in a task of their own, those of a change with its frame.
        setTimeout(() => {
          add(observer.takeRecords());
          resolve(sum);
        }, 100);
      }),
  );
