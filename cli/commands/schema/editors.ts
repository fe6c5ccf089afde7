/** The editors for people who do not write JSON. */
export const editors = ['sveltia', 'decap', 'keystatic'] as const;

export type Editor = (typeof editors)[number];
