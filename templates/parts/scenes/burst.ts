/** A burst of fireworks as SVG path data, with its center at the origin and a radius of 100. */
export interface Burst {
  /** Lines with round caps. */
  readonly rays: string;
  /** Lines without length, which round caps turn into dots. */
  readonly dots: string;
}

/** A burst of `rays` rays, every other one shorter. The same seed gives the same burst. */
export function burst(seed: number, rays: number): Burst {
  const random = randomFrom(seed);
  const lines: string[] = [];
  const dots: string[] = [];
  for (let ray = 0; ray < rays; ray++) {
    const angle = ((ray + random() * 0.2) / rays) * 2 * Math.PI;
    const reach = (ray % 2 === 0 ? 84 : 66) + random() * 5;
    lines.push(stroke(angle, 35, reach));
    if (ray % 2 === 0) {
      lines.push(stroke(angle, 12, 26));
      dots.push(`${stroke(angle, Math.min(reach + 11, 98))}h0`);
    }
  }
  return { rays: lines.join(''), dots: dots.join('') };
}

/** A path through the points at `distances` from the origin in the direction of `angle` (radians). */
function stroke(angle: number, ...distances: readonly number[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = distances.map((d) => `${round(Math.cos(angle) * d)} ${round(Math.sin(angle) * d)}`);
  return `M${points.join('L')}`;
}

/** A seeded random number generator, from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
