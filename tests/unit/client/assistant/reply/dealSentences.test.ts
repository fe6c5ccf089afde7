import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import {
  compareDeals,
  dealPhraseValues,
  presentDeals,
} from '../../../../../client/assistant/reply/dealSentences.ts';
import type { Intent } from '../../../../../client/assistant/understand/intents.ts';
import { english } from '../../../../../data/language/english/english.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import type { Schedule } from '../../../../../data/model/time/schedule.ts';
import { offerRecord, sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, sampleTurn, wishing } from '../support/sampleAssistant.ts';

const replies = {
  ...english.replies,
  results: ['Go to {title} {where}{because}'],
  resultsFor: ['For {wish} to {title} {where}{because}'],
  resultsThen: ['To {title} for {wish}{because}'],
  comparison: ['{a} / {b} / {verdict}'],
  verdict: ['{cheaper} is {less} less, {deeper} is deeper'],
};
const knowledge = sampleKnowledge([], { language: { ...english, replies } });
const soup = sampleRecord('soup', { price: 12.5, originalPrice: 20, percent: 38 });
const jazz = sampleRecord('jazz', { price: 30, originalPrice: 50, percent: 40, neighborhoods: ['harbor'] });
describe('client/assistant/reply/dealSentences', () => {
  it("has the values of a deal's card", () => {
    expect(dealPhraseValues(soup, sampleTurn({ knowledge }))).toMatchObject({
      title: '“Title of soup”',
      where: 'in Old Town',
      price: '$12.50',
      was: '$20',
      percent: 38,
      until: 'June 30, 2027',
    });
  });

  it.each<Intent>([
    { type: 'find' },
    { type: 'cheaper' },
    { type: 'more' },
    { type: 'else' },
    { type: 'surprise' },
    { type: 'top', by: 'price' },
    { type: 'greet' },
  ])('presents the first deal for %j, with all names filled in', (intent) => {
    for (let turns = 0; turns < 4; turns += 1) {
      const turn = sampleTurn({ intent, before: { ...newConversation, turns } });
      const line = presentDeals([soup, jazz], turn);
      expect(line).toContain('“Title of soup');
      expect(line).not.toMatch(/[{}]|undefined|null|NaN/);
    }
  });

  it('is empty without deals', () => {
    expect(presentDeals([], sampleTurn({ knowledge }))).toBe('');
  });

  it('begins with what the visitor wants, and says why', () => {
    const presented = (fields: Partial<Preferences>, deal = soup, lead = '') =>
      presentDeals([deal], sampleTurn({ knowledge, preferences: wishing(fields) }), { lead });
    expect(presented({})).toBe('Go to “Title of soup” in Old Town.');
    expect(presented({ occasion: 'date' })).toBe('For a date to “Title of soup” in Old Town.');
    expect(presented({ cautions: ['gentle'] })).toBe('For an easy outing to “Title of soup” in Old Town.');
    expect(presented({ audience: 'family', youngest: 2 })).toContain('For your little one to ');
    expect(presented({ audience: 'family', youngest: 14 })).toContain('For your teenagers to ');
    const romantic = { ...soup, traits: traitBits(['romantic']) };
    const { suits } = english.suits;
    expect(suits.romantic.map((words) => `To “Title of soup” for a date: ${words}.`)).toContain(
      presented({ occasion: 'date' }, romantic, 'For Saturday:'),
    );
  });

  it('compares two deals in either order', () => {
    const verdict = '“Title of soup” is $17.50 less, “Title of jazz” is deeper';
    expect(compareDeals(soup, jazz, sampleTurn({ knowledge }))).toBe(
      `“Title of soup”: $12.50, 38% off, in Old Town / “Title of jazz”: $30, 40% off, in Harbor / ${verdict}`,
    );
    expect(compareDeals(jazz, soup, sampleTurn({ knowledge }))).toContain(verdict);
  });

  it('does not call a deal the better one in both if the other has the bigger discount', () => {
    const better = sampleRecord('better', { price: 5, percent: 60 });
    const line = compareDeals(better, jazz, sampleTurn());
    expect(line.split('Harbor')[1]).toContain('better');
    expect(line.split('Harbor')[1]).not.toContain('jazz');
  });

  const offers: Record<string, DealRecord> = {
    saving: soup,
    price: offerRecord('slice', { price: 5.5 }),
    free: offerRecord('quiz', { price: 0 }),
    'free instead': offerRecord('museum', { price: 0, originalPrice: 9, percent: 100 }),
    words: offerRecord('wash', { offerText: 'Two for one' }),
    'words with a discount': offerRecord('noodles', { offerText: '20% off the menu', percent: 20 }),
  };
  const offer = (kind: string, fields: Partial<DealRecord> = {}): DealRecord => ({
    ...(offers[kind] as DealRecord),
    ...fields,
  });
  const valuesOf = (deal: DealRecord, preferences = wishing({})) =>
    dealPhraseValues(deal, sampleTurn({ preferences }));

  it.each([
    ['saving', 'It’s $12.50 instead of $20, until June 30, 2027.'],
    ['price', 'It’s $5.50, until June 30, 2027.'],
    ['free', 'It’s free, until June 30, 2027.'],
    ['free instead', 'It’s free instead of $9, until June 30, 2027.'],
    ['words', 'The offer is “Two for one,” until June 30, 2027.'],
    ['words with a discount', 'The offer is “20% off the menu,” until June 30, 2027.'],
  ])('says what "%s" costs: "%s"', (kind, cost) => {
    expect(valuesOf(offer(kind))).toMatchObject({ cost });
  });

  it('says that no end is known, and names the code', () => {
    const { expiryDate: _, endsAt: __, ...ongoing } = offer('words', { couponCode: 'SPRING20' });
    expect(valuesOf(ongoing)).toMatchObject({
      cost: 'The offer is “Two for one,” with no end date.',
      code: 'The code is SPRING20.',
    });
    expect(valuesOf(soup).code).toBe('');
  });

  it('says when a deal takes place unless that is every day', () => {
    const runsOf = (when: Schedule) => valuesOf(sampleRecord('x', { when })).runs;
    expect(runsOf({})).toBe('');
    expect(runsOf({ hours: [{ days: [5, 6], from: 600, to: 900 }] })).toBe('It runs on Friday and Saturday.');
    const sessions = ['2026-11-19', '2026-12-05', '2026-12-06'].map((date) => ({ date, from: 1200 }));
    expect(runsOf({ sessions })).toBe('It’s next on December 5, 2026.');
  });

  const intents: Intent[] = [
    ...(['find', 'cheaper', 'more', 'else', 'surprise', 'nicer'] as const).map((type) => ({ type })),
    { type: 'top', by: 'discount' },
  ];
  it.each(Object.keys(offers))('never says nothing or amounts of zero about the offer "%s"', (kind) => {
    const { expiryDate: _, endsAt: __, ...deal } = offer(kind, { neighborhoods: [] });
    const spoken = sampleKnowledge([deal]);
    for (const intent of intents) {
      for (let turns = 0; turns < 5; turns += 1) {
        const before = { ...newConversation, turns, latest: [deal.slug] };
        const line = presentDeals([deal], sampleTurn({ knowledge: spoken, intent, before }));
        expect(line).not.toMatch(/\$0|\b0%|100%|undefined|null|NaN|\{|in Citywide|, ,|, \.|: \.|^$/);
        expect(line).toContain(deal.title);
      }
    }
  });

  it.each([
    ['words', 'price', '“Title of wash” doesn’t list a price, so I can’t say which costs less.'],
    ['price', 'words', '“Title of wash” doesn’t list a price, so I can’t say which costs less.'],
    ['price', 'saving', '“Title of slice” costs $7 less.'],
    ['free', 'price', '“Title of quiz” costs $5.50 less.'],
    ['free instead', 'saving', '“Title of museum” costs $12.50 less and has the bigger discount.'],
    ['free', 'free instead', 'They cost the same.'],
  ])('compares "%s" with "%s": "%s"', (a, b, verdict) => {
    const line = compareDeals(offer(a), offer(b), sampleTurn());
    expect(line.endsWith(verdict)).toBe(true);
    expect(line).not.toMatch(/\$0|undefined|null|NaN/);
  });

  it('names of several places the one that is wanted', () => {
    const chain = sampleRecord('x', { neighborhoods: ['old-town', 'harbor'] });
    expect(valuesOf(chain).where).toBe('in 2 parts of town');
    expect(valuesOf(chain, wishing({ neighborhoods: ['harbor'] })).where).toBe('in Harbor');
    expect(valuesOf(sampleRecord('x', { neighborhoods: [] })).where).toBe('citywide');
  });
});
