/** One burst of fireworks around the origin, 100 wide to each side, as SVG path data. */
export interface Burst {
  /** Lines with round ends. */
  readonly rays: string;
  /** Lines without length, which round ends make dots. */
  readonly dots: string;
}

/** A burst of `rays` rays, every second one shorter. The same seed draws the same burst. */
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

/** The point at each of the `distances` from the origin in the direction of `angle`, joined by lines. */
function stroke(angle: number, ...distances: readonly number[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = distances.map((d) => `${round(Math.cos(angle) * d)} ${round(Math.sin(angle) * d)}`);
  return `M${points.join('L')}`;
}

/** Numbers from 0 to 1 that look random and follow from `seed` (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
