import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, desktop, layoutShift, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity(4332);
const widths = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;
const dealPage = '/deal/taco-flight-plaza-midwood';
const slug = 'taco-flight-plaza-midwood';
const title = 'Taco flight and two palomas';
const key = 'saved-deals-1';
/** A day of the sample city's own time, so that nothing on it has ended. */
const today = new Date('2026-11-20T15:00:00-05:00');

/** How far words may jump on a slow day: that of a font which comes after the first paint. */
const lateFont = 0.01;

const toast = (page: Page) => page.getByRole('status').and(page.locator('.toast'));
const vendorLink = (page: Page) => page.locator('main').getByRole('link', { name: 'Get This Deal' }).first();
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
const pressed = (page: Page, name: string) => heart(page, name).getAttribute('aria-pressed');
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Slugs and titles of the first deals of the catalogue. */
async function someDeals(count: number): Promise<{ slug: string; title: string }[]> {
  const { deals } = await (await fetch(`${city.url()}/deals.json`)).json();
  return deals
    .slice(0, count)
    .map((deal: { slug: string; title: string }) => ({ slug: deal.slug, title: deal.title }));
}

/** Has the device keep `deals` as saved before the page is opened again. */
async function withSaved(page: Page, deals: readonly object[]): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [key, JSON.stringify(deals)],
  );
  await page.reload();
}

/** Answers for all vendors, and collects the records of clicks. */
async function watchClicks(page: Page, context: BrowserContext): Promise<string[]> {
  const records: string[] = [];
  await context.route(/^https:/, (route) => route.fulfill({ body: 'vendor' }));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/click.txt') records.push(decodeURIComponent(search));
  });
  return records;
}

describe('Get This Deal', () => {
  it.each(widths)(
    'opens the vendor in a window of its own, records the click and says so, on %s',
    async (_, viewport) => {
      await city.visit(dealPage, { viewport }, async ({ page, context, faults }) => {
        const records = await watchClicks(page, context);
        const [opened] = await Promise.all([context.waitForEvent('page'), vendorLink(page).click()]);
        expect(opened.url()).toMatch(/^https:/);
        await page.bringToFront();
        await expect
          .poll(() => toast(page).textContent())
          .toBe("Deal opened! You're being redirected to the vendor's website.");
        expect(records).toEqual([`?path=/deal/${slug}`]);
        expect(new URL(page.url()).pathname).toBe(dealPage);
        expect(faults).toEqual([]);
      });
    },
  );

  it('records the click of every way to the vendor, by keyboard too', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page, context }) => {
      const records = await watchClicks(page, context);
      const links = page.locator('a[rel="sponsored noopener"]');
      expect(await links.count()).toBe(3);
      for (const link of await links.all()) {
        await link.evaluate((element) => {
          element.closest('.buy-bar')?.setAttribute('style', 'display:flex');
        });
        expect(await link.getAttribute('data-opens')).toBe(dealPage);
      }
      await links.nth(1).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => records.length).toBe(1);
    });
  });

  it('records a click of the middle button, and none of the right one', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page, context }) => {
      const records = await watchClicks(page, context);
      await vendorLink(page).click({ button: 'right' });
      await vendorLink(page).click({ button: 'middle' });
      await expect.poll(() => records.length).toBe(1);
    });
  });

  it('opens and is recorded also where nothing more can be loaded', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page, context }) => {
      const records = await watchClicks(page, context);
      await page.route('**/assets/actions-*', (route) => route.abort());
      const [opened] = await Promise.all([context.waitForEvent('page'), vendorLink(page).click()]);
      expect(opened.url()).toMatch(/^https:/);
      expect(records).toEqual([`?path=/deal/${slug}`]);
    });
  });

  it('tells the endpoint of the site where there is one', async () => {
    await city.visit(dealPage, { viewport: desktop, bypassCSP: true }, async ({ page, context }) => {
      const records = await watchClicks(page, context);
      await page.evaluate(() => {
        document.documentElement.dataset.clicks = 'https://clicks.example/record';
      });
      const [told] = await Promise.all([
        page.waitForRequest('https://clicks.example/record'),
        vendorLink(page).click(),
      ]);
      expect(told.method()).toBe('POST');
      expect(JSON.parse(told.postData() ?? '')).toEqual({ path: dealPage });
      expect(records).toEqual([]);
    });
  });
});

