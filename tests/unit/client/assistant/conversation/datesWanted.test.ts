import { describe, expect, it } from 'vitest';
import { datesWanted } from '../../../../../client/assistant/conversation/datesWanted.ts';
import { anyTime, noPreferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { statedTimeIn } from '../../../../../client/assistant/conversation/statedTime.ts';
import { timeWords } from '../../../../../client/assistant/conversation/timeWords.ts';
import { updatePreferences } from '../../../../../client/assistant/conversation/updatePreferences.ts';
import { filtersFor } from '../../../../../client/assistant/recommend/timeTest.ts';
import { spokenTime } from '../../../../../client/assistant/reply/spokenTime.ts';
import { sampleContext, sampleKnowledge, understood } from '../support/sampleAssistant.ts';

const today = '2026-11-20';
const knowledge = sampleKnowledge([]);

function wantedBy(text: string) {
  const understanding = understood(text);
  return updatePreferences(noPreferences, understanding, null, statedTimeIn(understanding, today, 0));
}

describe('client/assistant/conversation/datesWanted', () => {
  it.each([
    ['on a thursday or friday in december', 'Thursday or Friday in December', ['2026-12-03', '2026-12-04']],
    ['some weekend in january', 'Saturday or Sunday in January', ['2027-01-02', '2027-01-03']],
  ])('takes only the named weekdays of a month: "%s"', (text, words, first) => {
    const wanted = wantedBy(text);
    expect(datesWanted(wanted, today).slice(0, 2)).toEqual(first);
    expect(filtersFor(wanted, today).slice(0, 2)).toEqual(first);
    expect(timeWords(wanted, knowledge.language)).toBe(words);
    expect(spokenTime(wanted, { knowledge, context: sampleContext })).toBe(words);
  });

  it('takes all days from one weekday to another', () => {
    const wanted = wantedBy('from Friday, December 4 to Sunday, December 6');
    expect(datesWanted(wanted, today)).toEqual(['2026-12-04', '2026-12-05', '2026-12-06']);
  });

  it('calls a whole month by its name', () => {
    expect(timeWords(wantedBy('in december'), knowledge.language)).toBe('December');
  });

  it('is empty for any day', () => {
    expect(datesWanted({ ...anyTime, when: 'evening' }, today)).toEqual([]);
  });
});
