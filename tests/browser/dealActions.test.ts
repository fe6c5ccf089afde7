import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dealPage, heart, slug, title, toast, vendorLink, watchClicks, widths } from '../support/dealPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { axeViolations, desktop, phone, sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();

describe('the page of a deal', () => {
  const asPerson = () => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });

  it('records that a person opened it, once a visit', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page, context, faults }) => {
      const records = await watchClicks(page, context);
      await page.addInitScript(asPerson);
      await page.goto(city.url() + dealPage);
      await expect.poll(() => records).toEqual([`?path=${dealPage}`]);
      await page.reload();
      await settled(page);
      await page.goto(`${city.url()}/about`);
      await page.goto(city.url() + dealPage);
      await settled(page);
      expect(records).toHaveLength(1);
      expect(faults).toEqual([]);
    });
  });

  it('records no visit of a program', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page, context }) => {
      const records = await watchClicks(page, context);
      await page.reload();
      await settled(page);
      expect(records).toEqual([]);
    });
  });
});

describe('the links to places and phones of a deal on a phone', () => {
  it('can be hit with a thumb, and none covers another', async () => {
    await city.visit('/deal/arcade-plaza-midwood', { viewport: phone }, async ({ page }) => {
      const boxes = await page.locator('.rows a, .facts dd a').evaluateAll((links) =>
        links.map((link) => {
          const { top, bottom, left, right } = link.getBoundingClientRect();
          return { top, bottom, left, right };
        }),
      );
      expect(boxes).toHaveLength(5);
      for (const [index, box] of boxes.entries()) {
        expect(box.bottom - box.top).toBeGreaterThanOrEqual(index < 3 ? 31 : 43);
        for (const other of boxes.slice(index + 1))
          expect(
            box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top,
          ).toBe(true);
      }
    });
  });
});

describe('Get This Deal', () => {
  it.each(quickChoice(widths))(
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

  it.runIf(isFullRun)('records a click of the middle button, and none of the right one', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page, context }) => {
      const records = await watchClicks(page, context);
      await vendorLink(page).click({ button: 'right' });
      await vendorLink(page).click({ button: 'middle' });
      await expect.poll(() => records.length).toBe(1);
    });
  });

  it.runIf(isFullRun)('opens and is recorded also where nothing more can be loaded', async () => {
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

  it.runIf(isFullRun)('takes the place of the one before it', async () => {
    await city.visit(dealPage, { viewport: desktop, permissions: ['clipboard-write'] }, async ({ page }) => {
      await share(page);
      await toast(page).getByText('Link copied').waitFor();
      await share(page);
      await expect.poll(() => toast(page).getByText('Link copied').count()).toBe(1);
      expect(await toast(page).count()).toBe(1);
    });
  });

  it.runIf(isFullRun)('does not move for those who want no motion', async () => {
    const options = { viewport: desktop, permissions: ['clipboard-write'], reducedMotion: 'reduce' } as const;
    await city.visit(dealPage, { ...options, permissions: ['clipboard-write'] }, async ({ page }) => {
      await share(page);
      await toast(page).getByText('Link copied').waitFor();
      expect(await toast(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
        '0s',
      );
    });
  });

  it.each(quickChoice(['light', 'dark'] as const))(
    'leaves axe nothing to find in the %s theme',
    async (colorScheme) => {
      for (const viewport of quickChoice([phone, desktop])) {
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
    },
  );
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

  it.each(quickChoice(widths))('copies the address of the deal and says so, on %s', async (_, viewport) => {
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

  it.runIf(isFullRun)('shows the address where it cannot be copied', async () => {
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

  it.runIf(isFullRun)('is silent where the visitor thinks better of it', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page, faults }) => {
      await offerNative(page, 'AbortError');
      await share(page).click();
      await page.waitForFunction(() => 'shared' in window);
      await settled(page);
      expect(await toast(page).count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('copies the address where the device refuses', async () => {
    await city.visit(dealPage, { viewport: phone, permissions: ['clipboard-write'] }, async ({ page }) => {
      await offerNative(page, 'NotAllowedError');
      await share(page).click();
      await toast(page).getByText('Link copied to clipboard').waitFor();
    });
  });
});
