import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { axeViolations, desktop, phone, sampleCity, saveData, settled } from '../support/visit.ts';

const city = sampleCity();

const toggle = (page: Page, name: 'List' | 'Map') => page.getByRole('button', { name, exact: true });
const pins = (page: Page) => page.locator('.pin');
const singles = (page: Page) => page.locator('.pin:not(.several)');
const query = (page: Page) => new URL(page.url()).search;
const inView = async (page: Page) =>
  Number.parseInt((await page.locator('.map-status [role="status"]').textContent()) ?? '', 10);
const box = (page: Page) => page.locator('.map-frame > svg').getAttribute('viewBox');
/** How much of the map is to be seen, in units of its picture. */
const widthInView = async (page: Page) => Number((await box(page))?.split(' ')[2]);
const focusedClass = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '');

/** The map of a listing, with its pins. */
async function opened(page: Page): Promise<void> {
  await toggle(page, 'Map').click();
  await pins(page).first().waitFor();
}

describe('the window of the map', () => {
  it('has all of the map, whole pins, and the name of the middle of the city', async () => {
    await city.visit('/deals?view=map', { viewport: desktop }, async ({ page }) => {
      await pins(page).first().waitFor();
      const frame = await page.locator('.map-frame').evaluate((map) => map.getBoundingClientRect().toJSON());
      expect(frame.bottom).toBeLessThanOrEqual(desktop.height);
      const status = await page.locator('.map-status').boundingBox();
      expect((status?.y ?? Number.NaN) + (status?.height ?? 0)).toBeLessThanOrEqual(desktop.height);
      const cut = await pins(page).evaluateAll(
        (all) =>
          all.filter((pin) => {
            const { left, right, top } = pin.getBoundingClientRect();
            const map = pin.closest('.map-frame')?.getBoundingClientRect();
            return !map || left < map.left || right > map.right || top < map.top;
          }).length,
      );
      expect(cut).toBe(0);
      expect(await page.locator('.map-frame text').allTextContents()).toContain('Uptown');
    });
  });

  it('is mostly the map at once', async () => {
    await city.visit('/deals?view=map', { viewport: desktop }, async ({ page }) => {
      await pins(page).first().waitFor();
      const frame = await page.locator('.map-frame').boundingBox();
      expect(frame?.y).toBeLessThan(desktop.height * 0.4);
      const tools = await page.locator('.map-tools').getByRole('button', { name: 'Near me' }).boundingBox();
      const list = await toggle(page, 'List').boundingBox();
      expect((tools?.x ?? 0) + (tools?.width ?? 0)).toBeLessThan(list?.x ?? 0);
      await toggle(page, 'List').click();
      await expect.poll(() => page.locator('.intro .lead').isVisible()).toBe(true);
    });
  });
});

const devices = [
  ['phone', phone, 'light'],
  ['desktop', desktop, 'dark'],
] as const;

