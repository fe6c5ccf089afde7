import { addDays, format } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { quickChoice } from '../support/fullRun.ts';
import {
  axeViolations,
  desktop,
  holdBack,
  layoutShift,
  phone,
  sampleCity,
  settled,
} from '../support/visit.ts';

const city = sampleCity();

const devices = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

describe.each(quickChoice(devices))('the search over a page on a %s', (_, viewport) => {
  it('opens with its button and with "/", and closes with Cancel and Escape', async () => {
    await city.visit('/about', { viewport }, async ({ page, faults }) => {
      const dialog = page.locator('dialog[open]');
      await page.locator('header a[href="/search"]').click();
      await dialog.waitFor();
      expect(await page.locator('dialog input').evaluate((field) => field === document.activeElement)).toBe(
        true,
      );
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => dialog.count()).toBe(0);
      await page.keyboard.press('/');
      await dialog.waitFor();
      expect(await page.locator('dialog input').inputValue()).toBe('');
      await page.keyboard.type('tacos');
      // Before its script, the first Escape clears the field.
      await page.locator('dialog input[role="combobox"]').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  it('finds deals and guides while one types, mistakes included, and leads there with the arrows', async () => {
    await city.visit('/about', { viewport }, async ({ page, faults }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('ballon flight');
      const results = page.getByRole('option');
      await expect.poll(() => results.count()).toBeGreaterThan(0);
      expect(await results.first().textContent()).toMatch(/balloon/i);
      expect(await page.locator('dialog mark').first().textContent()).toMatch(/balloon/i);
      expect(await axeViolations(page)).toEqual([]);
      await page.locator('dialog input').fill('memorial day');
      await expect.poll(async () => (await results.allTextContents()).join()).toContain('Guide');
      await page.locator('dialog input').fill('taco');
      await expect.poll(() => results.first().textContent()).toMatch(/taco/i);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => results.first().getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/deal/**');
      expect(faults).toEqual([]);
    });
  });

  it('shows deals with a picture, leads to lists of areas, times and prices, and says how many there are', async () => {
    await city.visit('/about', { viewport }, async ({ page, faults }) => {
      await page.keyboard.press('/');
      const field = page.locator('dialog input');
      const results = page.getByRole('option');
      const hrefs = () => results.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      await field.fill('noda');
      await expect.poll(async () => (await hrefs())[0]).toBe('/neighborhood/noda');
      await expect
        .poll(() =>
          results
            .locator('img')
            .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length),
        )
        .toBeGreaterThan(2);
      expect(await page.locator('dialog [role=status]').textContent()).toMatch(
        /^\d suggestions\. Search for all/,
      );
      await field.fill('this weekend');
      await expect.poll(async () => (await hrefs())[0]).toBe('/deals/weekend');
      await field.fill('labor day');
      await expect.poll(hrefs).toEqual(['/search?q=labor%20day']);
      await field.fill('under $20');
      await expect.poll(() => results.first().textContent()).toMatch(/^Deals under \$20/);
      await results.first().click();
      await page.waitForURL('**/search?q=under%20%2420');
      await expect
        .poll(() => page.locator('.count h2').textContent())
        .toMatch(/^\d+ deals for “under \$20”$/);
      expect(faults).toEqual([]);
    });
  });

  it('leads on Enter to a page of results that can be shared and filtered', async () => {
    await city.visit('/about', { viewport }, async ({ page, faults }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('kids');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=kids');
      await expect.poll(() => page.locator('.results article').count()).toBeGreaterThan(3);
      expect(await page.locator('main input[name="q"]').inputValue()).toBe('kids');
      await page.goto(`${city.url()}/search?q=kids&setting=outdoor`);
      await expect.poll(() => page.locator('.count .chip').count()).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
      await page.goto(`${city.url()}/search?q=zeppelin`);
      await page.getByText('No deals found').waitFor();
      expect(faults).toEqual([]);
    });
  });
});

describe('the search', () => {
  it('is no failure where guides are found, but no deals', async () => {
    await city.visit('/search?q=memorial+day', { viewport: desktop }, async ({ page }) => {
      await expect.poll(() => page.locator('.count h2').textContent()).toBe('9 pages about “memorial day”');
      await page.locator('.none a[href^="/memorial-day"]').first().waitFor();
      expect(
        await page
          .locator('.results')
          .getByText(/^0 deals|No deals found|Try other words/)
          .count(),
      ).toBe(0);
    });
  });

  it.each(quickChoice(['taco', 'zeppelin']))('does not move its page as it finds "%s"', async (words) => {
    await city.visit(`/search?q=${words}`, { viewport: phone }, async ({ page }) => {
      await page.locator('.results :is(article, .none)').first().waitFor();
      await settled(page);
      expect(await layoutShift(page)).toBeLessThan(0.002);
    });
  });

  it('says which words its results leave out, and which deals give no hours', async () => {
    await city.visit('/search?q=dog+friendly+brunch', { viewport: phone }, async ({ page, faults }) => {
      await page.getByText('The first results leave out “brunch”.').waitFor();
      await page.goto(`${city.url()}/search?q=hotel+tonight`);
      await page.getByText(/deals? fits? but gives? no hours/).waitFor();
      expect(await page.locator('.count h2').innerText()).toMatch(/“hotel” tonight$/);
      expect(faults).toEqual([]);
    });
  });

  it('offers popular deals where it finds none, and neither an order nor a map', async () => {
    await city.visit('/search?q=zeppelin', { viewport: phone }, async ({ page, faults }) => {
      await page.getByText('No deals found').waitFor();
      const popular = page.locator('.none section', { hasText: 'Popular deals' });
      expect(await popular.locator('article').count()).toBe(4);
      for (const choice of ['.view', '.sort'])
        expect(await page.locator(choice).filter({ visible: true }).count()).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  });

  it('offers what was looked for at any price, and no popular deal above the price that was named', async () => {
    await city.visit('/search?q=salsa+under+$10', { viewport: phone }, async ({ page, faults }) => {
      await page.getByText('No deals found').waitFor();
      const ways = page.locator('.none .chips button');
      expect(await ways.allTextContents()).toEqual([
        expect.stringMatching(/^Without “under \$10”: \d deals?$/),
        expect.stringMatching(/^Without “salsa”: \d+ deals$/),
      ]);
      await page.getByRole('heading', { name: 'Popular deals under $10' }).waitFor();
      const prices = await page.locator('.none article .price').allTextContents();
      expect(prices).toHaveLength(4);
      for (const price of prices) expect(price).toMatch(/^(Free|\$\d(\.\d\d)?)$/);
      expect(await axeViolations(page)).toEqual([]);
      await ways.first().click();
      await expect.poll(() => page.locator('.count h2').textContent()).toMatch(/^\d deals? for “salsa”$/);
      expect(new URL(page.url()).search).toBe('?q=salsa');
      expect(faults).toEqual([]);
    });
  });

  it('has chips for the time and the area of its words, which can be removed', async () => {
    await city.visit('/search?q=tonight in south end', { viewport: phone }, async ({ page }) => {
      const heading = page.getByRole('heading', { level: 2 }).first();
      await expect.poll(() => heading.innerText()).toMatch(/deals? in South End tonight$/);
      await page.locator('button.chip', { hasText: 'South End' }).click();
      await expect.poll(() => heading.innerText()).toMatch(/^\d+ deals tonight$/);
    });
  });

  it('sorts by distance what is asked for near the visitor', async () => {
    const place = { latitude: 35.2467, longitude: -80.8062 };
    await city.visit('/about', { viewport: phone }, async ({ page, faults }) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation(place);
      await page.keyboard.press('/');
      await page.locator('dialog input').fill('near me');
      const first = page.getByRole('option').first();
      await expect.poll(() => first.textContent()).toBe('NearestDeals');
      await first.click();
      await page.waitForURL('**/search?q=near%20me');
      await expect.poll(() => page.locator('.count h2').textContent()).toMatch(/^\d+ deals$/);
      await expect.poll(() => page.locator('.results article').first().textContent()).toContain('NoDa');
      expect(faults).toEqual([]);
    });
  });

  it.each([390, 320])('lists guides below the deals it finds, %i pixels wide', async (width) => {
    await city.visit('/search?q=dinner', { viewport: { width, height: 844 } }, async ({ page }) => {
      const parts = () =>
        page
          .locator('.results :is(.count, article, .found-guides)')
          .evaluateAll((all) => all.map((each) => each.className));
      await expect.poll(async () => (await parts()).at(-1)).toBe('found-guides');
      for (const link of await page.locator('.found-guides a').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      const wordsEnd = await page.locator('.count h2').evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().right;
      });
      expect(wordsEnd).toBeLessThan((await page.locator('.view button').first().boundingBox())?.x ?? 0);
    });
  });

  it('lists guides above the deals if one matches best', async () => {
    await city.visit('/search?q=fourth', { viewport: phone }, async ({ page }) => {
      const parts = page.locator('.results :is(.count, .found-guides)');
      await expect
        .poll(() => parts.evaluateAll((all) => all.map((each) => each.className)))
        .toEqual(['found-guides', 'count']);
      expect(await page.locator('.results article').first().textContent()).toContain('Fourth of July');
    });
  });

  it.each([
    ['hotel tonight', /^\d+ deals for “hotel” tonight$/, /Choose “Today”/, /night|suite/i],
    ['pontoon tomorrow', /^1 deal for “pontoon”$/, /^No fitting deal tomorrow\./, /pontoon/i],
    ['labor day brunch', /“brunch”/, /^“labor day” is on Monday, September 6, 2027\./, /brunch/i],
    ['corte de pelo', /^\d+ deals for “corte de pelo”$/, null, /haircut/i],
  ])('finds for %j what there is, and says of the time what is so', async (query, heading, note, title) => {
    await city.visit(
      `/search?q=${encodeURIComponent(query)}`,
      { viewport: phone },
      async ({ page, faults }) => {
        await expect.poll(() => page.locator('.count h2').innerText()).toMatch(heading);
        if (note) expect(await page.locator('.count .note').innerText()).toMatch(note);
        expect(await page.locator('.results .card h3').first().innerText()).toMatch(title);
        expect(faults).toEqual([]);
      },
    );
  });

  it('takes a day of the week for a date', async () => {
    // Today may be over: the day after tomorrow is not.
    const day = format(addDays(new Date(), 2), 'EEEE');
    await city.visit(`/search?q=bowling%20${day}`, { viewport: phone }, async ({ page }) => {
      await expect
        .poll(() => page.locator('.count h2').textContent())
        .toMatch(/^\d deals? for “bowling” on \w{3} \d/);
    });
  });

  it('has its two ways to all deals side by side on a small phone', async () => {
    await city.visit('/search', { viewport: { width: 360, height: 740 } }, async ({ page }) => {
      await settled(page);
      const tops = await page
        .locator('.all .button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(tops.length).toBe(2);
      expect(tops[0]).toBe(tops[1]);
    });
  });

  it('keeps what is typed before it lives', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      const release = await holdBack(page, '**/assets/search-*');
      await page.keyboard.press('/');
      await page.keyboard.type('taco');
      release();
      await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0);
      expect(await page.locator('dialog input').inputValue()).toBe('taco');
    });
  });

  it('says so where deals cannot be loaded, and Enter still leads to the search page', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      await page.route('**/deals.json', (route) => route.abort());
      await page.keyboard.press('/');
      await page.keyboard.type('taco');
      await page.getByText('Results cannot be shown here now.').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=taco');
    });
  });

  it('proposes popular searches and the latest ones, which can be cleared', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page, faults }) => {
      await page.keyboard.press('/');
      const popular = page.locator('dialog .ideas section');
      await expect.poll(() => popular.locator('a').count()).toBeGreaterThan(3);
      await page.keyboard.type('tacos tonight');
      await expect.poll(() => page.locator('dialog .ideas').isVisible()).toBe(false);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search\?q=tacos/);
      await page.goto(`${city.url()}/about`);
      await page.keyboard.press('/');
      const recent = page.locator('dialog').getByRole('link', { name: 'tacos tonight' });
      await recent.waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Clear recent searches' }).click();
      expect(await recent.count()).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
      expect(faults).toEqual([]);
    });
  });

  it('says without JavaScript that it needs that, and is a page with categories and popular searches', async () => {
    await city.visit('/about', { viewport: phone, javaScriptEnabled: false }, async ({ page }) => {
      await page.locator('header a[href="/search"]').click();
      await page.waitForURL('**/search');
      expect(await page.locator('main input[name="q"]').isVisible()).toBe(false);
      expect(await page.getByText('to search').isVisible()).toBe(false);
      expect(await page.locator('main .notice').innerText()).toMatch('Searching needs JavaScript');
      expect(await page.locator('main a[href^="/categories/"]').count()).toBeGreaterThanOrEqual(6);
    });
  });
});
