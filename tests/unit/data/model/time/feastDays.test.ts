import { describe, expect, it } from 'vitest';
import { comingFeast, easterSunday, feastIn } from '../../../../../data/model/time/feastDays.ts';
import { easterOf } from '../../../../support/dateOracle.ts';

describe('data/model/time/feastDays', () => {
  it('knows Easter of two centuries', () => {
    for (let year = 1900; year < 2100; year += 1) expect(easterSunday(year)).toBe(String(easterOf(year)));
  });

  it('counts from a weekday of a month, and so many days on', () => {
    const thanksgiving = { month: 11, weekday: 4, nth: 4 };
    expect(feastIn(thanksgiving, 2026)).toEqual({ first: '2026-11-26', last: '2026-11-26' });
    expect(feastIn({ ...thanksgiving, plus: 1 }, 2026).first).toBe('2026-11-27');
    expect(feastIn({ month: 5, weekday: 1, nth: -1 }, 2027).first).toBe('2027-05-31');
  });

  it('has a feast until its last day, also over New Year', () => {
    const holidays = { month: 12, day: 23, days: 11 };
    expect(comingFeast(holidays, '2027-01-02').first).toBe('2026-12-23');
    expect(comingFeast(holidays, '2027-01-03').first).toBe('2027-12-23');
    expect(comingFeast({ month: 12, day: 24 }, '2026-12-25').first).toBe('2027-12-24');
  });
});
