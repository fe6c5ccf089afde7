import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dealPage, eventPage, lateFont, slug, title, widths } from '../support/dealPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { testInstant } from '../support/rig.ts';
import { desktop, layoutShift, phone, sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();

describe('Add to calendar', () => {
  async function fileOf(page: Page, place: number): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Add to calendar/ })
        .nth(place)
        .click(),
    ]);
    return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
  }

  it('hands out the last day of a deal', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page, faults }) => {
      const day = await page.locator('.purchase time').getAttribute('datetime');
      const { name, text } = await fileOf(page, 0);
      expect(name).toBe(`${slug}-last-day.ics`);
      expect(text).toContain(`SUMMARY:Last day: ${title}\r\n`);
      expect(text).toContain(`DTSTART;VALUE=DATE:${day?.replaceAll('-', '')}\r\n`);
      expect(text.replaceAll('\r\n ', '')).toContain(
        `URL:${await page.locator('link[rel="canonical"]').getAttribute('href')}\r\n`,
      );
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('hands out an event of a holiday with its time and place', async () => {
    await city.visit('/july-4th/july-4th-events', { viewport: phone }, async ({ page, faults }) => {
      const { text } = await fileOf(page, 0);
      expect(text).toContain('DTSTART:20270704T140000Z\r\n');
      expect(text).toMatch(/\r\nDTEND:202707\d\dT\d{6}Z\r\n/);
      expect(text).toMatch(/\r\nLOCATION:\S/);
      expect(faults).toEqual([]);
    });
  });
});

describe('a list whose next build is late', () => {
  it('loses a deal that has ended, unless the site keeps those: then the card says so and has no price', async () => {
    await city.visit('/categories/events', { viewport: phone }, async ({ page }) => {
      const ends = page.locator('.grid [data-ends-at]');
      const instants = await ends.evaluateAll((all) =>
        all.map((one) => Number(one.getAttribute('data-ends-at'))),
      );
      await page.clock.install({ time: Math.min(...instants) + 1 });
      await page.reload();
      const over = page.locator('.grid > [data-over]');
      await expect.poll(() => over.count()).toBeGreaterThan(0);
      expect(await over.first().isVisible()).toBe(false);
      await page.evaluate(() => document.documentElement.setAttribute('data-keeps-ended', ''));
      expect(await over.first().innerText()).toMatch(/Ended/);
      expect(await over.first().locator('.price').isVisible()).toBe(false);
    });
  });

  const late = new Date('2026-12-10T16:00:00-05:00');

  it('finds by filters what has begun since', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page }) => {
      await page.clock.install({ time: late });
      await page.goto(`${city.url()}/deals?category=family-fun&neighborhood=uptown`);
      await page.locator('.results a[href="/deal/ice-skating-uptown"]').first().waitFor();
    });
  });

  it('says of an event that has begun since when it ends, and of other deals that they are on', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page }) => {
      await page.clock.install({ time: late });
      await page.goto(`${city.url()}/deals/coming-soon`);
      const dateOf = (path: string) =>
        page
          .locator('article', { has: page.locator(`a[href="${path}"]`) })
          .locator('time')
          .first();
      await expect.poll(() => dateOf('/deal/school-is-out-game-day').textContent()).toBe('Ends Apr 5, 2027');
      await expect.poll(() => dateOf('/deal/ice-skating-uptown').textContent()).toBe('On now');
    });
  });

  it('counts no deals beside the assistant', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page }) => {
      await page.clock.install({ time: late });
      await page.goto(`${city.url()}/chatbot`);
      const all = page.locator('.section-head a');
      await expect.poll(() => all.innerText()).toBe('View All Deals');
    });
  });
});

