import { describe, expect, it } from 'vitest';
import { replyText } from '../../../../../client/islands/assistant/replyText.ts';
import { shownDeals } from '../../../../../client/islands/assistant/shownDeals.ts';
import { sampleReply } from '../../../../support/chats.ts';
import { sampleDealData, sampleRecord } from '../../../../support/dealData.ts';

describe('client/islands/assistant/replyText', () => {
  it('is the words of a reply and a line for each deal, with its address', () => {
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
