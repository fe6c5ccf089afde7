import { describe, expect, it } from 'vitest';
import { withoutOpening } from '../../../../../client/assistant/state/opening.ts';
import { sampleReply, sampleWords } from '../../../../support/chats.ts';
import { chatAfter, exchange, said } from '../support/chatEvents.ts';

const opened = (page: string) =>
  ({ type: 'opened', page, text: `About ${page}.`, quickReplies: ['Parking?'], at: 1, id: page }) as const;
const texts = (...events: Parameters<typeof chatAfter>[0]) =>
  chatAfter(events).chat.messages.map(({ text }) => text);

describe('client/assistant/state/opening', () => {
  it('says what the visitor looks at, and announces it', () => {
    const { chat, effects } = chatAfter([opened('soup')]);
    expect(chat.messages).toMatchObject([{ page: 'soup', text: 'About soup.', quickReplies: ['Parking?'] }]);
    expect(effects).toEqual([{ type: 'announce', text: 'About soup.' }]);
  });

  it('replaces an opening that nobody answered, and keeps others', () => {
    expect(texts(opened('soup'), opened('pie'))).toEqual(['About pie.']);
    expect(texts(opened('soup'), ...exchange(1, 'hi'), opened('pie'))).toEqual([
      'About soup.',
      'hi',
      'Soup is on.',
      'About pie.',
    ]);
  });

  it('says nothing twice about a deal, and nothing while an answer is awaited', () => {
    expect(texts(opened('soup'), ...exchange(1, 'hi'), opened('soup'))).toHaveLength(3);
    expect(texts(said('hi'), opened('soup'))).toEqual(['hi']);
  });

  it('says again that a deal has ended, if nothing was said since', () => {
    const ended = { ...opened('soup'), text: 'Soup has ended.' };
    expect(texts(opened('soup'), ended)).toEqual(['Soup has ended.']);
    expect(texts(opened('soup'), ...exchange(1, 'hi'), ended)).toHaveLength(3);
  });

  describe('withoutOpening', () => {
    it('leaves out an opening at the end', () => {
      const opening = sampleReply({ page: 'soup' });
      const hi = sampleWords('hi');
      expect(withoutOpening([opening, hi, opening])).toEqual([opening, hi]);
      expect(withoutOpening([opening, hi])).toEqual([opening, hi]);
      expect(withoutOpening([])).toEqual([]);
    });
  });
});