describe('the countdown of a deal', () => {
  it('goes on by itself, ends at the end, and is announced by nothing', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page }) => {
      const line = page.locator('.dates [data-ends-at]');
      const endsAt = Number(await line.getAttribute('data-ends-at'));
      const date = await line.getAttribute('data-date');
      await page.clock.install({ time: endsAt - 61 * 60_000 });
      await page.reload();
      await expect.poll(() => line.textContent()).toBe(`Ends today at midnight · 1 hr left · ${date}`);
      await page.clock.runFor(2 * 60_000);
      expect(await line.textContent()).toBe(`Ends today at midnight · 59 min left · ${date}`);
      expect(
        await line.evaluate((element) => element.closest('[aria-live], [role]')?.outerHTML ?? null),
      ).toBeNull();
      await page.clock.setFixedTime(endsAt);
      await page.reload();
      await expect.poll(() => page.locator('.dates').innerText()).toMatch(/^This deal has ended\./);
    });
  });

  it.each(quickChoice(widths))('moves nothing when it appears, on %s', async (_, viewport) => {
    await city.visit(dealPage, { viewport }, async ({ page }) => {
      const line = page.locator('.dates [data-ends-at]');
      const endsAt = Number(await line.getAttribute('data-ends-at'));
      await page.clock.setFixedTime(endsAt - 12 * 24 * 3_600_000 - 1);
      await page.reload();
      await expect.poll(() => line.textContent()).toMatch(/^12 days left · /);
      expect(await layoutShift(page)).toBeLessThan(lateFont);
    });
  });
});

describe('the link to the vendor on a phone', () => {
  it('is in view at any place of the page, and the one to the assistant is in its bar', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page }) => {
      await settled(page);
      const isInView = () =>
        page.locator(':is(.buy, .facts, .buy-bar) [data-action="open"]').evaluateAll((links) =>
          links.some((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            const isVisible = getComputedStyle(link).visibility === 'visible';
            return isVisible && bottom > 0 && top > 0 && bottom <= innerHeight;
          }),
        );
      for (const y of [0, 300, 600, 900, 1500, 3000]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await settled(page);
        expect(await isInView(), `at ${y} px`).toBe(true);
      }
      const [bar, link, ask] = await Promise.all(
        ['.buy-bar', '.buy-bar .button', 'a.ask'].map(async (part) => {
          const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {};
          return { left: x, right: x + width, top: y, bottom: y + height };
        }),
      );
      expect(ask?.top).toBeGreaterThan(bar?.top ?? Infinity);
      expect(ask?.bottom).toBeLessThanOrEqual(bar?.bottom ?? 0);
      expect(ask?.left).toBeGreaterThan(link?.right ?? Infinity);
    });
  });

  it.each([320, 360, 390])('is in one row with the price on a phone of %i px', async (width) => {
    await city.visit(dealPage, { viewport: { width, height: 740 } }, async ({ page }) => {
      await settled(page);
      const [price, link] = await page
        .locator('.buy-bar .price, .buy-bar .button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      expect(price?.right).toBeLessThan(link?.left ?? 0);
      expect(price?.top).toBeLessThan(link?.bottom ?? 0);
      expect(price?.bottom).toBeGreaterThan(link?.top ?? Infinity);
      expect(link?.height).toBe(48);
    });
  });
});

