/** The colors of the pictures that are drawn for a city, as `#RRGGBB`. */
export interface BrandColors {
  /** What is behind the city in previews of shared pages. */
  readonly sky: string;
  /** The ground of the mark, and the assistant's cap. */
  readonly disc: string;
  readonly sun: string;
  readonly roofs: string;
  readonly street: string;
  readonly brim: string;
  /** The assistant's head, and eyes and mouth on it. */
  readonly head: ThemedColor;
  readonly features: ThemedColor;
}

/** A color in the light and in the dark theme. */
interface ThemedColor {
  readonly light: string;
  readonly dark: string;
}

/** Those of the default look. */
export const defaultBrandColors: BrandColors = {
  sky: '#FDF3DC',
  disc: '#F5A81C',
  sun: '#FFD36B',
  roofs: '#14213A',
  street: '#DF4A2E',
  brim: '#DF4A2E',
  head: { light: '#0C5F5B', dark: '#62CDC0' },
  features: { light: '#FFFAF0', dark: '#0B1A26' },
};
