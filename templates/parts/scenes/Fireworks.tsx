import { burst } from './burst.ts';

const motif = burst(4, 36);
const dense = burst(7, 52);

/** Positions of the bursts, in percent of the skyline's height. Left of -7 is the headline in a wide window. */
const bursts = [
  { shape: 'motif', x: 52, y: -14, size: 46, color: '#f5a81c' },
  { shape: 'dense', x: 14, y: 16, size: 23, color: '#fff6e2' },
  { shape: 'dense', x: 98, y: 18, size: 26, color: '#e0563c' },
  { shape: 'dense', x: 112, y: -26, size: 17, color: '#8fc6ea' },
  { shape: 'dense', x: 8, y: -28, size: 14, color: '#e0563c' },
] as const;

/** Rings of light over the city, outermost first: radius, in percent of the skyline's height, and color. */
const glow = [
  [168, '#1b2c59'],
  [118, '#263668'],
  [74, '#374076'],
] as const;

/** Fireworks in the night sky, and the burst that link cards repeat. */
export function Fireworks() {
  return (
    <>
      <defs>
        <g id="motif" fill="none" stroke="currentColor" strokeLinecap="round">
          <path strokeWidth="4.4" d={motif.rays} />
          <path strokeWidth="8" d={motif.dots} />
        </g>
        <g id="dense" fill="none" stroke="currentColor" strokeLinecap="round">
          <path strokeWidth="3.2" d={dense.rays} />
          <path strokeWidth="7" d={dense.dots} />
        </g>
      </defs>
      {glow.map(([radius, color]) => (
        <circle key={radius} cx="52" cy="62" r={radius} fill={color} />
      ))}
      {bursts.map(({ shape, x, y, size, color }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size / 100})`} color={color}>
          <use href={`#${shape}`} />
        </g>
      ))}
    </>
  );
}
