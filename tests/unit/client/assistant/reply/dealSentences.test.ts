import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import type { Turn } from '../../../../../client/assistant/conversation/turn.ts';
import type { RecommendedDeals } from '../../../../../client/assistant/recommend/recommend.ts';
import {
  caveatPhrases,
  compareDeals,
  dealPhraseValues,
  presentDeals,
} from '../../../../../client/assistant/reply/dealSentences.ts';
import type { Intent } from '../../../../../client/assistant/understand/intents.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, sampleTurn, understood, wishing } from '../support/sampleAssistant.ts';

const replies = {
  ...english.replies,
  results: ['Go to {title} in {place}. {left}'],
  relaxed: ['Without {wishes}.'],
  unknown: ['Nothing about {topics}.'],
  again: ['Seen all.'],
  comparison: ['{a} / {b} / {verdict}'],
  splitVerdict: ['{cheaper} is {less} less, {deeper} is deeper'],
};
const knowledge = sampleKnowledge([], { language: { ...english, replies } });
const soup = sampleRecord('soup', { price: 12.5, originalPrice: 20, percent: 38 });
const jazz = sampleRecord('jazz', { price: 30, originalPrice: 50, percent: 40, neighborhoods: ['harbor'] });
const nothing = { deals: [], relaxed: [], unknown: [], unsuited: [], isAgain: false };

const caveatsOf = (recommended: RecommendedDeals, fields: Partial<Turn> = {}) =>
  caveatPhrases(recommended, sampleTurn({ knowledge, ...fields }));

describe('client/assistant/reply/dealSentences', () => {
  it("has the values of a deal's card", () => {
    expect(dealPhraseValues(soup, knowledge)).toMatchObject({
      title: '“Title of soup”',
      place: 'Old Town',
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
      expect(line).toContain('“Title of soup”');
      expect(line).not.toMatch(/[{}]|undefined|null|NaN/);
    }
  });

  it('is empty without deals', () => {
    expect(presentDeals([], sampleTurn({ knowledge }))).toBe('');
  });

  it.each([
    [null, 'You save $8.'],
    [40, 'It leaves you $27.'],
    [13, 'You save $8.'],
    [1000, 'You save $8.'],
  ])('says with a limit of %j: "%s"', (max, left) => {
    const preferences = wishing(max === null ? {} : { priceRange: { min: 0, max } });
    const line = presentDeals([soup], sampleTurn({ knowledge, preferences }));
    expect(line).toBe(`Go to “Title of soup” in Old Town. ${left}`);
  });

  it('has no caveats if all wishes are met', () => {
    expect(caveatsOf(nothing, { preferences: wishing({ setting: 'indoor' }) })).toEqual([]);
  });

  it('names relaxed wishes by their chips', () => {
    const preferences = wishing({ setting: 'indoor', neighborhoods: ['harbor'], when: 'today' });
    const choice = { ...nothing, relaxed: ['when', 'neighborhoods'] as const };
    expect(caveatsOf(choice, { preferences })).toEqual(['Without “Harbor” and “Today”.']);
  });

  it('names topics without deals once', () => {
    const choice = { ...nothing, unknown: ['chess'] };
    const preferences = wishing({ interests: ['chess'] });
    expect(caveatsOf(choice, { preferences })).toEqual(['Nothing about chess.']);
    const before = { ...newConversation, preferences, said: ['Nothing about chess.'] };
    expect(caveatsOf(choice, { preferences, before })).toEqual([]);
  });

  it('says that deals about a topic do not suit the audience', () => {
    const choice = { ...nothing, unsuited: ['jazz'] };
    const [line] = caveatsOf(choice, { preferences: wishing({ interests: ['jazz'] }) });
    expect(line).toContain('jazz');
  });

  it('names needs that cannot be checked', () => {
    const [line] = caveatsOf(nothing, { understanding: { ...understood(''), needs: ['wheelchair'] } });
    expect(line).toContain('wheelchair');
  });

  it('says that all deals were shown', () => {
    const choice = { ...nothing, isAgain: true };
    expect(caveatsOf(choice)).toEqual(['Seen all.']);
  });

  it('compares two deals in either order', () => {
    const verdict = '“Title of soup” is $17.50 less, “Title of jazz” is deeper';
    expect(compareDeals(soup, jazz, sampleTurn({ knowledge }))).toBe(
      `“Title of soup”: $12.50, 38% off, Old Town / “Title of jazz”: $30, 40% off, Harbor / ${verdict}`,
    );
    expect(compareDeals(jazz, soup, sampleTurn({ knowledge }))).toContain(verdict);
  });

  it('does not call a deal the better one in both if the other has the bigger discount', () => {
    const better = sampleRecord('better', { price: 5, percent: 60 });
    const line = compareDeals(better, jazz, sampleTurn());
    expect(line.split('Harbor')[1]).toContain('better');
    expect(line.split('Harbor')[1]).not.toContain('jazz');
  });
});
