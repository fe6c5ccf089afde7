import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { City, Visit } from './visit.ts';

/** How long the carousel rests on a slide, and a time of several rests, in milliseconds. */
export const [rest, longTime] = [5000, 20_000] as const;

/** A scroll would have begun within this time, in milliseconds. */
const scrollStart = 250;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const play = (page: Page) => button(page, 'Play the slides');
export const pause = (page: Page) => button(page, 'Pause the slides');
export const next = (page: Page) => button(page, 'Next slide');
export const previous = (page: Page) => button(page, 'Previous slide');
export const dots = (page: Page) => page.locator('.dots button');
export const slides = (page: Page) => page.locator('.slides');
export const said = (page: Page) => page.locator('.controls [aria-live]');

/** The number of the current slide, from 1; 0 between slides. */
export const slideShown = (page: Page) =>
  slides(page).evaluate((scroller) => {
    const left =
      scroller.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(scroller).paddingLeft);
    const isAtEnd = scroller.scrollLeft + scroller.clientWidth > scroller.scrollWidth - 2;
    const all = [...scroller.children];
    if (isAtEnd) return all.length;
    return 1 + all.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2);
  });

export async function expectSlide(page: Page, place: number): Promise<void> {
  await expect.poll(() => slideShown(page), { interval: 40 }).toBe(place);
  await expect
    .poll(() =>
      dots(page).evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')).indexOf('true')),
    )
    .toBe(place - 1);
}

export async function expectToStay(page: Page, place: number): Promise<void> {
  await page.clock.runFor(longTime);
  await page.waitForTimeout(scrollStart);
  expect(await slideShown(page)).toBe(place);
}

export async function expectToAdvance(page: Page, place: number): Promise<void> {
  await page.clock.runFor(rest);
  await expectSlide(page, place);
}

/** Waits until an island is hydrated: importing its module again waits for the page's own import. */
export async function bringToLife(page: Page, island: string, act: () => Promise<unknown>): Promise<void> {
  const [response] = await Promise.all([page.waitForResponse(new RegExp(`/assets/${island}-`)), act()]);
  await page.evaluate(`import(${JSON.stringify(response.url())}).then(() => null)`);
}

export const lookAt = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((part) =>
      window.scrollTo({ top: part.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }),
    );

/** Visits begin here, so that the page itself is loaded once, after the clock is installed. */
export const before = '/robots.txt';

/** Slides change without smooth scrolling, and the carousel does not play by itself. */
export const atOnce = { reducedMotion: 'reduce' } as const;

/** A visit to home with the hydrated carousel in view, and a clock that only the test moves. */
export async function withCarousel(
  city: City,
  options: BrowserContextOptions,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  await city.visit(before, options, async (visit) => {
    const { page } = visit;
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto(city.url(), { waitUntil: 'domcontentloaded' });
    await bringToLife(page, 'carousel', () => lookAt(page, '.slides'));
    await work(visit);
    expect(visit.faults).toEqual([]);
  });
}

/** Takes the pointer and the focus away from the carousel. */
export async function lookAway(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}
