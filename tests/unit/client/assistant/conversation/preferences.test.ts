import { describe, expect, it } from 'vitest';
import { areSame, noPreferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { wishing } from '../support/sampleAssistant.ts';

describe('areSame', () => {
  it('compares wishes whatever the order of their slots', () => {
    const { when, ...rest } = wishing({ when: 'tonight', interests: ['jazz'] });
    const reordered = { when, ...rest };
    expect(Object.keys(reordered)).not.toEqual(Object.keys(noPreferences));
    expect(areSame(reordered, wishing({ when: 'tonight', interests: ['jazz'] }))).toBe(true);
  });

  it('tells wishes apart', () => {
    expect(areSame(noPreferences, wishing({ interests: ['jazz'] }))).toBe(false);
    expect(
      areSame(noPreferences, { ...noPreferences, excluded: { ...noPreferences.excluded, deals: ['a'] } }),
    ).toBe(false);
  });
});
