import { text } from 'node:stream/consumers';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toast, watchClicks } from '../support/dealPage.ts';
import { testEveryPage } from '../support/everyPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { cityOfKinds, kindsOfDeals } from '../support/kindsOfDeals.ts';
import { buildCity } from '../support/sampleSite.ts';
import { desktop, ownCity, phone } from '../support/visit.ts';
import { writeCity } from '../support/writeCity.ts';

const city = ownCity(() => buildCity((folder) => writeCity(folder, cityOfKinds())));

const pages = kindsOfDeals.map((slug) => [slug, `/deal/${slug}`] as const);
testEveryPage(city, 'a desktop', quickChoice(pages, 3));
if (isFullRun) testEveryPage(city, 'a phone', pages);

const label = (page: Page) => page.locator('.open-now').textContent();

describe('whether a deal is open', () => {
  const zones = quickChoice(['Asia/Tokyo', 'America/New_York', 'America/Los_Angeles']);

  it.each(quickChoice(zones))(
    'is said in the zone of the city, and kept current, to a visitor in %s',
    async (timezoneId) => {
      await city.visit('/deal/code-and-hours', { timezoneId }, async ({ page, faults }) => {
        await page.clock.install({ time: new Date('2026-11-24T20:58:30-08:00') });
        await page.reload();
        await expect.poll(() => label(page)).toBe('Open now · closes 9 PM');
        await page.clock.runFor(60_000);
        expect(await label(page)).toBe('Open now · closes 9 PM');
        await page.clock.runFor(30_000);
        expect(await label(page)).toBe('Closed · opens tomorrow at 11 AM');
        expect(faults).toEqual([]);
      });
    },
  );

  const saidAt = async (page: Page, instant: string) => {
    await page.clock.setFixedTime(new Date(instant));
    await page.reload({ waitUntil: 'networkidle' });
    return label(page);
  };

  it('knows nights that go over midnight, and days with other hours', async () => {
    await city.visit('/deal/code-and-hours', {}, async ({ page }) => {
      expect(await saidAt(page, '2026-11-28T01:30:00-08:00')).toBe('Open now · closes 2 AM');
      expect(await saidAt(page, '2026-11-26T12:00:00-08:00')).toBe('Closed · opens tomorrow at 11 AM');
      const thanksgiving = page.locator('dt', { hasText: 'Nov 26, 2026' });
      expect(await thanksgiving.isVisible()).toBe(true);
      await saidAt(page, '2026-11-27T00:00:00-08:00');
      expect(await thanksgiving.isVisible()).toBe(false);
    });
  });

  it('is said of the dates of an event, without those that are sold out', async () => {
    await city.visit('/deal/dates', {}, async ({ page }) => {
      expect(await saidAt(page, '2026-12-01T20:00:00-08:00')).toBe('On now · until 9 PM');
      expect(await saidAt(page, '2026-12-02T20:00:00-08:00')).toBe('Starts tomorrow at 7:30 PM');
      expect(await saidAt(page, '2026-11-20T12:00:00-08:00')).toBe('');
    });
  });

  it('is said beside the next date that has seats, also where the page was made before an earlier one', async () => {
    await city.visit('/deal/dates', {}, async ({ page }) => {
      const top = page.locator('.dates');
      await saidAt(page, '2026-12-01T21:05:00-08:00');
      expect(await top.textContent()).toContain('Next: Thu, Dec 3, 2026, 7:30–9 PM · All dates (7)');
      expect(await page.locator('.sessions li').first().isVisible()).toBe(false);
      const ofTop = page.locator('[data-action="calendar"] .unseen').first();
      expect(await ofTop.textContent()).toBe(': Thu, Dec 3, 2026');
      await saidAt(page, '2026-12-03T20:00:00-08:00');
      expect(await top.textContent()).toContain('Next: Thu, Dec 3, 2026, 7:30–9 PM');
      await saidAt(page, '2026-12-04T12:00:00-08:00');
      expect(await top.textContent()).toContain('Next: Fri, Dec 4, 2026, 7:30–9 PM');
      expect(await top.textContent()).toContain('Starts today at 7:30 PM');
      await saidAt(page, '2026-12-07T22:00:00-08:00');
      expect(await top.textContent()).toMatch(/^Tue, Dec 8, 2026, 7:30–9 PM(?!.*date)/);
      expect(await page.getByText('One more date').isVisible()).toBe(false);
      expect(await page.getByText('Tue, Dec 8, 2026', { exact: true }).last().isVisible()).toBe(true);
      await saidAt(page, '2026-12-08T22:00:00-08:00');
      expect(await top.locator('> span').textContent()).toMatch(/^This deal has ended\./);
      expect(await page.locator('.to-calendar:visible').count()).toBe(0);
      expect(await page.getByRole('link', { name: 'Get This Deal' }).count()).toBe(0);
      expect(await page.locator('.details').first().innerText()).toContain('All dates are over.');
    });
  });
});

