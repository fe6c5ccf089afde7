import { featuresOf } from '../../data/model/deals/features.ts';
import { toSchedule } from '../../data/model/time/toSchedule.ts';
import { sampleCalendar, sampleEnd, sampleRecord } from './dealData.ts';

const day = 86_400_000;
/** The beginning of 2027-03-23 in the city. */
export const now = sampleEnd - 100 * day;
const free = { kind: 'free', originalPrice: null } as const;
const paid = { kind: 'price', price: 50 } as const;
/** Filtering then, without a place. */
export const here = { now, place: null, calendar: sampleCalendar };

const tonight = toSchedule({ sessions: [{ date: '2027-03-23', from: '20:00', to: '21:00' }] });

/** Four deals that differ in what filters ask for; the last one ends `now`. */
export const deals = [
  sampleRecord('soup', {
    price: 49.99,
    features: featuresOf({ access: { stepFree: true }, diet: ['vegan'] }, free),
    when: toSchedule({ hours: [{ from: '11:00', to: '22:00' }] }),
    family: true,
    outdoor: false,
    clicks: 3,
    publishedDate: '2026-10-03',
  }),
  sampleRecord('jazz', {
    category: 'shows',
    neighborhoods: ['harbor'],
    price: 50,
    featured: true,
    features: featuresOf({ access: { stepFree: true } }, paid),
    when: tonight,
    adults: true,
    clicks: 9,
  }),
  sampleRecord('sail', {
    category: 'shows',
    price: 150,
    clicks: 20,
    outdoor: true,
    endsAt: now + 14 * day,
    at: [[47.7, -122.3]],
  }),
  sampleRecord('gone', { endsAt: now, clicks: 99 }),
];
