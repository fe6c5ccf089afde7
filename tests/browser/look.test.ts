import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const frames = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content),
  );
const light = 'rgb(251, 246, 236)';
const dark = 'rgb(14, 23, 40)';

describe('the theme', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('is %s where the system is', async (colorScheme, color) => {
    await city.visit('/', { colorScheme }, async ({ page }) => expect(await paper(page)).toBe(color));
  });

  it('changes with its switch, is remembered before anything is painted, and colors the frame', async () => {
    await city.visit('/', { viewport: desktop, colorScheme: 'light' }, async ({ page, context, faults }) => {
      const toggle = page.locator('header').getByRole('button', { name: 'Dark theme' }).first();
      expect(await toggle.getAttribute('aria-pressed')).toBe('false');
      await toggle.click();
      await expect.poll(() => paper(page)).toBe(dark);
      expect(new Set(await frames(page))).toEqual(new Set([dark]));
      // With scripts of the page's end held back, only what runs before the first paint can know the choice.
      await context.route('**/assets/enhance-*', (route) => route.abort());
      await page.goto(`${city.url()}/deals`);
      await expect.poll(() => paper(page)).toBe(dark);
      expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
    });
  });

  it('follows the system again once the choice is that of the system', async () => {
    await city.visit('/', { viewport: desktop, colorScheme: 'light' }, async ({ page }) => {
      const toggle = page.locator('header').getByRole('button', { name: 'Dark theme' }).first();
      await toggle.click();
      await toggle.click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme') ?? '')).toBe('');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => paper(page)).toBe(dark);
      await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
    });
  });

  it('shows and loads the drawing of the city for itself alone', async () => {
    await city.visit('/', { viewport: desktop, colorScheme: 'dark' }, async ({ page }) => {
      await settled(page);
      const loaded = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.complete && image.naturalWidth > 0)
          .map(({ currentSrc }) => currentSrc)
          .filter((src) => src.includes('skyline-')),
      );
      expect(loaded.map((src) => /skyline-(\w+)-/.exec(src)?.[1])).toEqual(['night']);
    });
  });

  it('keeps the sky over the city when the visitor chooses the other theme', async () => {
    await city.visit('/', { viewport: desktop, colorScheme: 'light' }, async ({ page }) => {
      await page.locator('header').getByRole('button', { name: 'Dark theme' }).first().click();
      await expect.poll(() => paper(page)).toBe(dark);
      await expect.poll(() => page.locator('svg.skyline').isVisible()).toBe(true);
      await expect.poll(() => page.locator('img.skyline:visible').count()).toBe(1);
    });
  });

  it('has no switch without JavaScript', async () => {
    await city.visit('/', { viewport: desktop, javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator('[data-theme-switch]').first().isVisible()).toBe(false);
    });
  });
});

describe('the style sheet in the background', () => {
  it('counts for the screen once it has loaded', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      const sheet = page.locator('link[rel="stylesheet"]');
      await expect.poll(() => sheet.getAttribute('media')).toBe('all');
      await page.keyboard.press('/');
      const width = await page.locator('dialog[open]').evaluate((dialog) => getComputedStyle(dialog).width);
      expect(width).toBe('704px');
    });
  });

  it('prints pages without JavaScript too', async () => {
    await city.visit('/about', { viewport: desktop, javaScriptEnabled: false }, async ({ page }) => {
      const footer = page.locator('footer');
      expect(await footer.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => footer.isVisible()).toBe(false);
    });
  });

  it.each(['/', '/deals', '/july-4th', '/vendor/lamplight-tours', '/chatbot', '/saved', '/lost', '/about'])(
    'prints no controls of %s',
    async (path) => {
      await city.visit(path, { viewport: desktop, javaScriptEnabled: false }, async ({ page }) => {
        await page.emulateMedia({ media: 'print' });
        for (const controls of [
          'header nav',
          '.saved',
          '.heart',
          '.filters',
          '.ask',
          '.ask-panel',
          '.promotion',
          '.skyline',
          'footer.end',
          'main nav',
          '.questions h2 + p',
        ])
          expect(await page.locator(`${controls}:visible`).count(), controls).toBe(0);
      });
    },
  );
});

