import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import { readTurn } from '../../../../../client/assistant/conversation/readTurn.ts';
import { shortlist } from '../../../../../client/assistant/recommend/shortlist.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge } from '../support/sampleAssistant.ts';

const url = 'https://vendor.example';
const deals = [
  sampleRecord('soup', { title: 'Chowder Supper', url, outdoor: false }),
  sampleRecord('jazz', { title: 'Jazz Cellar', url, outdoor: false, category: 'shows' }),
  sampleRecord('kayak', { title: 'Kayak at Dawn', url, outdoor: true, family: true, tags: ['paddling'] }),
  sampleRecord('club', { title: 'Night Club', url, adults: true, ages: [21, null] }),
  sampleRecord('ended', { title: 'Ended Kayak', url, endsAt: sampleContext.now - 1 }),
  sampleRecord('unlinked', { title: 'Kayak without a Link' }),
];
const knowledge = sampleKnowledge(deals);
const turnOf = (text: string) => readTurn(newConversation, { type: 'text', text }, knowledge, sampleContext);
const listFor = (text: string, count = 24, latest: readonly string[] = []) =>
  shortlist(
    turnOf(text),
    deals.filter(({ slug }) => latest.includes(slug)),
    count,
  ).map(({ slug }) => slug);

describe('client/assistant/recommend/shortlist', () => {
  it('leaves out only what has ended or cannot be had', () => {
    expect(listFor('indoors with my kids in Harbor, no jazz').sort()).toEqual([
      'club',
      'jazz',
      'kayak',
      'soup',
    ]);
  });

  it('begins with what was shown, then with what has the words of the message', () => {
    expect(listFor('a kayak, but indoors')[0]).toBe('kayak');
    expect(listFor('paddling indoors')[0]).toBe('kayak');
    expect(listFor('a kayak', 24, ['jazz', 'ended']).slice(0, 2)).toEqual(['jazz', 'kayak']);
    expect(listFor('a kayak', 2)).toHaveLength(2);
  });

  it('has what suits who comes before what does not', () => {
    expect(listFor('something with my kids')[0]).toBe('kayak');
  });

  it('leaves out a deal that the visitor has ruled out, unless it was spoken of', () => {
    const turn = turnOf('something else');
    const { preferences } = turn;
    const excluded = { ...preferences.excluded, deals: ['soup'] };
    const listed = (spokenOf: typeof deals) =>
      shortlist({ ...turn, preferences: { ...preferences, excluded } }, spokenOf, 24).map(({ slug }) => slug);
    expect(listed([])).not.toContain('soup');
    expect(listed(deals.slice(0, 1))).toContain('soup');
  });
});
