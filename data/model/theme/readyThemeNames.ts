/** Looks that a theme.json can begin with. */
export const readyThemeNames = ['harbor', 'orchard', 'adobe', 'gallery'] as const;

export type ReadyThemeName = (typeof readyThemeNames)[number];
