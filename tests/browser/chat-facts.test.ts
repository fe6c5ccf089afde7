import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask, field, log, offers, onPhone, openPanel } from '../support/askPanel.ts';
import { sampleCity } from '../support/visit.ts';

const city = sampleCity();

const say = async (page: Page, words: string) => {
  await field(page).fill(words);
  await field(page).press('Enter');
};

describe('a question about the deal of the page', () => {
  it('is answered from its details, each file of which loads once', async () => {
    await city.visit('/deal/bowling-university', onPhone, async ({ page, faults }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await openPanel(page);
      await say(page, 'Something indoors for two adults');
      await offers(page).first().waitFor();
      await say(page, 'Does this place have parking, and how many people can play at it?');
      await log(page).getByText('Yes, parking is free').waitFor();
      expect(await log(page).textContent()).toContain('Up to 12 people can come together');
      const details = loaded.filter((path) => path.startsWith('/deals/details/'));
      expect(details).not.toEqual([]);
      expect(details).toEqual([...new Set(details)]);
      expect(faults).toEqual([]);
    });
  });

  it('says that it cannot be looked up while the details cannot be loaded, and later answers', async () => {
    await city.visit('/deal/bowling-university', onPhone, async ({ page }) => {
      await page.route('**/deals/details/*', (route) => route.abort());
      await openPanel(page);
      await say(page, 'Is there parking here?');
      await log(page).getByText('I can’t look that up right now').waitFor();
      await page.unroute('**/deals/details/*');
      await say(page, 'Is there parking here now?');
      await log(page).getByText('parking is free').waitFor();
    });
  });
});

describe('an answer about one deal', () => {
  it('opens all that its page says, also after a reload', async () => {
    await city.visit('/deals', onPhone, async ({ page, faults }) => {
      const lines = log(page).locator('details').last();
      await openPanel(page);
      await ask(page, 'Bowling');
      await say(page, 'is there parking at the bowling');
      await log(page).getByText('Yes, parking is free').waitFor();
      await page.reload();
      await openPanel(page);
      await lines.getByText('All that its page says').click();
      await lines.getByText('Up to 12 people can come together').waitFor();
      expect(await lines.getByRole('link').getAttribute('href')).toBe('/deal/bowling-university');
      expect(faults).toEqual([]);
    });
  });
});
