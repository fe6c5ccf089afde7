import { describe, expect, it } from 'vitest';
import { replyText, shownDeals } from '../../../../../client/islands/assistant/shownDeals.ts';
import { sampleReply } from '../../../../support/chats.ts';
import { sampleDealData, sampleEnd, sampleRecord } from '../../../../support/dealData.ts';

const data = sampleDealData({
  deals: [
    sampleRecord('soup', { url: 'https://kitchen.example' }),
    sampleRecord('pie', { url: 'https://pies.example', endsAt: sampleEnd - 1000 }),
    sampleRecord('bread'),
    sampleRecord('tea', { url: '' }),
    sampleRecord('yoga', { price: 0 }),
    sampleRecord('skating', { begun: true }),
  ],
});
const recommended = (...slugs: string[]) => ({
  deals: slugs.map((slug) => ({ slug, why: `why ${slug}`, day: null })),
});
const slugsAt = (now: number, ...slugs: string[]) =>
  shownDeals(recommended(...slugs), data, now).map(({ deal, card, why }) => [deal.slug, card.href, why]);

describe('client/islands/assistant/shownDeals', () => {
  describe('shownDeals', () => {
    it('returns the recommended deals in order, with reasons', () => {
      expect(slugsAt(0, 'pie', 'soup')).toEqual([
        ['pie', '/deal/pie', 'why pie'],
        ['soup', '/deal/soup', 'why soup'],
      ]);
    });

    it('leaves out deals that the catalog no longer has', () => {
      expect(slugsAt(0, 'gone', 'soup')).toHaveLength(1);
    });

    it('leaves out a deal from the instant it ends', () => {
      expect(slugsAt(sampleEnd - 1001, 'pie')).toHaveLength(1);
      expect(slugsAt(sampleEnd - 1000, 'pie')).toHaveLength(0);
    });

    it("leaves out deals without a vendor's page, but for what is free, or has just begun", () => {
      expect(slugsAt(0, 'bread', 'tea', 'yoga', 'skating').map(([slug]) => slug)).toEqual([
        'yoga',
        'skating',
      ]);
    });
  });

  describe('replyText', () => {
    it('contains the text and a line with the URL of each deal', () => {
      const data = sampleDealData({ deals: [sampleRecord('soup', { url: 'https://kitchen.example' })] });
      const bot = sampleReply({
        text: 'Soup is on.',
        options: ['Or bread.'],
        followUpQuestion: 'Anything else?',
        deals: [{ slug: 'soup', why: '', day: null }],
      });
      expect(replyText(bot, data, 0, 'https://city.example')).toBe(
        'Soup is on.\nOr bread.\nTitle of soup: https://city.example/deal/soup\nAnything else?',
      );
    });

    it('has no empty lines', () => {
      expect(replyText(sampleReply({ text: 'Hello.' }), data, 0, 'https://city.example')).toBe('Hello.');
    });
  });
});