describe('a page that was due for a rebuild and did not get one', () => {
  const guide = '/events-in-charlotte-this-weekend';
  const headingAt = async (page: Page, instant: string | number) => {
    await page.clock.setFixedTime(new Date(instant));
    await page.reload();
    return page.locator('h1').innerText();
  };

  it.each(quickChoice(widths))(
    'drops the words about a weekend that is over, before they are seen, on %s',
    async (_, viewport) => {
      await city.visit(guide, { viewport }, async ({ page }) => {
        expect(await headingAt(page, '2026-11-22T23:59:00-05:00')).toMatch(/This Weekend, Nov 20–22/i);
        expect(await page.getByText('Updated for').isVisible()).toBe(true);
        expect(await headingAt(page, '2026-11-23T00:00:00-05:00')).not.toMatch(/Nov/i);
        expect(await page.getByText('Updated for').isVisible()).toBe(false);
        expect(await page.locator('h1').innerText()).toMatch(/\w/);
        expect(await page.title()).not.toMatch(/Nov|[({]/);
        expect(await layoutShift(page)).toBeLessThan(lateFont);
      });
    },
  );

  it('sells nothing on the page of a deal that is over, and leaves what is still on', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page }) => {
      await headingAt(page, '2031-01-01T00:00:00-05:00');
      expect(await page.getByRole('link', { name: 'Get This Deal' }).count()).toBe(0);
      expect(await page.locator('.purchase .cost').isVisible()).toBe(false);
      expect(await page.title()).not.toContain('%');
      await expect.poll(() => page.locator('.dates').innerText()).toBe('This deal has ended.');
      expect(await page.getByRole('heading', { name: 'Similar deals' }).isVisible()).toBe(true);
    });
    await city.visit('/deal/owl-prowl', { viewport: phone }, async ({ page }) => {
      const keep = page.getByRole('button', { name: 'Add to calendar' });
      await expect.poll(() => keep.filter({ visible: true }).count()).toBeGreaterThan(0);
      await headingAt(page, '2031-01-01T00:00:00-05:00');
      expect(await keep.filter({ visible: true }).count()).toBe(0);
    });
  });

  it('leads from the page of a deal that is over to the deals on it that are still on', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page }) => {
      const endsAt = Number(await page.locator('.dates [data-ends-at]').getAttribute('data-ends-at'));
      await page.clock.setFixedTime(endsAt);
      await page.reload();
      await page.locator('.dates').getByRole('link', { name: 'See similar deals that are still on' }).click();
      expect(await page.getByRole('heading', { name: 'Similar deals' }).isVisible()).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    });
  });

  it('sells nothing in the row of a guide whose deal is over', async () => {
    await city.visit(guide, { viewport: desktop }, async ({ page }) => {
      const row = page.locator('.pick[data-over-at]').first();
      const endsAt = Number(await row.getAttribute('data-over-at'));
      const href = await row.locator('.cover').getAttribute('href');
      const cost = page.locator(`.pick:has(.cover[href="${href}"]) .cost`);
      expect(await cost.innerText()).toContain('See the deal');
      await page.clock.setFixedTime(endsAt);
      await page.reload();
      await expect.poll(() => cost.innerText()).toBe('Ended');
    });
  });

  it('leaves a deal that is over out of its list', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      const ends = await page
        .locator('.grid [data-ends-at]')
        .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset.endsAt)));
      const first = Math.min(...ends);
      await page.clock.setFixedTime(first);
      await page.reload();
      const seen = page.locator('.grid > article').filter({ visible: true });
      const all = await page.locator('.grid > article').count();
      const over = ends.filter((end) => end === first).length;
      await expect.poll(() => seen.count()).toBe(all - over);
    });
  });

  it.each([
    [
      '/things-to-do-in-charlotte-today',
      'when=today',
      /^This page was made for \w+day, November \d+, 2026\./,
    ],
    [guide, 'when=weekend', /^This page was made for November \d+–\d+, 2026\./],
  ])(
    'says on %s what it was made for, without times, and leads to what is on now',
    async (path, query, words) => {
      await city.visit(path, { viewport: phone }, async ({ page }) => {
        const line = page.getByText('This page was made for');
        const times = page.locator('.card').locator('.times, .where .dated').filter({ visible: true });
        const until = Number(await page.locator('[name=until]').getAttribute('content'));
        await headingAt(page, until - 1);
        expect(await line.isVisible()).toBe(false);
        expect(await times.count()).toBeGreaterThan(0);
        await headingAt(page, until);
        expect(await line.innerText()).toMatch(words);
        expect(await times.count()).toBe(0);
        await line.getByRole('link', { name: 'See what’s on now' }).click();
        await page.waitForURL(`**/deals?${query}`);
      });
    },
  );

  it.each(quickChoice(['/deals/tonight', '/deals/today', '/deals/weekend'], 1))(
    'lists on %s what is on now once its time is over, while it is open and when it is opened later',
    async (path) => {
      await city.visit(path, { viewport: phone }, async ({ page }) => {
        const cards = page.locator('.results .card');
        const built = await cards.evaluateAll((all) => all.map((card) => card.textContent));
        const line = page.getByText('This page was made for');
        const until = Number(await page.locator('[name=until]').getAttribute('content'));
        const isListedAgain = async () => {
          await expect.poll(() => page.locator('[data-first-results]').count()).toBe(0);
          await expect.poll(() => cards.count()).toBeGreaterThan(0);
          expect(await line.isVisible()).toBe(false);
          expect(await cards.evaluateAll((all) => all.map((card) => card.textContent))).not.toEqual(built);
          expect(await page.locator('h1').innerText()).not.toMatch(/\d/);
        };
        await page.clock.install({ time: until - 30_000 });
        await page.reload();
        await page.locator('[data-first-results]').waitFor();
        await page.clock.runFor(120_000);
        await isListedAgain();
        // Thursday after a weekend, so that there is another one.
        await page.clock.setFixedTime(until + 3 * 86_400_000);
        await page.reload();
        await isListedAgain();
      });
    },
  );

  it('names no price of a deal that is over on cards and slides', async () => {
    await city.visit('/', { viewport: desktop }, async ({ page }) => {
      const sold = page.locator(':is(.card, .slide):has([data-ends-at]) :is(.price, .seal)');
      expect(await sold.count()).toBeGreaterThan(9);
      await headingAt(page, '2031-01-01T00:00:00-05:00');
      await expect
        .poll(() => sold.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length))
        .toBe(0);
      expect(await page.locator('.slide .button').first().isVisible()).toBe(false);
    });
  });

  it.each([
    ['a deal', dealPage],
    ['an event', eventPage],
  ])('sells nothing any more when %s ends while its page is open', async (_, path) => {
    await city.visit('/about', { viewport: phone }, async ({ page }) => {
      await page.clock.install({ time: new Date('2026-11-23T12:00:00-05:00') });
      await page.goto(city.url() + path);
      const link = page.getByRole('link', { name: 'Get This Deal' }).first();
      await page.locator('.purchase .to-calendar').waitFor();
      expect(await link.isVisible()).toBe(true);
      await page.clock.fastForward(1500 * 86_400_000);
      await expect.poll(() => page.locator('.dates').innerText()).toBe('This deal has ended.');
      expect(await link.isVisible()).toBe(false);
    });
  });

  it.runIf(isFullRun)('leaves pages without such words as they are', async () => {
    await city.visit('/terms', {}, async ({ page }) => {
      await headingAt(page, '2031-01-01T00:00:00-05:00');
      expect(await page.locator('html').getAttribute('data-stale')).toBeNull();
    });
  });
});

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false, viewport: phone };

  it('a deal offers nothing that would do nothing', async () => {
    await city.visit(dealPage, plain, async ({ page }) => {
      for (const name of [/^Save/, /^Add to calendar/])
        expect(await page.getByRole('button', { name }).count()).toBe(0);
      expect(await page.locator('.dates time').textContent()).toMatch(/^Expires \w+ \d+, \d{4}$/);
      expect(await page.locator('header .saved').first().isVisible()).toBe(false);
      expect(await page.getByRole('link', { name: 'Share Deal' }).getAttribute('href')).toMatch(/^mailto:/);
    });
  });

  it('the page of the saved deals says why it has none, and leads on', async () => {
    await city.visit('/saved', plain, async ({ page }) => {
      expect(await page.getByText('Saving deals needs JavaScript').isVisible()).toBe(true);
      expect(await page.getByText('Loading deals').isVisible()).toBe(false);
      await page.getByRole('link', { name: /^View all/ }).click();
      expect(new URL(page.url()).pathname).toBe('/deals');
    });
  });
});

