import { describe, expect, it } from 'vitest';
import { withPlannedDay } from '../../../../../client/assistant/conversation/plannedDay.ts';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { statedTimeIn } from '../../../../../client/assistant/conversation/statedTime.ts';
import { updatePreferences } from '../../../../../client/assistant/conversation/updatePreferences.ts';
import { sampleTurn, understood } from '../support/sampleAssistant.ts';

/** The day that is planned after `text` at `time` on Friday, November 20, as a date; `null` for no plan. */
function plannedAt(time: string, text: string): string | null {
  const now = Date.parse(`2026-11-20T${time}:00-05:00`);
  const understanding = understood(text);
  const named = statedTimeIn(understanding, '2026-11-20', 0);
  const preferences: Preferences = updatePreferences(noPreferences, understanding, null, named);
  const { plan, dates } = withPlannedDay(preferences, sampleTurn().knowledge, { now });
  return plan && (dates?.first ?? null);
}

describe('client/assistant/conversation/plannedDay', () => {
  it('plans today while most of it is left, and tomorrow after that', () => {
    expect(plannedAt('09:00', 'plan a day for us')).toBe('2026-11-20');
    expect(plannedAt('13:00', 'plan a day for us')).toBe('2026-11-21');
    expect(plannedAt('13:00', 'plan an evening for us')).toBe('2026-11-20');
    expect(plannedAt('21:00', 'plan an evening for us')).toBe('2026-11-21');
  });

  it('plans the day that is named, or the first of several that is not half over', () => {
    expect(plannedAt('13:00', 'plan a whole sunday')).toBe('2026-11-22');
    expect(plannedAt('13:00', 'plan a day for us on the weekend')).toBe('2026-11-21');
    expect(plannedAt('13:00', 'plan a day for December 5')).toBe('2026-12-05');
    expect(plannedAt('09:00', 'plan a day for us this week')).toBe('2026-11-20');
  });

  it.each([
    'have a nice day',
    'make my day',
    'any plans for saturday?',
    'a day pass for the gym',
    'a spa day',
    'do they open all day',
    'good morning to you',
    'i have a day off monday, where is good for lunch',
  ])('plans nothing for "%s"', (text) => {
    expect(plannedAt('09:00', text)).toBeNull();
  });

  it.each([
    'we have one day in the city, what should we do',
    'give me an itinerary',
    'help me plan our perfect day',
    'what would you do with a whole day here',
    'ideas for a fun family day out',
    'how should we spend our last day',
    'from morning till night, the two of us',
    'lets make a day of it',
    '24 hours in town, what do you suggest',
  ])('plans a day for "%s"', (text) => {
    expect(plannedAt('09:00', text)).toBe('2026-11-20');
  });
});
