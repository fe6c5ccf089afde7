import type { BrowserContext, Page } from 'playwright-core';
import { desktop, phone } from './visit.ts';

/*
 * A deal of the sample city, and what the browser tests do with it.
 */

export const widths = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;
export const dealPage = '/deal/taco-flight-plaza-midwood';
/** The page of a deal with dates of its own. */
export const eventPage = '/deal/goat-puppets-dilworth';
export const slug = 'taco-flight-plaza-midwood';
export const title = 'Taco flight and two palomas';
const key = 'saved-deals-1';
/** A day on which no deal of the sample city has ended. */
export const today = new Date('2026-11-20T15:00:00-05:00');

/** The layout shift of a font that arrives after the first paint. */
export const lateFont = 0.01;

export const toast = (page: Page) => page.getByRole('status').and(page.locator('.toast'));
export const vendorLink = (page: Page) =>
  page.locator('main').getByRole('link', { name: 'Get This Deal' }).first();
export const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
export const pressed = (page: Page, name: string) => heart(page, name).getAttribute('aria-pressed');
export const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Slugs and titles of the first deals of the catalogue that `origin` serves. */
export async function someDeals(origin: string, count: number): Promise<{ slug: string; title: string }[]> {
  const { deals } = await (await fetch(`${origin}/deals.json`)).json();
  return deals
    .slice(0, count)
    .map((deal: { slug: string; title: string }) => ({ slug: deal.slug, title: deal.title }));
}

/** Stores `deals` as saved in the browser before the page is opened again. */
export async function withSaved(page: Page, deals: readonly object[]): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [key, JSON.stringify(deals)],
  );
  await page.reload();
}

/** Answers for all vendors, and collects the records of clicks. */
export async function watchClicks(page: Page, context: BrowserContext): Promise<string[]> {
  const records: string[] = [];
  await context.route(/^https:/, (route) => route.fulfill({ body: 'vendor' }));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/click.txt') records.push(decodeURIComponent(search));
  });
  return records;
}
