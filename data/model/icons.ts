/** Names of the small drawings that link cards may carry. */
export const cardIcons = [
  'sparkles',
  'pin',
  'calendar',
  'family',
  'kid',
  'music',
  'flag',
  'activity',
  'festival',
  'sun',
  'food',
  'book',
  'ticket',
  'water',
  'heart',
] as const;

export type CardIcon = (typeof cardIcons)[number];