describe('times that are over before the day is', () => {
  const late = new Date('2026-11-20T23:59:00-05:00');
  const over = (page: Page) => page.getByText('Over for today', { exact: true });

  it('give way on a page of today to words that say so, without a reload', async () => {
    await city.visit('/robots.txt', { viewport: phone }, async ({ page }) => {
      await page.clock.setFixedTime(new Date(testInstant));
      await page.goto(`${city.url()}/things-to-do-in-charlotte-today`);
      const times = page.locator('.pick [data-times-end]').first();
      const end = Number(await times.getAttribute('data-times-end'));
      const row = await times.locator('xpath=ancestor::li').getAttribute('id');
      await page.clock.setFixedTime(end - 1);
      await page.reload();
      await settled(page);
      expect(await page.locator(`#${row} .dated`).first().innerText()).toMatch(/\d/);
      await page.clock.setFixedTime(end);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => page.locator(`#${row} .dated`).first().innerText()).toBe('Over for today');
    });
  });

  it('are not said on cards in lists of today, in the page and filtered', async () => {
    await city.visit('/robots.txt', { viewport: desktop }, async ({ page }) => {
      await page.clock.setFixedTime(late);
      for (const path of ['/deals/today', '/deals?when=today&category=family-fun']) {
        await page.goto(city.url() + path);
        await expect.poll(() => over(page).count(), { message: path }).toBeGreaterThan(0);
        expect(await page.getByText(/^Open .* (?:noon|[1-9] PM)$/).count(), path).toBe(0);
      }
    });
  });
});