describe('the page of a deal that was to come when the site was built', () => {
  const top = (page: Page) => page.locator('.dates');
  const openAt = async (page: Page, instant: string) => {
    await page.clock.setFixedTime(new Date(instant));
    await page.reload({ waitUntil: 'networkidle' });
  };

  it('announces it until its first day, then says that it has started, and whether it is open', async () => {
    await city.visit('/deal/upcoming', {}, async ({ page }) => {
      await openAt(page, '2027-02-28T23:59:00-08:00');
      expect(await page.locator('.notice').innerText()).toMatch(/^This deal starts on March 1, 2027\. Come/);
      expect(await label(page)).toBe('');
      await openAt(page, '2027-03-02T12:00:00-08:00');
      expect(await page.locator('.notice').innerText()).toMatch(/^This deal started on March 1, 2027\./);
      expect(await label(page)).toBe('Open now · closes 9 PM');
      expect(await top(page).innerText()).toContain('March 1, 2027 – March 31, 2027');
    });
  });

  it('sells nothing once it is over', async () => {
    await city.visit('/deal/upcoming', { viewport: phone }, async ({ page }) => {
      await openAt(page, '2027-04-01T00:00:00-07:00');
      await expect.poll(() => top(page).locator('> span').textContent()).toMatch(/^This deal has ended\./);
      expect(
        await page.locator('.notice, .purchase .cost, .to-calendar').filter({ visible: true }).count(),
      ).toBe(0);
      expect(await page.title()).not.toContain('%');
    });
  });

  it('leaves out the dates that are over', async () => {
    await city.visit('/deal/upcoming-dates', {}, async ({ page }) => {
      await openAt(page, '2026-12-04T12:00:00-08:00');
      expect(await top(page).textContent()).toContain('Next: Fri, Dec 4, 2026, 7:30–9 PM · All dates (5)');
      await openAt(page, '2026-12-08T21:00:00-08:00');
      await expect.poll(() => top(page).locator('> span').textContent()).toMatch(/^This deal has ended\./);
    });
  });
});

