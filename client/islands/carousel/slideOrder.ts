/** The place `step` further in a row of `count` that begins again at its end. */
export const wrap = (index: number, step: number, count: number) => (index + step + count) % count;

/** The place of the number in `offsets` that is nearest to `offset`; the first of two that are as near. */
export function nearest(offset: number, offsets: readonly number[]): number {
  const distances = offsets.map((other) => Math.abs(other - offset));
  return distances.indexOf(Math.min(...distances));
}
