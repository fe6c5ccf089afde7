import { describe, expect, it } from 'vitest';
import { factRepliesIn } from '../../../../../cli/outputs/factReplies.ts';
import type { TurnContext } from '../../../../../client/assistant/conversation/turn.ts';
import { createFactDesk } from '../../../../../client/assistant/facts/factDesk.ts';
import { takeTurn } from '../../../../../client/assistant/takeTurn.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { dealsOf, sampleContext, sampleKnowledge, talk } from '../support/sampleAssistant.ts';

const { now } = sampleContext;
const deal = (slug: string, title: string, fields: Partial<DealRecord> = {}) =>
  sampleRecord(slug, { title, vendor: `Vendor of ${slug}`, url: `https://v.example/${slug}`, ...fields });
const lights = deal('lights', 'Winter lights trail', {
  ...{ category: 'shows', tags: ['lights'], price: 27 },
  ...{ expiryDate: '2026-11-19', endsAt: now - 1 },
});
const soup = deal('soup', 'Soup supper', { tags: ['soup'], price: 9 });
const jazz = deal('jazz', 'Jazz in the cellar', { category: 'shows', tags: ['jazz'] });
const knowledge = sampleKnowledge([lights, soup, jazz]);
const details = { description: '', places: [{ neighborhood: 'old-town' }] };
const desk = createFactDesk(new Map([lights, soup, jazz].map(({ slug }) => [slug, details])), factRepliesIn);
const say = (texts: readonly string[], fields: Partial<TurnContext> = {}) =>
  talk(texts, knowledge, { ...sampleContext, desk, ...fields });
const onPage = (...texts: readonly string[]) => say(texts, { page: 'lights' });

/** The answer to `text`, said after the first messages, which were while the lights were on. */
const saidLater = (first: readonly string[], text: string) => {
  const earlier = { ...sampleContext, desk, now: now - 1000 };
  const conversation = talk(first, knowledge, earlier).conversations.at(-1);
  if (!conversation) throw new Error('Nothing was said');
  return takeTurn(conversation, { type: 'text', text }, knowledge, { ...sampleContext, desk }).answer;
};

describe('client/assistant/answers/endedDeals', () => {
  it.each([
    ...['how much is it?', 'is it open today?', 'where is it?', 'is that a real price?'],
    ...['is it sold out?', 'book it', 'tell me more', 'save it for me'],
  ])('says on the page of a deal that it has ended, before all else: "%s"', (text) => {
    const { reply, options } = onPage(text).last;
    expect(reply).toMatch(/^“Winter lights trail” has ended: its last day was November 19, 2026\./);
    expect([reply, ...options].join(' ')).not.toContain('27');
  });

  it('says it elsewhere about a deal that is named', () => {
    for (const text of ['how much is the winter lights trail?', 'Winter lights trail'])
      expect(say([text]).last.reply, text).toMatch(/^“Winter lights trail” has ended/);
  });

  it('says it in Spanish', () => {
    expect(onPage('¿cuánto cuesta?').last.reply).toMatch(
      /^“Winter lights trail” ya terminó: su último día fue el 19 de noviembre de 2026\./,
    );
  });

  it('says it if nothing more is known of the deal', () => {
    const { last } = say(['how much is it?'], {
      page: 'lights',
      desk: createFactDesk(new Map(), factRepliesIn),
    });
    expect(last.reply).toMatch(/^“Winter lights trail” has ended/);
    expect(talk(['how much is it?'], knowledge, { ...sampleContext, page: 'lights' }).last.reply).toMatch(
      /^“Winter lights trail” has ended/,
    );
  });

  it('shows what is like it in its place', () => {
    const { last } = onPage('how much is it?');
    expect(dealsOf(last)).toEqual(['jazz']);
    expect(last.reply).toContain('“Jazz in the cellar,”');
  });

  it('keeps to it on its page, without what it has shown already', () => {
    const { last } = onPage('how much is it?', 'where is it?');
    expect(last.reply).toBe('“Winter lights trail” has ended: its last day was November 19, 2026.');
    expect(dealsOf(last)).toEqual([]);
    expect(onPage('how much is it?', 'is the first one on tonight?').last.reply).not.toContain('ended');
  });

  it('goes on elsewhere about what it has shown', () => {
    const { last } = say(['how much is the winter lights trail?', 'where is it?']);
    expect(dealsOf(last)).toEqual(['jazz']);
    expect(last.reply).toContain('Old Town');
  });

  it('says it once a deal that was shown has ended', () => {
    const shown = ['winter lights'];
    expect(talk(shown, knowledge, { ...sampleContext, now: now - 1000 }).last.deals[0]?.deal).toBe(lights);
    for (const text of [
      'how much is it?',
      'tell me more about it',
      'why that one',
      'book it',
      'with 20% tip',
    ])
      expect(saidLater(shown, text).reply, text).toMatch(/^“Winter lights trail” has ended/);
  });

  it('goes on about the deals that have not ended', () => {
    const { reply, options, deals } = saidLater(['winter lights', 'soup'], 'compare the two');
    expect([reply, ...options].join(' ')).toMatch(/^“Winter lights trail” has ended/);
    expect(deals.map(({ deal: { slug } }) => slug)).toEqual(['soup']);
    const asked = saidLater(
      ['winter lights', 'soup'],
      'how much is the winter lights trail, and how much is the soup supper?',
    );
    expect(asked.reply).toMatch(/^“Winter lights trail” has ended/);
    expect(asked.options.join(' ')).toContain('$9');
    expect(asked.options.join(' ')).not.toContain('$27');
  });

  it('has no word of a deal that has ended and that nobody has seen, where another may be meant', () => {
    const later = deal('later', 'Winter soup', { tags: ['soup'], endsAt: now - 1 });
    const both = sampleKnowledge([later, soup]);
    const { last } = talk(['how much is the soup?'], both, { ...sampleContext, desk });
    expect(last.reply).not.toContain('ended');
  });

  it('shows no card of a deal that has ended', () => {
    expect(dealsOf(saidLater(['winter lights'], 'more like it but in the harbor'))).not.toContain('lights');
  });
});
