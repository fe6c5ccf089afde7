import { describe, expect, it } from 'vitest';
import { formatDuration, printNothingDue } from '../../../../../cli/commands/rebuild/printNothingDue.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('cli/commands/rebuild/printNothingDue', () => {
  it('says when the next rebuild is due, and how long that is', () => {
    const due = Date.parse('2026-11-21T05:00:00Z');
    expect(printNothingDue(due - 90 * minute, due)).toBe(
      'Nothing is due before 2026-11-21T05:00:00.000Z, in 1 h 30 min.',
    );
    expect(printNothingDue(due, null)).toBe('Nothing is ever due.');
  });

  it.each([
    [1, 'less than a minute'],
    [minute - 1, 'less than a minute'],
    [minute, '1 min'],
    [hour - 1, '59 min'],
    [hour, '1 h'],
    [25 * hour + 5 * minute, '1 d 1 h'],
    [48 * hour, '2 d'],
  ])('has %i milliseconds as "%s"', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });
});
