import { describe, expect, it } from 'vitest';
import { logTurns, replyText, shownDeals } from '../../../../../client/islands/assistant/conversationView.ts';
import { sampleReply, sampleWords } from '../../../../support/chats.ts';
import { sampleDealData, sampleEnd, sampleRecord } from '../../../../support/dealData.ts';

const said = (text: string) => sampleWords(text);
const reply = (id: string) => sampleReply({ id });
/** Turns in short: the visitor's message, and the reply's id. */
const inShort = (...given: Parameters<typeof logTurns>) =>
  logTurns(...given).map(({ visitor, bot }) => [visitor?.text ?? null, bot?.id ?? null]);

const data = sampleDealData({
  deals: [
    sampleRecord('soup', { url: 'https://kitchen.example' }),
    sampleRecord('pie', { url: 'https://pies.example', endsAt: sampleEnd - 1000 }),
    sampleRecord('bread'),
    sampleRecord('tea', { url: '' }),
  ],
});
const recommended = (...slugs: string[]) => ({ deals: slugs.map((slug) => ({ slug, why: `why ${slug}` })) });
const slugsAt = (now: number, ...slugs: string[]) =>
  shownDeals(recommended(...slugs), data, now).map(({ deal, card, why }) => [deal.slug, card.href, why]);

describe('client/islands/assistant/conversationView', () => {
  describe('logTurns', () => {
    it('has no turns before the first message', () => {
      expect(logTurns([], false)).toEqual([]);
    });

    it('joins a message with its answer', () => {
      expect(inShort([said('tacos'), reply('1'), said('soup'), reply('2')], false)).toEqual([
        ['tacos', '1'],
        ['soup', '2'],
      ]);
    });

    it('shows the last message without an answer while thinking', () => {
      expect(inShort([said('tacos'), reply('1'), said('soup')], true)).toEqual([
        ['tacos', '1'],
        ['soup', null],
      ]);
    });

    it('starts a turn without a message for other requests, also while thinking', () => {
      const before = [said('tacos'), reply('1')];
      expect(inShort(before, true)).toEqual([
        ['tacos', '1'],
        [null, null],
      ]);
      expect(inShort([...before, reply('2')], false)).toEqual([
        ['tacos', '1'],
        [null, '2'],
      ]);
    });

    it('keeps a stopped turn apart from the next message', () => {
      expect(inShort([said('tacos'), said('soup')], true)).toEqual([
        ['tacos', null],
        ['soup', null],
      ]);
    });

    it('numbers the turns', () => {
      expect(logTurns([said('a'), reply('1'), reply('2'), said('b')], false).map(({ key }) => key)).toEqual([
        0, 1, 2,
      ]);
    });
  });

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

    it("leaves out deals without a vendor's page", () => {
      expect(slugsAt(0, 'bread', 'tea')).toEqual([]);
    });
  });

  describe('replyText', () => {
    it('contains the text and a line with the URL of each deal', () => {
      const data = sampleDealData({ deals: [sampleRecord('soup', { url: 'https://kitchen.example' })] });
      const bot = sampleReply({
        text: 'Soup is on.',
        options: ['Or bread.'],
        followUpQuestion: 'Anything else?',
        deals: [{ slug: 'soup', why: '' }],
      });
      expect(replyText(bot, shownDeals(bot, data, 0), 'https://city.example')).toBe(
        'Soup is on.\nOr bread.\nTitle of soup: https://city.example/deal/soup\nAnything else?',
      );
    });

    it('has no empty lines', () => {
      expect(replyText(sampleReply({ text: 'Hello.' }), [], 'https://city.example')).toBe('Hello.');
    });
  });
});
