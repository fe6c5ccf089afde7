import { RingMotif } from './RingMotif.tsx';

/** Rings and sun, outermost first: radius, in percent of the skyline's height, and color. */
const rings = [
  [205, '#2a2f66'],
  [163, '#43376f'],
  [122, '#7a4473'],
  [90, '#c25a5e'],
  [64, '#ee8a4e'],
  [41, '#ffc64b'],
] as const;

/** The setting sun and its rings behind the skyline, and smaller rings that link cards repeat. */
export function Dusk() {
  return (
    <>
      <defs>
        <RingMotif />
      </defs>
      {rings.map(([radius, color]) => (
        <circle key={radius} cx="50" cy="67" r={radius} fill={color} />
      ))}
    </>
  );
}