describe('on paper', () => {
  /** A page of A4 between its margins. */
  const paper = { width: 661, height: 1000 };

  it('the notice of an ended deal is beside its picture', async () => {
    await city.visit('/deal/mocktail-lab', { viewport: paper }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const picture = page.locator('.poster');
      await expect.poll(() => picture.evaluate((poster) => getComputedStyle(poster).float)).not.toBe('none');
      const [notice, poster] = [
        await page.locator('.notice.ended').boundingBox(),
        await picture.boundingBox(),
      ];
      expect(notice?.y).toBeLessThan((poster?.y ?? 0) + (poster?.height ?? 0));
      expect((notice?.x ?? Number.NaN) + (notice?.width ?? 0)).toBeLessThanOrEqual(poster?.x ?? 0);
    });
  });

  it('a deal has no summary, which only repeats what is above it; an ended one does', async () => {
    for (const [path, isPrinted] of [
      ['/deal/brewery-walk-south-end', false],
      ['/deal/mocktail-lab', true],
    ] as const)
      await city.visit(path, { viewport: paper }, async ({ page }) => {
        const summary = page.locator('.facts');
        expect(await summary.isVisible()).toBe(true);
        await page.emulateMedia({ media: 'print' });
        await expect
          .poll(() => page.locator('.poster').evaluate((box) => getComputedStyle(box).float))
          .not.toBe('none');
        expect(await summary.isVisible(), path).toBe(isPrinted);
      });
  });

  it('nothing is said about similar deals, which are not printed', async () => {
    await city.visit('/deal/mocktail-lab', { viewport: paper }, async ({ page }) => {
      const words = page.getByText('These similar deals are still on.');
      expect(await words.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => words.isVisible()).toBe(false);
    });
  });

  it('seals are on the pages of their cards', async () => {
    await city.visit('/neighborhood/noda', { viewport: paper }, async ({ page }) => {
      const overhang = () =>
        page
          .locator('.card')
          .first()
          .evaluate((card) => {
            const seal = card.querySelector('.seal')?.getBoundingClientRect().top ?? Number.NaN;
            return card.getBoundingClientRect().top - seal;
          });
      expect(await overhang()).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(overhang).toBeLessThanOrEqual(0);
    });
  });

  it('headings of guides stay with what they are about', async () => {
    await city.visit('/july-4th', { viewport: paper }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const tips = page.locator('.sunk:has(.tips)');
      await expect.poll(() => tips.evaluate((box) => getComputedStyle(box).breakInside)).toBe('avoid');
      const heads = await page
        .locator('.section-head')
        .evaluateAll((all) => all.map((head) => getComputedStyle(head).breakAfter));
      expect(new Set(heads)).toEqual(new Set(['avoid']));
    });
  });

  it('a map is beside the list of its places', async () => {
    await city.visit('/july-4th', { viewport: paper }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const map = page.locator('.spots .map');
      await expect.poll(() => map.evaluate((box) => getComputedStyle(box).float)).not.toBe('none');
      const [drawn, first] = [await map.boundingBox(), await page.locator('.spots li').first().boundingBox()];
      expect(drawn?.x).toBeGreaterThanOrEqual((first?.x ?? Number.NaN) + (first?.width ?? 0));
      expect(drawn?.y).toBeLessThanOrEqual(first?.y ?? Number.NaN);
    });
  });

  it.each(['/saved', '/search?q=taco'])(
    'no places for deals that are loading are left on %s',
    async (path) => {
      await city.visit('/about', { viewport: paper }, async ({ page }) => {
        await page.evaluate(() => localStorage.setItem('saved-deals', '["ghost-walk-uptown"]'));
        await page.route('**/deals.json', () => undefined);
        await page.goto(city.url() + path);
        const place = page.locator('.skeleton').first();
        await place.waitFor();
        await page.emulateMedia({ media: 'print' });
        await expect.poll(() => place.isVisible()).toBe(false);
      });
    },
  );

  it('a single deal that is coming soon stands, so that its seal is on its own page', async () => {
    await city.visit('/neighborhood/noda', { viewport: paper }, async ({ page }) => {
      const card = page.locator('.coming-soon .card');
      expect(await card.count()).toBe(1);
      const display = () => card.evaluate((element) => getComputedStyle(element).display);
      expect(await display()).toBe('grid');
      await page.emulateMedia({ media: 'print' });
      await expect.poll(display).toBe('block');
    });
  });

  it('the list of home has a heading in place of its tabs', async () => {
    await city.visit('/', { viewport: paper }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const heading = page.getByRole('heading', { name: 'Featured', exact: true }).last();
      await expect.poll(async () => (await heading.boundingBox())?.height).toBeGreaterThan(10);
    });
  });
});

