import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import { dealPointedAt, otherDeal } from '../../../../../client/assistant/conversation/pointedDeal.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

const before = {
  ...newConversation,
  shown: ['zoo', 'sushi-bar', 'jazz-cellar', 'soup-corner'],
  latest: ['jazz-cellar', 'soup-corner'],
};
const pointedAt = (text: string, which: number | null = null, focus: string | null = null) =>
  dealPointedAt({ type: 'detail', which }, text, { ...before, focus }, catalogKnowledge)?.slug;

describe('client/assistant/conversation/pointedDeal', () => {
  it('prefers a place in the list to a name, a name to the deal spoken of, and that to the first', () => {
    expect(pointedAt('the second one with sushi', 1)).toBe('soup-corner');
    expect(pointedAt('the sushi one', null, 'jazz-cellar')).toBe('sushi-bar');
    expect(pointedAt('that one', null, 'zoo')).toBe('zoo');
    expect(pointedAt('that one')).toBe('jazz-cellar');
    expect(pointedAt('the fifth one', 4)).toBeUndefined();
  });

  it('takes as the other one that of two which was not spoken of, or the one before the only one', () => {
    const other = (latest: string[], focus: string | null = null) =>
      otherDeal({ ...before, latest, focus }, catalogKnowledge)?.slug;
    expect(other(['jazz-cellar', 'soup-corner'])).toBe('soup-corner');
    expect(other(['jazz-cellar', 'soup-corner'], 'soup-corner')).toBe('jazz-cellar');
    expect(other(['soup-corner'])).toBe('jazz-cellar');
  });
});