describe('the code of a deal', () => {
  it('is copied with a word about it, which counts as a click', async () => {
    const options: BrowserContextOptions = {
      viewport: phone,
      permissions: ['clipboard-read', 'clipboard-write'],
    };
    await city.visit('/deal/code-and-hours', options, async ({ page, context, faults }) => {
      const records = await watchClicks(page, context);
      await page.getByRole('button', { name: 'Copy the code' }).click();
      await expect
        .poll(() => toast(page).textContent())
        .toBe('Code SPRING20 copied Enter it when you book or pay.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SPRING20');
      expect(records).toEqual(['?path=/deal/code-and-hours']);
      expect(faults).toEqual([]);
    });
  });

  const links = [
    ['the bar of a phone', phone, '.buy-bar'],
    ['the main button', desktop, '.buy'],
    ['the summary', desktop, '.facts'],
  ] as const;

  it.each(links)('is copied by the link to the vendor in %s', async (_, viewport, place) => {
    const options: BrowserContextOptions = {
      viewport,
      permissions: ['clipboard-read', 'clipboard-write'],
    };
    await city.visit('/deal/code-and-hours', options, async ({ page, context, faults }) => {
      await watchClicks(page, context);
      const link = page.locator(place).getByRole('link', { name: 'Get This Deal' });
      await Promise.all([context.waitForEvent('page'), link.click()]);
      await page.bringToFront();
      await expect
        .poll(() => toast(page).textContent())
        .toBe('Code SPRING20 copied Enter it when you book or pay.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SPRING20');
      expect(faults).toEqual([]);
    });
  });

  it('is said by the bar of a phone, which covers its box', async () => {
    await city.visit('/deal/code-and-hours', { viewport: phone }, async ({ page }) => {
      await expect.poll(() => page.locator('.buy-bar').isVisible()).toBe(true);
      expect(await page.locator('.buy-bar').textContent()).toContain('Code SPRING20');
    });
  });

  it('is said for copying by hand where the link to the vendor cannot copy it', async () => {
    await city.visit('/deal/code-and-hours', { viewport: desktop }, async ({ page, context, faults }) => {
      await watchClicks(page, context);
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      const link = page.locator('.buy').getByRole('link', { name: 'Get This Deal' });
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
      expect(opened.url()).toMatch(/^https:/);
      await page.bringToFront();
      await expect.poll(() => toast(page).textContent()).toBe('Copy the code by hand SPRING20');
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('is selected where it cannot be copied', async () => {
    await city.visit('/deal/code-and-hours', { viewport: desktop }, async ({ page }) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await page.getByRole('button', { name: 'Copy the code' }).click();
      await expect.poll(() => toast(page).textContent()).toContain('SPRING20');
      expect(await page.evaluate(() => String(getSelection()))).toBe('SPRING20');
    });
  });
});

describe('the calendar file of a date', () => {
  const fileOf = async (page: Page, name: RegExp) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).first().click(),
    ]);
    return (await text(await download.createReadStream())).replaceAll('\r\n ', '').split('\r\n');
  };

  it('has its times, its place and an id of its own', async () => {
    await city.visit('/deal/dates', { timezoneId: 'Asia/Tokyo' }, async ({ page, faults }) => {
      const lines = await fileOf(page, /^Add to calendar.*Dec 3, 2026/);
      expect(lines).toEqual(
        expect.arrayContaining([
          'UID:dates-202612031930@deals.example',
          'SUMMARY:Title of dates',
          'DTSTART:20261204T033000Z',
          'DTEND:20261204T050000Z',
          'LOCATION:Sample Mill\\, 12 Mill Street\\, Port Sample\\, WA',
          'URL:https://deals.example/deal/dates',
        ]),
      );
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('is that of the next date, beside the price', async () => {
    await city.visit('/deal/dates', {}, async ({ page }) => {
      expect(await fileOf(page, /^Add to calendar/)).toContain('DTSTART:20261202T033000Z');
    });
  });
});

describe('a deal without JavaScript', () => {
  const plain = { javaScriptEnabled: false, viewport: phone };

  it('says its code and its hours, and never that it is open', async () => {
    await city.visit('/deal/code-and-hours', plain, async ({ page }) => {
      expect(await page.locator('.coupon').getByText('SPRING20').isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'Copy the code' }).count()).toBe(0);
      expect(await page.getByText('11 AM–9 PM').isVisible()).toBe(true);
      expect(await page.getByText(/open now|closed ·/i).count()).toBe(0);
    });
  });

  it('unfolds its later dates', async () => {
    await city.visit('/deal/dates', plain, async ({ page }) => {
      const last = page.getByText('Tue, Dec 8, 2026', { exact: true });
      expect(await last.isVisible()).toBe(false);
      await page.getByText('2 more dates').click();
      await expect.poll(() => last.isVisible()).toBe(true);
    });
  });
});

describe('an unknown deal', () => {
  it('lists deals of a similar name with what they offer, whatever that is', async () => {
    await city.visit('/deal/free-words-dates', {}, async ({ page }) => {
      const offers = page.locator('main a[href^="/deal/"]');
      await expect.poll(() => offers.allTextContents()).toContain('Title of free: free');
      expect(await offers.allTextContents()).toEqual(
        expect.arrayContaining(['Title of words: Two for one on every plate', 'Title of dates: 20% off']),
      );
    });
  });
});
