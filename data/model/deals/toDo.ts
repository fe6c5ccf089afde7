/*
 * Bits of traits (traits.ts) for the order of searches, which need no others.
 */

/** Those of "errand" and "everyday": something to get done. */
export const errandBits = (1 << 11) | (1 << 23);

/** Those of "quick-food", "meal", "delivered" and "lodging": wanted by themselves, but hardly as something to do. */
export const otherBits = (1 << 14) | (1 << 15) | (1 << 22) | (1 << 25);

/** That of "children". */
export const childrenBit = 1 << 16;