describe.each(quickChoice(devices))('the map of deals on a %s', (_, viewport, colorScheme) => {
  it('loads when it is opened, has an address, and opens deals as the list does', async () => {
    await city.visit('/robots.txt', { viewport, colorScheme }, async ({ page, faults }) => {
      await saveData(page);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      const mapFiles = () => loaded.filter((path) => /DealsMap-|city-map-|\/map-/.test(path));
      await page.goto(`${city.url()}/deals`);
      await settled(page);
      expect(mapFiles()).toEqual([]);
      await opened(page);
      expect(query(page)).toBe('?view=map');
      expect(await toggle(page, 'Map').getAttribute('aria-pressed')).toBe('true');
      expect(mapFiles()).toHaveLength(4);
      expect(await axeViolations(page)).toEqual([]);
      await singles(page).first().click();
      const link = page.locator('.map-card a.cover');
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.locator('.map-card').getByText('Directions').getAttribute('href')).toMatch(
        /^https:\/\/www\.google\.com\/maps\/dir\//,
      );
      const seen = await inView(page);
      const href = await link.getAttribute('href');
      await link.click();
      await page.waitForURL(`**${href}`);
      await page.goBack();
      await expect.poll(() => pins(page).count()).toBeGreaterThan(0);
      await expect.poll(() => inView(page)).toBe(seen);
      await page.goBack();
      await page.locator('.results .grid .card').first().waitFor();
      expect(query(page)).toBe('');
      expect(faults).toEqual([]);
    });
  });

  it('shows what the filters leave, and lists what has no place', async () => {
    await city.visit('/deals?view=map', { viewport, colorScheme }, async ({ page, faults }) => {
      await page.getByRole('button', { name: 'All deals' }).click();
      await expect
        .poll(async () => {
          const count = Number.parseInt((await page.locator('.count h2').textContent()) ?? '', 10);
          const others = Number.parseInt((await page.locator('.unplaced').textContent()) ?? '', 10);
          return count - others - (await inView(page));
        })
        .toBe(0);
      const all = await inView(page);
      await page.goto(`${city.url()}/deals?view=map&price=budget&sort=price`);
      await page.getByRole('button', { name: 'All deals' }).click();
      await expect.poll(() => inView(page)).toBeGreaterThan(0);
      expect(await inView(page)).toBeLessThan(all);
      await page.locator('.count .chip').first().click();
      await expect.poll(() => query(page)).toBe('?sort=price&view=map');
      // The map stays where it was.
      await expect.poll(() => page.locator('.count .chip').count()).toBe(0);
      await page.getByRole('button', { name: 'All deals' }).click();
      await expect.poll(() => inView(page)).toBe(all);
      await toggle(page, 'List').click();
      await page.locator('.results .grid .card').first().waitFor();
      expect(query(page)).toBe('?sort=price');
      expect(faults).toEqual([]);
    });
  });
});

