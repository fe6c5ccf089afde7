/** The color schemes of categories; the style sheets define their colors. */
export const toneNames = ['ember', 'sky', 'violet', 'sage', 'rose', 'dusk'] as const;

export type Tone = (typeof toneNames)[number];

/** The small drawings for link cards and tips. */
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
  'clock',
  'train',
  'umbrella',
  'wallet',
  'bag',
  'phone',
  'shirt',
  'check',
] as const;

export type CardIconName = (typeof cardIconNames)[number];
