import type { DealCardData } from './view.ts';

/** Each field of a card but its picture. */
const fieldNames = {
  slug: true,
  href: true,
  title: true,
  summary: true,
  category: true,
  area: true,
  vendor: true,
  offer: true,
  starts: true,
  expiryDate: true,
  endsAt: true,
  dayEndsAt: true,
  ended: true,
} satisfies Readonly<Record<Exclude<keyof DealCardData, 'image'>, true>>;

const fields = Object.keys(fieldNames) as (keyof typeof fieldNames)[];

/** Whether two cards are the same but for their pictures. False if that is not known at a glance. */
export const isSameButImage = (a: DealCardData, b: DealCardData): boolean =>
  a === b || fields.every((field) => a[field] === b[field]);
