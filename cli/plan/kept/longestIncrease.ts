/**
 * The places of the longest series in `numbers`, all different, that increases: what is left of a list in its old order if as little as
 * possible has moved.
 */
export function longestIncrease(numbers: readonly number[]): ReadonlySet<number> {
  // The place of the lowest last number of a series of each length, and what comes before each place in its series.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    const length = firstWhere(ends.length, (at) => (numbers[ends[at] ?? 0] ?? 0) > number);
    before[place] = ends[length - 1];
    ends[length] = place;
  }
  const series = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) series.add(place);
  return series;
}

/** The first number below `count` for which `holds` is true, as it is for all after it; `count` if there is none. */
function firstWhere(count: number, holds: (at: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