describe('a toast', () => {
  const share = (page: Page) => page.getByRole('link', { name: 'Share Deal' }).click();

  it('takes no focus, goes after five seconds, and stays while the pointer is on it', async () => {
    await city.visit(dealPage, { viewport: desktop, permissions: ['clipboard-write'] }, async ({ page }) => {
      await page.clock.install();
      await share(page);
      await page.clock.runFor(500);
      await toast(page).getByText('Link copied').waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Share Deal');
      await page.clock.runFor(4000);
      expect(await toast(page).count()).toBe(1);
      await toast(page).hover();
      await page.clock.runFor(20_000);
      expect(await toast(page).count()).toBe(1);
      await page.mouse.move(0, 0);
      await page.clock.runFor(5100);
      expect(await toast(page).count()).toBe(0);
    });
  });

  it('takes the place of the one before it', async () => {
    await city.visit(dealPage, { viewport: desktop, permissions: ['clipboard-write'] }, async ({ page }) => {
      await share(page);
      await toast(page).getByText('Link copied').waitFor();
      await share(page);
      await expect.poll(() => toast(page).getByText('Link copied').count()).toBe(1);
      expect(await toast(page).count()).toBe(1);
    });
  });

  it('does not move for those who want no motion', async () => {
    const options = { viewport: desktop, permissions: ['clipboard-write'], reducedMotion: 'reduce' } as const;
    await city.visit(dealPage, { ...options, permissions: ['clipboard-write'] }, async ({ page }) => {
      await share(page);
      await toast(page).getByText('Link copied').waitFor();
      expect(await toast(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
        '0s',
      );
    });
  });

  it.each(['light', 'dark'] as const)('leaves axe nothing to find in the %s theme', async (colorScheme) => {
    for (const viewport of [phone, desktop]) {
      const options = {
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        permissions: ['clipboard-write'],
      } as const;
      await city.visit(dealPage, { ...options, permissions: ['clipboard-write'] }, async ({ page }) => {
        await heart(page, title).click();
        await share(page);
        await toast(page).getByText('Link copied').waitFor();
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
});

describe('Share Deal', () => {
  const share = (page: Page) => page.getByRole('link', { name: 'Share Deal' });
  const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
  /** Gives the page a way to share; what it is asked to share is in `window.shared`. */
  const offerNative = async (page: Page, fault: string | null) => {
    await page.addInitScript((name) => {
      Object.assign(navigator, {
        share: async (data: unknown) => {
          Object.assign(window, { shared: data });
          if (name) throw new DOMException('no', name);
        },
      });
    }, fault);
    await page.reload();
  };

  it.each(widths)('copies the address of the deal and says so, on %s', async (_, viewport) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await city.visit(dealPage, { viewport, permissions }, async ({ page, faults }) => {
      await share(page).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => toast(page).textContent())
        .toBe('Link copied to clipboard You can now share this deal with others.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await canonical(page));
      expect(faults).toEqual([]);
    });
  });

  it('shows the address where it cannot be copied', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page }) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await share(page).click();
      await expect.poll(() => toast(page).textContent()).toContain(await canonical(page));
    });
  });

  it('leaves sharing to the device where it can, and says nothing more', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page }) => {
      await offerNative(page, null);
      await share(page).click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { shared?: object }).shared))
        .toEqual({
          title,
          url: await canonical(page),
        });
      expect(await toast(page).count()).toBe(0);
    });
  });

  it('is silent where the visitor thinks better of it', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page, faults }) => {
      await offerNative(page, 'AbortError');
      await share(page).click();
      await page.waitForFunction(() => 'shared' in window);
      await page.waitForTimeout(200);
      expect(await toast(page).count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  it('copies the address where the device refuses', async () => {
    await city.visit(dealPage, { viewport: phone, permissions: ['clipboard-write'] }, async ({ page }) => {
      await offerNative(page, 'NotAllowedError');
      await share(page).click();
      await toast(page).getByText('Link copied to clipboard').waitFor();
    });
  });
});

