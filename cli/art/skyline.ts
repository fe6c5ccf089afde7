/** The light of the city. */
export type Mood = 'day' | 'night' | 'dusk';

/** The layers of a drawing of the city. */
type SkylineLayer = 'back' | 'mid' | 'front' | 'shade' | 'windows' | 'evening' | 'lit' | 'trees';

/** Their colors in each light. */
export type SkylineColors = Readonly<Record<Mood, Readonly<Record<SkylineLayer, string>>>>;

export const defaultSkyline: SkylineColors = {
  day: {
    back: '#F1DFBB',
    mid: '#D3D6C0',
    front: '#117068',
    shade: '#0C5F5B',
    windows: '#2E897F',
    evening: '#2E897F',
    lit: '#FFD36B',
    trees: '#0C5F5B',
  },
  night: {
    back: '#16243F',
    mid: '#1D2C50',
    front: '#2B3F6E',
    shade: '#243660',
    windows: '#3D5389',
    evening: '#3D5389',
    lit: '#FFC64B',
    trees: '#12213C',
  },
  dusk: {
    back: '#4A3A6E',
    mid: '#33305F',
    front: '#182449',
    shade: '#131D3D',
    windows: '#2C3B6B',
    evening: '#FFC64B',
    lit: '#FFC64B',
    trees: '#0E1728',
  },
};

/**
 * The SVG file of a city in the colors of a mood. Groups name their layer in `data-layer`: back, mid, front, shade,
 * windows, evening (windows that are lit only at dusk), lit or trees. Shapes in them have no color, or `currentColor`
 * for strokes. Groups of other layers keep their colors.
 */
export function skyline(svg: string, mood: Mood, skylineColors = defaultSkyline): string {
  return svg.replace(/ data-layer="(\w+)"/g, (text, layer: string) => {
    const colors: Readonly<Record<string, string>> = skylineColors[mood];
    const color = Object.hasOwn(colors, layer) ? colors[layer] : undefined;
    return color ? ` fill="${color}" color="${color}"` : text;
  });
}
