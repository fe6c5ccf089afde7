/** A color in the light and in the dark theme, as `#rrggbb`. */
export interface SchemeColor {
  readonly light: string;
  readonly dark: string;
}

const both = (light: string, dark: string): SchemeColor => ({ light, dark });
const same = (color: string): SchemeColor => ({ light: color, dark: color });

/**
 * The colors of pages unless the content has others. Those of client/styles/tokens.css have the same names there; a test
 * compares them, and finds the rest in the style sheets.
 */
export const defaultPalette = {
  paper: both('#fbf6ec', '#0e1728'),
  surface: both('#fffdf8', '#172238'),
  sunk: both('#f4ebdb', '#0a1120'),
  line: both('#e6dbc7', '#293650'),
  edge: both('#8f866f', '#6f7e9c'),
  ink: both('#14213a', '#f6efe1'),
  'ink-2': both('#46516a', '#bdc6d6'),
  'ink-3': both('#5e6880', '#98a4ba'),
  teal: both('#0c5f5b', '#62cdc0'),
  'teal-hover': both('#094a47', '#8adfd4'),
  'teal-soft': both('#d8ebe4', '#133b40'),
  'on-teal': both('#fffaf0', '#0b1a26'),
  marigold: both('#f5a81c', '#ffbb3d'),
  'marigold-soft': both('#fdebc4', '#3b2f16'),
  'marigold-ink': both('#7f4b00', '#ffcb6b'),
  brick: both('#af3619', '#ff9878'),
  ground: both('#0c5f5b', '#12213c'),
  night: same('#101b31'),
  'night-ink': same('#f6efe1'),
  'night-ink-2': same('#bdc6d6'),
  'night-ink-3': same('#98a4ba'),
  dark: same('#14213a'),
  cream: same('#fffaf0'),

  // The sky behind the city, from the sun outwards.
  sun: both('#ffc75b', '#f4dca0'),
  glow: both('#fae3b5', '#16233c'),
  halo: both('#fbefd6', '#121d33'),

  // The footer: links, lines, the giant name, and buttons of networks.
  'night-teal': same('#62cdc0'),
  'night-line': same('#293650'),
  'night-giant': same('#182643'),
  'night-chip': same('#1c2a47'),
  'night-chip-hover': same('#2a3a5c'),
} as const satisfies Readonly<Record<string, SchemeColor>>;

export type ColorName = keyof typeof defaultPalette;

/** All colors of a site's pages. */
export type Palette = Readonly<Record<ColorName, SchemeColor>>;
