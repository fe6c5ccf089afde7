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
import { type BuiltCity, type SiteServer, servePreview } from './sampleSite.ts';

/** A visit to a page of a city; `faults` are errors in the browser, and requests to other hosts. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** A city in a browser, for the tests of a file. */
export interface City {
  readonly url: () => string;
  /** Begins a visit without a page; the caller closes its context. */
  begin(options: BrowserContextOptions): Promise<Visit>;
  /** A visit to a page of the city. */
  visit(path: string, options: BrowserContextOptions, work: (visit: Visit) => Promise<void>): Promise<void>;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** The sample city, which is built and served once for all browser tests. */
export const sampleCity = (): City => cityAt(() => inject('sampleCityUrl'));

/** A city of its own for the tests of a file, which `build` builds. */
export function ownCity(build: () => Promise<BuiltCity>): City {
  let site: BuiltCity;
  let server: SiteServer;
  beforeAll(async () => {
    site = await build();
    server = await servePreview(site.out);
  });
  afterAll(async () => {
    await server?.stop();
    site?.remove();
  });
  return cityAt(() => server.url);
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

function cityAt(url: () => string): City {
  const browser = connectBrowser();
  const begin = async (options: BrowserContextOptions): Promise<Visit> => {
    // Requests that a service worker answers are hidden from a page's routes.
    const context = await browser().newContext({ serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    return { page, context, faults: faultsOf(page, url()) };
  };
  return {
    url,
    begin,
    async visit(path, options, work) {
      const visit = await begin(options);
      try {
        await visit.page.goto(url() + path, { waitUntil: 'load' });
        await work(visit);
      } finally {
        await visit.context.close();
      }
    },
  };
}

/** Collects errors on a page from now on, and requests to other hosts than that of `url`. */
function faultsOf(page: Page, url: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isOwnStatus = message.text().includes('status of 404');
    if (message.type() === 'error' && !isOwnStatus) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) faults.push(`asked ${request.url()}`);
  });
  return faults;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page as it is now, one text for each place; by all its rules, or by those of the names `rules`. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluated, not added as a script: the policy of the site forbids inline scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: allRules };
  const violations = await page.evaluate(async (only) => {
    const { axe: tool } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await tool.run(document, { runOnly: only })).violations;
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}

/** Waits until the page shows its fonts, which those who open a first page get after it has loaded. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.fonts === undefined || localStorage.fonts,
  );
  await page.evaluate(() => document.fonts.ready.then(() => null));
}

/** Holds requests for `pattern` back until the returned function is called. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Waits until a page that is loaded has its fonts, was painted and has nothing more to do: what comes by itself has begun to.
 * Chromium 156 without a window may never call a page at rest idle, hence the timeout.
 */
export async function settled(page: Page): Promise<void> {
  await fontsLoaded(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/** Makes the page's browser say that the visitor saves data, which it then does from the next page on. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** The cumulative layout shift since the page was opened. */
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
