import { describe, expect, it } from 'vitest';
import { answers, block, button, comesAlive, field, keptChat, log, say } from '../support/chatPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { desktop, sampleCity } from '../support/visit.ts';

const city = sampleCity();
const still = { viewport: desktop, reducedMotion: 'reduce' } as const;
const question = 'date night in South End, indoors, under $60';
const locationQuestion = 'Allow location access for personalized recommendations?';
const uptown = { latitude: 35.2271, longitude: -80.8431 };

describe('a conversation', () => {
  it('goes on after the page was loaded again, by itself on its own page', async () => {
    await city.visit('/chatbot', still, async ({ page, faults }) => {
      await say(page, question);
      await answers(page, 1);
      const said = await log(page).innerText();
      await page.reload();
      await answers(page, 1);
      await log(page).locator('.offer').first().waitFor();
      expect(await log(page).innerText()).toBe(said);
      await say(page, 'more');
      await answers(page, 2);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('goes on in home when the visitor focuses it', async () => {
    await city.visit('/chatbot', still, async ({ page }) => {
      await say(page, question);
      await answers(page, 1);
      await page.goto(city.url());
      await block(page).locator('.greeting').waitFor();
      await field(page).focus();
      await answers(page, 1);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    });
  });

  it('is there again in home after a reload, after Back and by the logo, but not in a new visit', async () => {
    await city.visit('/', still, async ({ page, faults }) => {
      await say(page, question);
      await answers(page, 1);
      await page.reload();
      await answers(page, 1);
      await page.goto(`${city.url()}/about`);
      await page.goBack();
      await answers(page, 1);
      await page.locator('footer a[href="/about"]').click();
      await page.waitForURL('**/about');
      await page.locator('header a[href="/"]').first().click();
      await answers(page, 1);
      await page.goto(city.url());
      await page.waitForLoadState('networkidle');
      await block(page).locator('.greeting').waitFor();
      expect(await log(page).count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  it('is the same in two tabs, also when it is started over', async () => {
    await city.visit('/chatbot', still, async ({ page, context }) => {
      await say(page, question);
      await answers(page, 1);
      const other = await context.newPage();
      await other.goto(`${city.url()}/chatbot`);
      await answers(other, 1);
      await say(other, 'more');
      await answers(other, 2);
      await answers(page, 2);
      await button(page, 'Start over').click();
      await expect.poll(() => block(other).locator('.greeting').count()).toBe(1);
      expect(await keptChat(other)).toBeNull();
    });
  });

  it.each(quickChoice(['by button', 'in words']))('starts over %s, and says so', async (how) => {
    await city.visit('/chatbot', still, async ({ page, faults }) => {
      await say(page, question);
      await answers(page, 1);
      expect(await keptChat(page)).toContain('South End');
      if (how === 'by button') await button(page, 'Start over').click();
      else await say(page, 'start over');
      await log(page).getByText("Conversation has been reset. Let's start fresh!").waitFor();
      await page.locator('.toast').getByText('Conversation reset').waitFor();
      expect(await log(page).locator('.mine').count()).toBe(0);
      expect(await block(page).locator('.slots').count()).toBe(0);
      expect(await keptChat(page)).toBeNull();
      await page.reload();
      await block(page).locator('.greeting').waitFor();
      expect(await log(page).count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  it('offers to try again a turn that a new page cut off', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      await page.clock.install();
      await page.goto(`${city.url()}/chatbot`);
      await comesAlive(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await say(page, question);
      await page.locator('.typing').waitFor();
      await page.reload();
      await page.clock.resume();
      await button(page, 'Try again').click();
      await answers(page, 1);
      expect(await log(page).locator('.mine').count()).toBe(1);
    });
  });

  it.runIf(isFullRun)('goes on in a browser whose storage holds nonsense', async () => {
    await city.visit('/about', still, async ({ page, faults }) => {
      for (const kept of ['{', '[]', '{"threadId":"a","messages":[{"sender":"bot"},7],"turn":"x"}']) {
        await page.evaluate((text) => localStorage.setItem('chat-1', text), kept);
        await page.goto(`${city.url()}/chatbot`);
        await say(page, question);
        await answers(page, 1);
        await button(page, 'Start over').click();
      }
      expect(faults).toEqual([]);
    });
  });

  it('can take back what was understood', async () => {
    await city.visit('/chatbot', still, async ({ page }) => {
      await say(page, question);
      await answers(page, 1);
      const chips = block(page).locator('.slots button');
      const before = await chips.allInnerTexts();
      expect(before.length).toBeGreaterThan(1);
      await chips.first().click();
      await answers(page, 2);
      expect(await chips.allInnerTexts()).toEqual(before.slice(1));
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    });
  });

  it.runIf(isFullRun)('has replies that can be copied with their deals, and rated', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await city.visit('/chatbot', { ...still, permissions }, async ({ page }) => {
      await say(page, question);
      await answers(page, 1);
      const own = await log(page).locator('.offer h3 a').first().getAttribute('href');
      await button(page, 'Copy this reply').click();
      await page.locator('.toast').getByText('Reply copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${city.url()}${own}`);
      await button(page, 'Good reply').click();
      await expect.poll(() => button(page, 'Good reply').getAttribute('aria-pressed')).toBe('true');
      await page.reload();
      await expect.poll(() => button(page, 'Good reply').getAttribute('aria-pressed')).toBe('true');
      expect(await button(page, 'Bad reply').getAttribute('aria-pressed')).toBe('false');
    });
  });
});

describe('where the visitor is', () => {
  it('is asked for after some talk, used for an answer and kept nowhere', async () => {
    const permissions = ['geolocation'];
    await city.visit('/chatbot', { ...still, permissions, geolocation: uptown }, async ({ page, faults }) => {
      await say(page, question);
      await answers(page, 1);
      expect(await log(page).getByText(locationQuestion).count()).toBe(0);
      await say(page, 'more');
      await answers(page, 2);
      await log(page).getByText(locationQuestion).waitFor();
      await button(page, 'Enable').click();
      await answers(page, 3);
      expect(await log(page).getByText(locationQuestion).count()).toBe(0);
      expect(await keptChat(page)).not.toContain('35.22');
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('is asked for as soon as the visitor speaks of distance', async () => {
    await city.visit('/chatbot', still, async ({ page }) => {
      await say(page, 'family fun outdoors near me');
      await answers(page, 1);
      await log(page).getByText(locationQuestion).waitFor();
    });
  });

  it('stays unknown where the visitor declines, and the assistant says what that means', async () => {
    await city.visit('/chatbot', still, async ({ page, faults }) => {
      await say(page, 'family fun outdoors near me');
      await answers(page, 1);
      await button(page, 'Enable').click();
      await log(page)
        .getByText('Location access denied. Some distance-based features may be limited.')
        .waitFor();
      expect(await button(page, 'Enable').count()).toBe(0);
      await say(page, 'more');
      await answers(page, 2);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('stays unknown in a browser that cannot tell', async () => {
    await city.visit('/about', still, async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }),
      );
      await page.goto(`${city.url()}/chatbot`);
      await say(page, 'family fun outdoors near me');
      await answers(page, 1);
      await button(page, 'Enable').click();
      await log(page).getByText('Geolocation is not supported by your browser').waitFor();
    });
  });
});
