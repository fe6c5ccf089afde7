import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type BuiltCity, buildSampleCity, servePreview } from './sampleSite.ts';

type ContextOptions = Parameters<Browser['newContext']>[0];

/** A visit to a page of a city; `faults` are what the browser complains about, and requests to other hosts. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[];
}

/** A city in a browser, for the tests of a file; each file has a port of its own. */
export interface SampleCity {
  readonly url: () => string;
  visit(path: string, options: ContextOptions, work: (visit: Visit) => Promise<void>): Promise<void>;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/**
 * Builds, serves and opens the sample city before the tests of a file, with changes to its assistant, and clears up after
 * them.
 */
export const sampleCity = (port: number, assistant: object = {}): SampleCity =>
  cityOnShow(port, () => buildSampleCity(assistant));

/** The same for the city that `build` makes. */
export function cityOnShow(port: number, build: () => Promise<BuiltCity>): SampleCity {
  let site: BuiltCity;
  let server: Awaited<ReturnType<typeof servePreview>>;
  let browser: Browser;
  beforeAll(async () => {
    site = await build();
    server = await servePreview(site.out, port);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    site?.remove();
  });
  return {
    url: () => server.url,
    async visit(path, options, work) {
      const context = await browser.newContext({ bypassCSP: false, ...options });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => {
        const isOwnStatus = message.text().includes('status of 404');
        if (message.type() === 'error' && !isOwnStatus) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url)) faults.push(`asked ${request.url()}`);
      });
      try {
        await page.goto(server.url + path, { waitUntil: 'load' });
        await work({ page, context, faults });
      } finally {
        await context.close();
      }
    },
  };
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

/** How far things jumped since the page was opened, as browsers measure it; 0 for not at all. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
