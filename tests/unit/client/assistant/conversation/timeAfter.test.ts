import { describe, expect, it } from 'vitest';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { statedTimeIn } from '../../../../../client/assistant/conversation/statedTime.ts';
import { updatePreferences } from '../../../../../client/assistant/conversation/updatePreferences.ts';
import { understood } from '../support/sampleAssistant.ts';

const today = '2026-11-20';

/** The wanted time after `texts`, on Friday, November 20, with three deals shown. */
function timeOf(...texts: readonly string[]): Partial<Preferences> {
  const { when, days, part, dates, hours } = texts.reduce<Preferences>((before, text) => {
    const understanding = understood(text);
    return updatePreferences(before, understanding, null, statedTimeIn(understanding, today, 3));
  }, noPreferences);
  return { when, days, part, dates, hours };
}

const december5 = { first: '2026-12-05', last: '2026-12-05' };
const nothing = { when: null, days: [], part: null, dates: null, hours: null };

describe('client/assistant/conversation/timeAfter', () => {
  it('takes a date, and hours with it', () => {
    expect(timeOf('December 5')).toEqual({ ...nothing, dates: december5 });
    expect(timeOf('December 5 after 8')).toMatchObject({
      dates: december5,
      hours: { from: 1200, to: 1800 },
    });
  });

  it('takes a working day where the weekend is ruled out', () => {
    const workdays = { ...nothing, when: 'this-week', days: [1, 2, 3, 4, 5] };
    expect(timeOf('something fun not on a weekend')).toEqual(workdays);
    expect(timeOf('in the evening', 'but not at the weekend')).toEqual({ ...workdays, part: 'evening' });
    expect(timeOf('something in the evening, not on a weekend')).toEqual({ ...workdays, part: 'evening' });
    expect(timeOf('my weekends are full')).toEqual(workdays);
  });

  it('takes the weekday in a week, or around a day', () => {
    const on = (date: string) => ({ dates: { first: date, last: date } });
    expect(timeOf('next week, on the Tuesday')).toMatchObject(on('2026-11-24'));
    expect(timeOf('in two weeks on a Sunday')).toMatchObject(on('2026-12-06'));
    expect(timeOf('the week after next, Mon to Thurs')).toMatchObject({
      dates: { first: '2026-11-30', last: '2026-12-03' },
    });
  });

  it('refines a date by a part of it or by hours, which replace each other', () => {
    expect(timeOf('December 5', 'in the evening')).toMatchObject({ dates: december5, part: 'evening' });
    expect(timeOf('December 5', 'in the evening', 'after 8')).toMatchObject({
      ...{ dates: december5, part: null },
      hours: { from: 1200, to: 1800 },
    });
    expect(timeOf('December 5 after 8', 'rather in the morning')).toMatchObject({
      ...{ dates: december5, part: 'morning', hours: null },
    });
  });

  it('replaces a time by another day', () => {
    expect(timeOf('December 5 after 8', 'this weekend')).toEqual({ ...nothing, when: 'weekend' });
    expect(timeOf('tonight', 'on December 5')).toEqual({ ...nothing, dates: december5 });
  });

  it('keeps hours that were named before any day', () => {
    const hours = { from: 1200, to: 1800 };
    expect(timeOf('after 8', 'on December 5')).toEqual({ ...nothing, dates: december5, hours });
    expect(timeOf('after 8', 'tonight')).toEqual({ ...nothing, when: 'tonight', hours });
  });

  it('forgets the time if any will do', () => {
    expect(timeOf('December 5 after 8', 'any day is fine')).toEqual(nothing);
  });

  it('takes no day that is over', () => {
    expect(timeOf('December 5, 2025')).toEqual(nothing);
    expect(timeOf('tonight', 'December 5, 2025')).toEqual({ ...nothing, when: 'tonight' });
  });

  it('takes "the 2nd" as a place in the list and "on the 2nd" as a day', () => {
    expect(timeOf('the 2nd')).toEqual(nothing);
    expect(timeOf('on the 2nd').dates?.first).toBe('2026-12-02');
    expect(timeOf('the 14th').dates?.first).toBe('2026-12-14');
  });
});