describe('a heart', () => {
  it.each(widths)(
    'saves a deal and forgets it again, by pointer and by keyboard, on %s',
    async (_, viewport) => {
      await city.visit('/deals', { viewport }, async ({ page, faults }) => {
        const [first, second] = await someDeals(2);
        if (!first || !second) throw new Error('The sample city has no deals');
        await heart(page, first.title).click();
        await expect.poll(() => pressed(page, first.title)).toBe('true');
        expect(new URL(page.url()).pathname).toBe('/deals');
        await heart(page, second.title).focus();
        await page.keyboard.press('Space');
        await expect.poll(() => pressed(page, second.title)).toBe('true');
        expect(JSON.parse((await kept(page)) ?? '')).toEqual([second, first]);
        await page.reload();
        await expect.poll(() => pressed(page, first.title)).toBe('true');
        await heart(page, first.title).click();
        await heart(page, second.title).press('Enter');
        await expect.poll(() => kept(page)).toBeNull();
        expect(await pressed(page, first.title)).toBe('false');
        expect(faults).toEqual([]);
      });
    },
  );

  it('is large enough for a finger and lies on the poster, also where a card lies down', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page }) => {
      const places = await page.locator('.card').evaluateAll((cards) =>
        cards.map((card) => {
          const box = (name: string) => card.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
          const [own, poster] = [box('.heart'), box('.frame')];
          const isInside = own.right <= poster.right && own.top >= poster.top && own.left > poster.left;
          return { isInside, size: Math.min(own.width, own.height) };
        }),
      );
      expect(places.length).toBeGreaterThan(2);
      for (const { isInside, size } of places) {
        expect(isInside).toBe(true);
        expect(size).toBeGreaterThanOrEqual(44);
      }
    });
  });

  it('knows its deal also on cards that come later', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      const [first] = await someDeals(1);
      await withSaved(page, first ? [first] : []);
      await page.goto(`${city.url()}/search?q=${encodeURIComponent(first?.title ?? '')}`);
      await expect.poll(() => pressed(page, first?.title ?? '')).toBe('true');
      await heart(page, first?.title ?? '').click();
      await expect.poll(() => pressed(page, first?.title ?? '')).toBe('false');
    });
  });

  it('follows another tab, and the header says how many deals are saved', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(city.url() + dealPage);
      await heart(other, title).click();
      await expect.poll(() => pressed(page, title)).toBe('true');
      const link = page.locator('header .saved').first();
      await expect.poll(() => link.textContent()).toBe('Saved deals1');
      await link.click();
      expect(new URL(page.url()).pathname).toBe('/saved');
    });
  });

  it('says so where the device keeps nothing', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page, faults }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        });
      });
      await page.reload();
      await heart(page, title).click();
      await toast(page).getByText('Deal not saved').waitFor();
      expect(await pressed(page, title)).toBe('false');
      expect(faults).toEqual([]);
    });
  });

  it('moves nothing when saved deals are marked', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page }) => {
      await withSaved(page, [{ slug, title }]);
      await expect.poll(() => pressed(page, title)).toBe('true');
      expect(await layoutShift(page)).toBeLessThan(lateFont);
    });
  });
});

describe('the saved deals', () => {
  const tick = (page: Page, place: number) => page.getByRole('checkbox').nth(place);
  const compare = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true });

  it('lead on while there are none', async () => {
    await city.visit('/saved', { viewport: phone }, async ({ page, faults }) => {
      await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
      await page.getByRole('link', { name: 'View All Deals' }).first().click();
      expect(new URL(page.url()).pathname).toBe('/deals');
      expect(faults).toEqual([]);
    });
  });

  it.each([['a small phone', { width: 360, height: 780 }], ...widths] as const)(
    'stand side by side in a table that fits, on %s',
    async (_, viewport) => {
      await city.visit('/saved', { viewport }, async ({ page, faults }) => {
        const deals = await someDeals(4);
        await withSaved(page, deals);
        await tick(page, 0).focus();
        await page.keyboard.press('Space');
        expect(await compare(page).isDisabled()).toBe(true);
        await tick(page, 1).check();
        await tick(page, 2).check();
        expect(await tick(page, 3).isDisabled()).toBe(true);
        await compare(page).focus();
        await page.keyboard.press('Enter');
        const table = page.getByRole('table');
        expect(await table.getByRole('columnheader').allTextContents()).toEqual(
          deals.slice(0, 3).map((deal) => deal.title),
        );
        expect(await table.getByRole('rowheader').allTextContents()).toEqual([
          'Price',
          'Was',
          'You save',
          'Percent off',
          'Category',
          'Where',
          'By',
          'Ends',
          'Good for',
          'Setting',
        ]);
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toBe('Side by side');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await page.getByRole('button', { name: 'Close the comparison' }).click();
        expect(await table.count()).toBe(0);
        expect(faults).toEqual([]);
      });
    },
  );

  it('say of a deal that has ended that it has, and let it go', async () => {
    await city.visit('/saved', { viewport: phone }, async ({ page }) => {
      const gone = { slug: 'gone', title: 'Gone for good' };
      await withSaved(page, [gone, ...(await someDeals(1))]);
      await page.getByText('This deal has ended').waitFor();
      expect(await page.getByRole('link', { name: 'Gone for good' }).getAttribute('href')).toBe('/deal/gone');
      await page.getByRole('button', { name: 'Remove Gone for good' }).click();
      await expect.poll(() => page.getByText('Gone for good').count()).toBe(0);
      expect(await kept(page)).not.toContain('gone');
    });
  });

  it('can be cleared and brought back with the keyboard alone', async () => {
    await city.visit('/saved', { viewport: desktop }, async ({ page }) => {
      const deals = await someDeals(3);
      await withSaved(page, deals);
      await page.getByRole('button', { name: 'Clear all' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
      expect(await kept(page)).toBeNull();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Nothing saved yet');
      await toast(page).getByRole('button', { name: 'Undo' }).waitFor();
      for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: '3 deals' }).waitFor();
      expect(JSON.parse((await kept(page)) ?? '')).toEqual(deals);
      expect(await toast(page).count()).toBe(0);
    });
  });

  it('drop a deal whose heart is taken back, and keep the focus on the page', async () => {
    await city.visit('/saved', { viewport: desktop }, async ({ page }) => {
      const deals = await someDeals(2);
      await withSaved(page, deals);
      const name = deals[0]?.title ?? '';
      await expect.poll(() => pressed(page, name)).toBe('true');
      await heart(page, name).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: '1 deal', exact: true }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1 deal');
    });
  });

  it('are there by name where the deals cannot be loaded', async () => {
    await city.visit('/saved', { viewport: desktop }, async ({ page }) => {
      await page.route('**/deals.json', (route) => route.abort());
      await withSaved(page, [{ slug, title }]);
      await page.getByText('could not be loaded').waitFor();
      expect(await page.getByRole('link', { name: title }).isVisible()).toBe(true);
      await page.unroute('**/deals.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.card').waitFor();
    });
  });

  it.each(['light', 'dark'] as const)('leave axe nothing to find in the %s theme', async (colorScheme) => {
    for (const viewport of [phone, desktop]) {
      await city.visit('/saved', { viewport, colorScheme, reducedMotion: 'reduce' }, async ({ page }) => {
        await withSaved(page, [...(await someDeals(3)), { slug: 'gone', title: 'Gone for good' }]);
        for (const place of [0, 1]) await tick(page, place).check();
        await compare(page).click();
        await page.getByRole('button', { name: 'Remove Gone for good' }).click();
        await toast(page).getByRole('button', { name: 'Undo' }).waitFor();
        await page.getByRole('table').waitFor();
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
});

describe('Add to calendar', () => {
  async function fileOf(page: Page, place: number): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Add to calendar/ })
        .nth(place)
        .click(),
    ]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
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

  it('hands out an event of a holiday with its time and place', async () => {
    await city.visit('/july-4th/july-4th-events', { viewport: phone }, async ({ page, faults }) => {
      const { text } = await fileOf(page, 0);
      expect(text).toContain('DTSTART:20270704T140000Z\r\n');
      expect(text).toMatch(/\r\nDTEND:202707\d\dT\d{6}Z\r\n/);
      expect(text).toMatch(/\r\nLOCATION:\S/);
      expect(faults).toEqual([]);
    });
  });
});

