import { describe, expect, it } from 'vitest';
import { toSchedule } from '../../../../../data/model/time/toSchedule.ts';

const vendor = {
  hours: [{ from: '11:00', to: '21:00' }],
  specialHours: [
    { date: '2026-12-24', lastDate: '2026-12-28', closed: true },
    { date: '2026-12-31', from: '18:00', to: '02:00' },
  ],
} as const;

describe('data/model/time/toSchedule', () => {
  it('is empty for a deal that says nothing', () => {
    expect(toSchedule({})).toEqual({});
  });

  it('takes hours and special days from the vendor', () => {
    expect(toSchedule({}, vendor)).toEqual({
      hours: [{ from: 660, to: 1260 }],
      special: [
        { first: '2026-12-24', last: '2026-12-28' },
        { first: '2026-12-31', last: '2026-12-31', from: 1080, to: 1560 },
      ],
    });
  });

  it('takes neither if the deal has hours of its own', () => {
    expect(toSchedule({ hours: [{ days: ['sat'], from: '17:00', to: '24:00' }] }, vendor)).toEqual({
      hours: [{ days: [6], from: 1020, to: 1440 }],
    });
  });

  it("puts a deal's own special days in the place of its vendor's", () => {
    const deal = {
      specialHours: [
        { date: '2026-12-26', from: '12:00', to: '16:00' },
        { date: '2026-12-28', lastDate: '2026-12-29', closed: true },
      ],
    } as const;
    expect(toSchedule(deal, vendor).special).toEqual([
      { first: '2026-12-24', last: '2026-12-25' },
      { first: '2026-12-26', last: '2026-12-26', from: 720, to: 960 },
      { first: '2026-12-27', last: '2026-12-27' },
      { first: '2026-12-28', last: '2026-12-29' },
      { first: '2026-12-31', last: '2026-12-31', from: 1080, to: 1560 },
    ]);
  });

  it('restricts the hours of a vendor to the days and months of the deal', () => {
    const { hours, days, months } = toSchedule({ days: ['tue'], months: [6, 7], irregular: false }, vendor);
    expect({ hours, days, months }).toEqual({
      hours: [{ from: 660, to: 1260 }],
      days: [2],
      months: [6, 7],
    });
  });

  it('leaves out special days on which the deal cannot be used anyway', () => {
    expect(toSchedule({ days: ['thu'] }, vendor).special).toHaveLength(2);
    expect(toSchedule({ days: ['wed'] }, vendor).special).toBeUndefined();
    expect(toSchedule({ months: [11] }, vendor).special).toBeUndefined();
  });

  it('keeps nothing but the sessions of a deal that has some, in order', () => {
    const sessions = [
      { date: '2026-12-13', from: '14:00', to: '16:00' },
      { date: '2026-12-12', from: '22:00', to: '01:00', soldOut: true },
      { date: '2026-12-12', from: '19:30', note: 'Sensory-friendly' },
    ] as const;
    expect(toSchedule({ sessions, days: ['fri'], irregular: true }, vendor)).toEqual({
      sessions: [
        { date: '2026-12-12', from: 1170, note: 'Sensory-friendly' },
        { date: '2026-12-12', from: 1320, to: 1500, soldOut: true },
        { date: '2026-12-13', from: 840, to: 960 },
      ],
    });
  });

  it.each([
    ['11:00', '21:30', 660, 1290],
    ['18:00', '02:00', 1080, 1560],
    ['18:00', '24:00', 1080, 1440],
    ['18:00', '00:00', 1080, 1440],
    ['00:00', '24:00', 0, 1440],
    ['06:00', '06:00', 360, 1800],
  ])('reads from %s to %s as %i to %i minutes', (from, to, start, end) => {
    expect(toSchedule({ hours: [{ from, to }] }).hours).toEqual([{ from: start, to: end }]);
  });

  it('puts breaks in order', () => {
    const hours = [
      { from: '17:00', to: '22:00' },
      { from: '11:00', to: '14:00' },
    ];
    expect(toSchedule({ hours }).hours?.map(({ from }) => from)).toEqual([660, 1020]);
  });
});
