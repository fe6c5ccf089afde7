/** What stands in the middle of the drawing of a city; the first unless somebody chooses. */
export const skylineKinds = ['towers', 'hills', 'coast'] as const;

export type SkylineKind = (typeof skylineKinds)[number];
