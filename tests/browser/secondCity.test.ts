import { describe, expect, it } from 'vitest';
import { testEveryPage } from '../support/everyPage.ts';
import { quickChoice } from '../support/fullRun.ts';
import { buildCity } from '../support/sampleSite.ts';
import { secondCity } from '../support/secondCity.ts';
import { axeViolations, desktop, fontsLoaded, ownCity, phone } from '../support/visit.ts';

const city = ownCity(() => buildCity(() => secondCity));

const pages = [
  ['home', '/'],
  ['a category', '/categories/stage'],
  ['a deal', '/deal/mariachi-courtyard'],
  ['a guide', '/things-to-do-in-tucson-today'],
  ['places without a map', '/fourth-of-july/where-to-watch'],
  ['the chat', '/chatbot'],
] as const;

const widths = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

testEveryPage(city, 'a phone', pages);
testEveryPage(city, 'a desktop', pages);

describe('home of the second city', () => {
  it('has all its doors in rows, and the last row in the middle on a phone', async () => {
    await city.visit('/', { viewport: { width: 360, height: 780 } }, async ({ page }) => {
      const boxes = await page
        .locator('.doors > li')
        .evaluateAll((doors) => doors.map((door) => door.getBoundingClientRect().toJSON()));
      const tops = [...new Set(boxes.map(({ y }) => Math.round(y)))];
      const rows = tops.map((top) => boxes.filter(({ y }) => Math.round(y) === top));
      expect(rows.map(({ length }) => length)).toEqual([3, 2]);
      for (const row of rows) {
        const free = 360 - (row.at(-1)?.right ?? 0);
        expect(Math.abs((row[0]?.left ?? 0) - free)).toBeLessThan(2);
      }
    });
  });

  it.each(widths)('has the whole name of the city at its end on %s', async (_, viewport) => {
    await city.visit('/', { viewport }, async ({ page }) => {
      await fontsLoaded(page);
      const { name, frame } = await page.locator('.giant').evaluate((giant) => {
        const box = (selector: string) => giant.querySelector(selector)?.getBoundingClientRect().toJSON();
        return { name: box('text'), frame: box('svg') };
      });
      expect(name.left).toBeGreaterThanOrEqual(frame.left);
      expect(name.right).toBeLessThanOrEqual(frame.right);
    });
  });
});

describe('places of the second city, which has no map', () => {
  it.each(widths)('are listed with pins as large as their numbers on %s', async (_, viewport) => {
    await city.visit('/fourth-of-july/where-to-watch', { viewport }, async ({ page }) => {
      const pins = page.locator('.spots li > svg');
      expect(await pins.count()).toBe(4);
      const heights = await pins.evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThan(60);
    });
  });
});

describe.each(quickChoice(widths))('the assistant of the second city on %s', (_, viewport) => {
  it('introduces itself, and finds what is asked for in words of this city', async () => {
    await city.visit('/chatbot', { viewport, reducedMotion: 'reduce' }, async ({ page, faults }) => {
      const panel = page.locator('.ask-panel');
      const field = panel.getByRole('textbox', { name: 'Ask Javi' });
      const say = async (words: string, turn: number) => {
        await field.fill(words);
        await field.press('Enter');
        const answer = panel.getByRole('log').locator('.turn').nth(turn);
        await answer.locator('.said').waitFor();
        await expect.poll(() => panel.getByRole('log').locator('.typing').count()).toBe(0);
        return answer.innerText();
      };
      expect(await panel.innerText()).toContain('javelina');
      expect(await say('date night in the mercado', 1)).toContain('In Mercado District');
      const found = await say('outdoors, with mariachi, under $60', 2);
      expect(found).toContain('Mariachi night in the courtyard');
      expect(found).toContain('We earn a commission');
      const chips = await panel.locator('.slots').innerText();
      for (const words of ['Adults', 'Outdoor', 'Mercado District', 'Under $60'])
        expect(chips).toContain(words);
      expect(await say('how about kids on 4th ave, indoors', 3)).toContain('Improv for the whole family');
      expect(await axeViolations(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  });
});

describe('deals of the second city, which has no map', () => {
  it('are a list, also at an address that asks for the map', async () => {
    await city.visit('/deals?view=map', { viewport: phone }, async ({ page, faults }) => {
      await page.locator('.results .card').first().waitFor();
      await page.locator('.island-failed, .deal-map, .view').first().waitFor({ state: 'detached' });
      expect(faults).toEqual([]);
    });
  });
});
