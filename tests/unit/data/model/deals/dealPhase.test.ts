import { describe, expect, it } from 'vitest';
import { dealPhase, dealSpan, lastDay } from '../../../../../data/model/deals/dealPhase.ts';
import { createClock } from '../../../../../data/model/time/clock.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';

const zone = createZone('America/Los_Angeles');
const at = (text: string) => Date.parse(text);

function phaseAt(dates: { startDate?: string; expiryDate?: string; withdrawnDate?: string }, now: number) {
  const clock = createClock(now, zone);
  return { phase: dealPhase(dealSpan(dates, zone), clock), valid: clock.validity() };
}

describe('data/model/deals/dealPhase', () => {
  const dates = { startDate: '2027-03-01', expiryDate: '2027-03-31' };
  const starts = at('2027-03-01T00:00:00-08:00');
  const ends = at('2027-04-01T00:00:00-07:00');

  it('spans from the first moment of the first day to the last of the last day, in the city', () => {
    expect(dealSpan(dates, zone)).toEqual({ startsAt: starts, endsAt: ends });
    expect(dealSpan({ expiryDate: '2027-03-31' }, zone)).toEqual({ startsAt: null, endsAt: ends });
  });

  it('ends with the last date of an event, before or after the midnight of that day', () => {
    const night = (from: number, to?: number) => ({ date: '2027-03-12', from, ...(to && { to }) });
    const endWith = (...last: ReturnType<typeof night>[]) =>
      dealSpan({ ...dates, schedule: { sessions: [{ date: '2027-03-05', from: 600 }, ...last] } }, zone)
        .endsAt;
    expect(endWith(night(600, 660), night(1200, 1260))).toBe(at('2027-03-12T21:00:00-08:00'));
    expect(endWith(night(1200, 1500))).toBe(at('2027-03-13T01:00:00-08:00'));
    expect(endWith(night(1200))).toBe(at('2027-03-13T00:00:00-08:00'));
    expect(lastDay({ ...dates, schedule: { sessions: [night(600)] } })).toBe('2027-03-12');
    expect(lastDay({ expiryDate: '2027-03-01', schedule: { sessions: [night(600)] } })).toBe('2027-03-01');
  });

  it.each([
    ['upcoming', 'the last millisecond before its start', starts - 1, { from: null, until: starts }],
    ['live', 'its start', starts, { from: starts, until: ends }],
    ['live', 'its last millisecond', ends - 1, { from: starts, until: ends }],
    ['ended', 'its end', ends, { from: ends, until: null }],
  ] as const)('is %s at %s', (phase, _, now, valid) => {
    expect(phaseAt(dates, now)).toEqual({ phase, valid });
  });

  it('has always been live without a first day', () => {
    expect(phaseAt({ expiryDate: '2027-03-31' }, 0)).toEqual({
      phase: 'live',
      valid: { from: null, until: ends },
    });
  });

  it('starts on the day of publishing if that is later', () => {
    const published = { publishedDate: '2027-03-10', expiryDate: '2027-03-31' };
    const starts = Date.parse('2027-03-10T00:00:00-08:00');
    expect(dealSpan(published, zone).startsAt).toBe(starts);
    expect(dealSpan({ ...published, startDate: '2027-03-01' }, zone).startsAt).toBe(starts);
    const later = dealSpan({ ...published, startDate: '2027-03-20' }, zone).startsAt;
    expect(later).toBe(Date.parse('2027-03-20T00:00:00-07:00'));
  });

  it('is live for the whole of a single day', () => {
    const day = { startDate: '2027-03-14', expiryDate: '2027-03-14' };
    const { startsAt, endsAt } = dealSpan(day, zone);
    expect((endsAt ?? 0) - (startsAt ?? 0)).toBe(23 * 3_600_000);
    expect(phaseAt(day, (endsAt ?? 0) - 1).phase).toBe('live');
  });

  it('has no end without a last day', () => {
    expect(dealSpan({ startDate: '2027-03-14' }, zone).endsAt).toBeNull();
    expect(phaseAt({ startDate: '2027-03-14' }, Date.parse('2200-01-01T00:00:00Z')).phase).toBe('live');
  });

  it('ends at the start of the day on which it is withdrawn, also on its first day', () => {
    const withdrawn = { startDate: '2027-03-20', expiryDate: '2027-04-30', withdrawnDate: '2027-04-02' };
    expect(dealSpan(withdrawn, zone).endsAt).toBe(Date.parse('2027-04-02T00:00:00-07:00'));
    expect(lastDay(withdrawn)).toBe('2027-04-01');
    const atOnce = { ...withdrawn, withdrawnDate: '2027-03-20' };
    expect(phaseAt(atOnce, Date.parse('2027-03-19T12:00:00Z')).phase).toBe('upcoming');
    expect(phaseAt(atOnce, Date.parse('2027-03-20T12:00:00Z')).phase).toBe('ended');
    const before = { ...withdrawn, withdrawnDate: '2027-03-01' };
    expect(phaseAt(before, Date.parse('2027-03-10T12:00:00Z')).phase).toBe('ended');
  });
});
