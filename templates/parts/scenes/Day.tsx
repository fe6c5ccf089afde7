/** From the halo to the sun: radius, in percent of the skyline's height, and color, which follows the theme. */
const discs = [
  [107.7, 'var(--halo)'],
  [77, 'var(--glow)'],
  [50.7, 'var(--sun)'],
] as const;

/** The sun and its rings behind the skyline; in the dark theme the moon. */
export function Day() {
  return discs.map(([radius, color]) => <circle key={color} cx="50" cy="70" r={radius} fill={color} />);
}
