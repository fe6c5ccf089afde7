/** The bit of the trait "lodging" (traits.ts), for filters, which need no other. */
export const lodgingBit = 1 << 25;
