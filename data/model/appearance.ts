/** The families of colours that categories wear. The style sheet has the values of each. */
export const toneNames = ['ember', 'sky', 'violet', 'sage', 'rose', 'dusk'] as const;

export type Tone = (typeof toneNames)[number];

/** Names of the small drawings that link cards may carry. */
export const cardIconNames = [
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

export type CardIconName = (typeof cardIconNames)[number];
