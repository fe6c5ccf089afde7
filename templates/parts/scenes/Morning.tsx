import { RingMotif } from './RingMotif.tsx';

/**
 * Clouds from left to right: center, in percent of the skyline's height, and scale. Text may stand above -28 on the left
 * of 140, where a phone ends, and left of -14 in a wide window.
 */
const clouds = [
  [13, -3, 0.65],
  [112, -8, 0.8],
  [150, -40, 1.1],
] as const;

/** Sun and clouds in the morning behind the skyline, and rings that link cards repeat. */
export function Morning() {
  return (
    <>
      <defs>
        <g id="cloud">
          <circle cx="-16" r="13" />
          <circle cy="-7" r="19" />
          <circle cx="18" r="14" />
          <rect x="-29" width="61" height="13" rx="6.5" />
        </g>
        <RingMotif />
      </defs>
      <circle cx="50" cy="60" r="96" fill="var(--halo)" />
      <circle cx="50" cy="60" r="66" fill="var(--glow)" />
      <circle cx="50" cy="60" r="40" fill="var(--sun)" />
      <g fill="var(--cloud)">
        {clouds.map(([x, y, size]) => (
          <use key={x} href="#cloud" transform={`translate(${x} ${y}) scale(${size})`} />
        ))}
      </g>
    </>
  );
}
