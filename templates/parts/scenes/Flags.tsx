const star = 'M0-10 2.4-3.2 9.5-3.1 3.8 1.2 5.9 8.1 0 4 -5.9 8.1-3.8 1.2-9.5-3.1-2.4-3.2Z';

/** Rings of a rosette, outermost first: radius, in percent of the skyline's height, and color. */
const stripes = [
  [150, '#182848'],
  [108, '#1c2f55'],
  [76, '#c24327'],
  [68, '#f4e6c8'],
  [60, '#c24327'],
  [52, '#f4e6c8'],
  [44, '#c24327'],
  [36, '#bfddf0'],
] as const;

/** Stars: position and scale. Left of -7 is the headline in a wide window. */
const stars = [
  [8, 2, 0.4],
  [0, -26, 0.6],
  [22, -44, 0.4],
  [52, -34, 0.7],
  [84, -46, 0.4],
  [116, -24, 0.6],
  [134, 10, 0.4],
] as const;

/** A rosette and a few stars behind the skyline; link cards repeat the rosette. */
export function Flags() {
  return (
    <>
      <defs>
        <path id="star" d={star} />
        <g id="motif" fill="none" stroke="currentColor" strokeWidth="9">
          <circle r="95" />
          <circle r="75" />
          <circle r="55" />
          <path d={star} fill="currentColor" transform="scale(2.6)" strokeWidth="0" />
        </g>
      </defs>
      {stripes.map(([radius, color]) => (
        <circle key={radius} cx="50" cy="67" r={radius} fill={color} />
      ))}
      {stars.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`} fill="#8fa5cf">
          <use href="#star" />
        </g>
      ))}
    </>
  );
}
