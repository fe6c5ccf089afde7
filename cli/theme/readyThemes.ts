import type { ReadyThemeName } from '../../data/model/theme/readyThemeNames.ts';
import type { ThemeConfig } from '../../data/schema/theme.ts';

/** Looks that are complete, by the names that theme.json gives. */
export const readyThemes: Readonly<Record<ReadyThemeName, ThemeConfig>> = {
  /** Cold water, brass and white paint. */
  harbor: {
    accent: '#1b4f8f',
    highlight: '#ffc23d',
    urgent: '#b3261e',
    ground: { light: '#12406e', dark: '#0f2440' },
    surfaces: { page: '#f3f8fb', card: '#ffffff' },
    text: { main: '#0f2a43' },
    tones: {
      ember: '#c4562f',
      sky: '#0f83a8',
      violet: '#5f6fc4',
      sage: '#2f8f78',
      rose: '#b8506f',
      dusk: '#4d77b8',
    },
    radius: 16,
  },
  /** Leaves, straw and ripe fruit. */
  orchard: {
    accent: '#2e6a34',
    highlight: '#f2b531',
    urgent: '#a8321a',
    ground: { light: '#2b5d31', dark: '#17291a' },
    surfaces: { page: '#f8f8ed', card: '#fffffa' },
    text: { main: '#1d2b1f' },
    tones: {
      ember: '#c06a12',
      sky: '#2f8a8f',
      violet: '#8a63a8',
      sage: '#5f8c34',
      rose: '#bf4f56',
      dusk: '#667f4a',
    },
    radius: 28,
  },
  /** Clay walls in the evening sun. */
  adobe: {
    accent: '#9a3d1b',
    highlight: '#f4b544',
    urgent: '#a3123f',
    ground: { light: '#7d3018', dark: '#351a12' },
    surfaces: { page: '#fcf3ea', card: '#fffaf5' },
    text: { main: '#35201a' },
    tones: {
      ember: '#c2571f',
      sky: '#2a8793',
      violet: '#93609a',
      sage: '#74813a',
      rose: '#c0505a',
      dusk: '#9a6a4f',
    },
    radius: 8,
  },
  /** White walls, black frames, one violet. */
  gallery: {
    accent: '#4b36b8',
    highlight: '#ffd23f',
    urgent: '#b8173a',
    ground: { light: '#1a1a22', dark: '#1d1d28' },
    surfaces: {
      page: '#ffffff',
      card: '#ffffff',
      sunk: '#f1f1f4',
      line: { light: '#dcdce2', dark: '#34343f' },
    },
    text: { main: '#1a1a1f' },
    footer: '#121217',
    radius: 0,
  },
};

/** A theme.json with the fields of the ready look that it names; what it says itself counts more. */
export function completeTheme(written: ThemeConfig): ThemeConfig {
  const ready = written.theme === undefined ? {} : readyThemes[written.theme];
  return {
    ...ready,
    ...written,
    surfaces: { ...ready.surfaces, ...written.surfaces },
    text: { ...ready.text, ...written.text },
    tones: { ...ready.tones, ...written.tones },
  };
}