describe('the countdown of a deal', () => {
  it('goes on minute by minute, ends at zero, and is announced by nothing', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page }) => {
      const line = page.locator('.countdown');
      const endsAt = Number(await line.getAttribute('data-ends-at'));
      await page.clock.install({ time: endsAt - (2 * 1440 + 61) * 60_000 });
      await page.reload();
      expect(await line.textContent()).toBe('2 days, 1 hour, 1 minute');
      await page.clock.runFor(60_000);
      expect(await line.textContent()).toBe('2 days, 1 hour, 0 minutes');
      expect(
        await line.evaluate((element) => element.closest('[aria-live], [role]')?.outerHTML ?? null),
      ).toBeNull();
      await page.clock.setFixedTime(endsAt);
      await page.reload();
      expect(await line.textContent()).toBe('0 days, 0 hours, 0 minutes');
      expect(await page.locator('.dates time').textContent()).toContain('Ended');
    });
  });

  it.each(widths)('moves nothing when it appears, on %s', async (_, viewport) => {
    await city.visit(dealPage, { viewport }, async ({ page }) => {
      expect(await page.locator('.countdown').textContent()).toMatch(/days, \d+ hour/);
      expect(await layoutShift(page)).toBeLessThan(lateFont);
    });
  });
});

describe('a page that was to be built anew and was not', () => {
  const guide = '/events-in-charlotte-this-weekend';
  const headingAt = async (page: Page, instant: string) => {
    await page.clock.setFixedTime(new Date(instant));
    await page.reload();
    return page.locator('h1').innerText();
  };

  it.each(widths)(
    'drops the words about a weekend that is over, before they are seen, on %s',
    async (_, viewport) => {
      await city.visit(guide, { viewport }, async ({ page }) => {
        expect(await headingAt(page, '2026-11-22T23:59:00-05:00')).toMatch(/This Weekend, Nov 20–22/i);
        expect(await page.getByText('Updated for').isVisible()).toBe(true);
        expect(await headingAt(page, '2026-11-23T00:00:00-05:00')).not.toMatch(/Nov/i);
        expect(await page.getByText('Updated for').isVisible()).toBe(false);
        expect(await page.locator('h1').innerText()).toMatch(/\w/);
        expect(await layoutShift(page)).toBeLessThan(lateFont);
      });
    },
  );

  it('leaves pages without such words as they are', async () => {
    await city.visit(dealPage, {}, async ({ page }) => {
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
      expect(await page.locator('.countdown').isVisible()).toBe(false);
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