describe('the map of deals', () => {
  it('can be used with the keyboard alone', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      await toggle(page, 'Map').focus();
      await page.keyboard.press('Enter');
      await pins(page).first().waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Map');
      await page.locator('.map-frame').focus();
      const before = await widthInView(page);
      await page.keyboard.press('+');
      await expect.poll(() => widthInView(page)).toBeCloseTo(before / 2, 0);
      await page.keyboard.press('-');
      const start = await box(page);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => box(page)).not.toBe(start);
      // A group falls apart, and the focus stays on the pin of its first deal.
      await page.locator('.pin.several').first().focus();
      const together = await pins(page).count();
      await page.keyboard.press('Enter');
      await expect.poll(() => widthInView(page)).toBeLessThan(before);
      expect(await focusedClass(page)).toContain('pin');
      expect(together).toBeGreaterThan(1);
      await singles(page).first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.map-card').waitFor();
      await page.keyboard.press('Tab');
      expect(await focusedClass(page)).toBe('cover');
      await page.keyboard.press('Escape');
      await page.locator('.map-card').waitFor({ state: 'detached' });
      expect(await focusedClass(page)).toBe('pin');
      // The pin leaves the frame, the focus stays on the map.
      for (let times = 0; times < 12; times++) await page.keyboard.press('ArrowRight');
      expect(await focusedClass(page)).toMatch(/pin|map-frame/);
    });
  });

  it.runIf(isFullRun)('has its buttons beside the map, where they hide no pin', async () => {
    await city.visit('/deals?view=map', { viewport: desktop }, async ({ page }) => {
      await pins(page).first().waitFor();
      const map = await page.locator('.map-frame').boundingBox();
      const tools = await page.locator('.map-tools').boundingBox();
      expect((tools?.y ?? Number.NaN) + (tools?.height ?? 0)).toBeLessThanOrEqual(map?.y ?? Number.NaN);
    });
  });

  it('names each pin by its deal, or by how many there are', async () => {
    await city.visit('/deals?view=map', { viewport: desktop }, async ({ page }) => {
      await pins(page).first().waitFor();
      await expect.poll(() => singles(page).first().getAttribute('aria-label')).toMatch(/^.+, .+, .+$/);
      for (const label of await page
        .locator('.pin.several')
        .evaluateAll((all) => all.map((pin) => pin.ariaLabel)))
        expect(label).toMatch(/^\d+ deals, .+/);
    });
  });

  it('leaves the plain wheel to the page, zooms with a modifier key, and moves with the mouse', async () => {
    await city.visit('/deals?view=map', { viewport: desktop }, async ({ page }) => {
      await pins(page).first().waitFor();
      await page.locator('.map-frame').scrollIntoViewIfNeeded();
      const frame = await page.locator('.map-frame').boundingBox();
      if (!frame) throw new Error('The map has no frame');
      await page.mouse.move(frame.x + 60, frame.y + frame.height / 2);
      const before = await widthInView(page);
      const scrolled = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 60);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
      expect(await widthInView(page)).toBe(before);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -100);
      await page.keyboard.up('Control');
      await expect.poll(() => widthInView(page)).toBeLessThan(before);
      const start = await box(page);
      await page.mouse.down();
      await page.mouse.move(frame.x + 160, frame.y + frame.height / 2 + 20, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => box(page)).not.toBe(start);
    });
  });

  it.runIf(isFullRun)('zooms with two fingers, and leaves one finger to the page', async () => {
    await city.visit('/deals?view=map', { viewport: phone, hasTouch: true }, async ({ page, context }) => {
      await pins(page).first().waitFor();
      await page.locator('.map-frame').evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
      const before = await widthInView(page);
      const session = await context.newCDPSession(page);
      await touch(session, [[195, 420]], [[195, 380]]);
      expect(await widthInView(page)).toBe(before);
      await touch(
        session,
        [
          [175, 420],
          [215, 420],
        ],
        [
          [115, 420],
          [275, 420],
        ],
      );
      await expect.poll(() => widthInView(page)).toBeLessThan(before / 2);
    });
  });

  it('shows where the visitor is and how far the deals are, and tells nobody', async () => {
    const options = {
      viewport: phone,
      geolocation: { latitude: 35.24, longitude: -80.82 },
      permissions: ['geolocation'],
    };
    await city.visit('/deals?view=map', options, async ({ page, faults }) => {
      await pins(page).first().waitFor();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.getByRole('button', { name: 'Near me' }).click();
      await page.locator('.here').waitFor({ state: 'attached' });
      expect(await page.locator('.map-status').textContent()).toMatch(
        /The nearest is \d+(\.\d)? mi from you/,
      );
      expect(asked.filter((url) => /35\.2|80\.8/.test(url))).toEqual([]);
      expect(faults).toEqual([]);
    });
  });

  it('opens without a network where only the list was seen', async () => {
    await city.visit('/deals', { viewport: phone, serviceWorkers: 'allow' }, async ({ page, context }) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
        timeout: 20_000,
      });
      await context.setOffline(true);
      await page.reload();
      await toggle(page, 'Map').click();
      await expect.poll(() => pins(page).count()).toBeGreaterThan(0);
      expect(await page.locator('.results > .notice').count()).toBe(0);
    });
  });

  it('says that it failed below the buttons that lead back to the list', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page }) => {
      await page.route('**/city-map-*', (route) => route.abort());
      await page.goto(`${city.url()}/deals?view=map`);
      const notice = page.locator('.results > .notice');
      await notice.waitFor();
      const button = await toggle(page, 'List').boundingBox();
      expect((await notice.boundingBox())?.y).toBeGreaterThan(
        (button?.y ?? Infinity) + (button?.height ?? 0),
      );
    });
  });

  it('is not offered without script', async () => {
    await city.visit('/deals', { viewport: phone, javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator('.view').isVisible()).toBe(false);
      expect(await page.locator('.results .card').count()).toBeGreaterThan(0);
    });
  });
});

type Position = readonly [x: number, y: number];

/** Moves fingers from one place each to another. */
async function touch(session: CDPSession, from: readonly Position[], to: readonly Position[]): Promise<void> {
  const points = (places: readonly Position[]) => places.map(([x, y], id) => ({ x, y, id }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Position[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points(places) });
  await send('touchStart', from);
  const steps = 5;
  for (let step = 1; step <= steps; step++)
    await send(
      'touchMove',
      from.map(([x, y], index): Position => {
        const [toX, toY] = to[index] ?? [x, y];
        return [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps];
      }),
    );
  await send('touchEnd', []);
}
