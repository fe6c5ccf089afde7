import fc from 'fast-check';

/** Any color, as `#rrggbb`. */
export const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
