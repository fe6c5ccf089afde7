import { burst } from '../parts/scenes/burst.ts';

const large = burst(4, 36);
const dense = burst(7, 52);

/** Where the bursts stand, in percent of the height of the city. */
const bursts = [
  { shape: large, x: 50, y: -10, size: 46, color: '#f5a81c', stroke: 4.4 },
  { shape: dense, x: 0, y: 16, size: 25, color: '#fff6e2', stroke: 3.2 },
  { shape: dense, x: 103, y: 18, size: 28, color: '#e0563c', stroke: 3.2 },
  { shape: dense, x: 117, y: -32, size: 19, color: '#8fc6ea', stroke: 3.2 },
  { shape: dense, x: -10, y: -34, size: 13, color: '#e0563c', stroke: 3.2 },
] as const;

/** Fireworks over the city; their colors stand at each shape, because no color is inherited in these pictures. */
export function NightOfFireworks() {
  return (
    <>
      <circle cx="50" cy="-10" r="95" fill="#1a2a4d" />
      <circle cx="50" cy="-10" r="62" fill="#20325c" />
      {bursts.map(({ shape, x, y, size, color, stroke }) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${size / 100})`}
          fill="none"
          stroke={color}
          strokeLinecap="round"
        >
          <path strokeWidth={stroke} d={shape.rays} />
          <path strokeWidth={stroke + 3.6} d={shape.dots} />
        </g>
      ))}
    </>
  );
}
