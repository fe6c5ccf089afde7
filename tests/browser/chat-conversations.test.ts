import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onPhone, openPanel, panel } from '../support/askPanel.ts';
import { answers, block, button, field, log, say } from '../support/chatPage.ts';
import { dealPage, title } from '../support/dealPage.ts';
import { isFullRun } from '../support/fullRun.ts';
import { sampleCity } from '../support/visit.ts';

/*
 * Whole conversations on a phone, one of each kind.
 */

const city = sampleCity();

const latest = (page: Page) => log(page).locator('.turn').last();
const offers = (page: Page) => latest(page).locator('.offer');
const replies = (page: Page) => block(page).locator('.said-quickly button').allInnerTexts();
const wishes = (page: Page) => block(page).locator('.slots button').allInnerTexts();

/** A visit in which `messages` are said one after the other. */
const talk = (messages: readonly string[], then: (page: Page) => Promise<void>) =>
  city.visit('/chatbot', onPhone, async ({ page, faults }) => {
    for (const [index, message] of messages.entries()) {
      await say(page, message);
      await answers(page, index + 1);
    }
    await then(page);
    expect(faults).toEqual([]);
  });

/** Whether all of the element with `selector` in the latest turn is in the visible part of the log. */
const isInView = (page: Page, selector: string, index: number) =>
  offers(page)
    .nth(index)
    .evaluate((offer, inner) => {
      const { top, bottom } = (inner ? offer.querySelector(inner) : offer)?.getBoundingClientRect() ?? {};
      const view = offer.closest('.log')?.getBoundingClientRect();
      return (top ?? 0) >= (view?.top ?? 0) && (bottom ?? Infinity) <= (view?.bottom ?? 0) + 1;
    }, selector);

describe('a conversation on a phone', () => {
  it('shows deals at once, two of them in view, and a chip of its question refines them', async () => {
    await talk(['dinner for two'], async (page) => {
      expect(await offers(page).count()).toBeGreaterThan(1);
      expect(await isInView(page, '', 0)).toBe(true);
      expect(await isInView(page, '.get', 1)).toBe(true);
      expect(await latest(page).locator('.bubble').last().innerText()).toContain('?');
      const [refinement = ''] = await replies(page);
      expect(await replies(page)).toEqual(expect.arrayContaining(['Show me something else', 'More options']));
      const before = await wishes(page);
      await button(page, refinement).click();
      await answers(page, 2);
      expect(await offers(page).count()).toBeGreaterThan(0);
      expect(await wishes(page)).toEqual(expect.arrayContaining(before));
      expect((await wishes(page)).length).toBeGreaterThan(before.length);
    });
  });

  it.runIf(isFullRun)('leads to a deal that has not begun, if none is about what is asked for', async () => {
    await talk(['is there ice skating'], async (page) => {
      await latest(page).getByRole('link', { name: 'Ice skating on the square' }).click();
      await page.waitForURL('**/deal/ice-skating-uptown');
    });
  });

  it('is about the deal of its page in the panel, with two questions that the page answers', async () => {
    await city.visit(dealPage, onPhone, async ({ page, faults }) => {
      await openPanel(page);
      const turns = panel(page).locator('.turn');
      await turns.last().getByText(title).waitFor();
      const [question = '', other = ''] = await panel(page).locator('.said-quickly button').allInnerTexts();
      expect([question, other].join()).toMatch(/\?.*\?/);
      await panel(page).getByRole('button', { name: question, exact: true }).click();
      await panel(page).locator('.tools').waitFor();
      expect(await turns.last().innerText()).toContain(question);
      expect(await turns.last().locator('.said').innerText()).not.toMatch(/do(?:es)? not (?:say|know)/);
      expect(await turns.last().locator('.offer').count()).toBeLessThan(2);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('says the day that it understood, and the times of that day', async () => {
    await talk(['date night on December 5'], async (page) => {
      expect(await latest(page).innerText()).toContain('December 5');
      expect(await offers(page).first().locator('.facts').innerText()).toMatch(/Dec 5|^Today|^Tomorrow/);
    });
  });

  it.runIf(isFullRun)('keeps several things in mind', async () => {
    await talk(['tacos tonight and also a haircut'], async (page) => {
      expect((await wishes(page)).join()).toMatch(/Taco.*Haircut|Haircut.*Taco/s);
      expect(await offers(page).count()).toBeGreaterThan(0);
    });
  });

  it.runIf(isFullRun)('takes a correction', async () => {
    await talk(['dinner for two adults', 'actually no, with the kids'], async (page) => {
      expect((await wishes(page)).join()).toContain('Family');
      expect((await wishes(page)).join()).not.toContain('Adults');
      expect(await offers(page).count()).toBeGreaterThan(0);
    });
  });

  it('helps somebody in need, and sells nothing', async () => {
    await talk(['tacos for two', 'I want to kill myself'], async (page) => {
      expect(await latest(page).innerText()).toContain('988');
      expect(await latest(page).locator('a[href="tel:988"]').count()).toBe(1);
      expect(await offers(page).count()).toBe(0);
      expect((await replies(page)).join()).not.toMatch(/deal|option|something else|cheaper/i);
    });
  });

  it('goes on in Spanish', async () => {
    await talk(['cena para dos el sábado'], async (page) => {
      expect(await latest(page).locator('.bubble').nth(1).innerText()).toContain('sábado');
      expect(await replies(page)).toContain('Más opciones');
      expect(await offers(page).count()).toBeGreaterThan(1);
    });
  });

  it('takes what somebody dictates, and says when it is too much', async () => {
    const dictated = `${'we are four friends from out of town and would love some live music '.repeat(28)}on Saturday`;
    await city.visit('/chatbot', onPhone, async ({ page, faults }) => {
      const low = (await field(page).boundingBox())?.height ?? 0;
      await field(page).fill(dictated);
      expect((await field(page).boundingBox())?.height).toBeGreaterThan(2.5 * low);
      await block(page).getByText('characters left').waitFor();
      await field(page).fill(dictated + dictated);
      await block(page).getByRole('alert').getByText('characters too many').waitFor();
      await field(page).press('Enter');
      await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
      await expect.poll(() => field(page).inputValue()).toBe(dictated + dictated);
      await field(page).fill(dictated);
      await field(page).press('Shift+Enter');
      await field(page).press('Enter');
      await answers(page, 1);
      expect(await log(page).locator('.mine').innerText()).toContain(dictated);
      expect((await wishes(page)).join()).toContain('Saturday');
      expect((await field(page).boundingBox())?.height).toBeLessThanOrEqual(low);
      expect(faults).toEqual([]);
    });
  });

  it('goes on where it was after a reload of the page', async () => {
    await talk(['tacos tonight'], async (page) => {
      await page.reload();
      await answers(page, 1);
      await expect.poll(() => offers(page).count()).toBeGreaterThan(0);
      await say(page, 'something cheaper');
      await answers(page, 2);
      await expect.poll(async () => (await wishes(page)).join()).toContain('Taco');
    });
  });
});