describe('a printed listing', () => {
  it.each([true, false])('shows nothing that can be pressed, with script: %s', async (javaScriptEnabled) => {
    await city.visit('/categories/food-drink', { viewport: desktop, javaScriptEnabled }, async ({ page }) => {
      const chip = page.locator('.count .chip');
      expect(await chip.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => chip.isVisible()).toBe(false);
      expect(
        await page
          .locator('.count')
          .getByText(/^Page 1 of/)
          .isVisible(),
      ).toBe(false);
      expect(await page.locator('.view').isVisible()).toBe(false);
      expect(await page.locator('.count h2').isVisible()).toBe(true);
    });
  });
});

describe('the header', () => {
  /** The names of what the Tab key reaches, from the top of the page, until the page itself begins. */
  async function tabStops(page: Page): Promise<string[]> {
    const names: string[] = [];
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        if (element.closest('main')) return null;
        return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      });
      if (name === null) break;
      names.push(name);
    }
    return names;
  }

  it('is walked through in the order in which it is seen on a desktop', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      const stops = await tabStops(page);
      expect(stops.slice(0, 3)).toEqual(['Skip to content', 'Charlotte Deals', 'Food & Drink']);
      expect(stops.slice(10, 12)).toEqual(['Guides', 'Search']);
      const lefts = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('header :is(a, button, summary)')]
          .filter((element) => element.checkVisibility() && element.offsetParent !== null)
          .map((element) => element.getBoundingClientRect().left),
      );
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    });
  });

  it('is walked through in the order in which it is seen on a phone, menu included', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page }) => {
      const stops = await tabStops(page);
      expect(stops[1]).toBe('Charlotte Deals');
      expect(stops).toContain('Search');
      expect(stops.at(-1)).toBe('Menu');
      await page.locator('header summary').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('This weekend');
      await page.keyboard.press('Escape');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('Menu');
    });
  });

  it('leads past itself with its first stop', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    });
  });
});

describe('a picture that fails to load', () => {
  it('leaves its place, a quiet ground and its words for those who listen', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      await page.route('**/assets/*.svg', (route) => route.abort());
      await page.goto(`${city.url()}/deals`);
      const frame = page.locator('.card .frame').first();
      const image = frame.locator('img');
      await expect.poll(() => image.getAttribute('data-state')).toBe('error');
      const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
      expect(width / height).toBeCloseTo(4 / 3, 1);
      expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
      const ground = await frame.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(ground).not.toBe('rgba(0, 0, 0, 0)');
      expect(await page.locator('.wordmark').first().textContent()).toContain('Charlotte Deals');
    });
  });
});

describe('the page of a deal on a tablet', () => {
  it('shows the whole drawing beside the offer', async () => {
    await city.visit(
      '/deal/ghost-walk-uptown',
      { viewport: { width: 1024, height: 768 } },
      async ({ page }) => {
        const image = await page.locator('.poster img').boundingBox();
        const offer = await page.locator('.offer').boundingBox();
        expect(image && offer && image.x + image.width).toBeCloseTo(offer?.x ?? 0);
        // Drawings fill up to 490 of the 800 units of a poster that is 600 high, and discs behind them 640.
        const shown = ((image?.width ?? 0) / (image?.height ?? 1)) * 600;
        expect(shown).toBeGreaterThan(640);
      },
    );
  });
});

describe('the places where to watch fireworks', () => {
  const spot = (page: Page) => page.locator('#spot-1');

  it('unfold what to expect of them on a phone', async () => {
    await city.visit('/july-4th', { viewport: phone }, async ({ page }) => {
      const tip = spot(page).getByText('Get a spot before seven');
      await expect.poll(() => spot(page).getByText('Directions').isVisible()).toBe(true);
      expect(await tip.isVisible()).toBe(false);
      await spot(page).getByText('What to expect').click();
      await expect.poll(() => tip.isVisible()).toBe(true);
    });
  });

  it('say everything at once on a desktop', async () => {
    await city.visit('/july-4th', { viewport: desktop }, async ({ page }) => {
      await expect.poll(() => spot(page).getByText('Get a spot before seven').isVisible()).toBe(true);
      expect(await spot(page).getByText('What to expect').isVisible()).toBe(false);
    });
  });
});
