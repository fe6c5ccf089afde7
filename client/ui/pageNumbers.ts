/**
 * Which of `count` pages (from 1) to offer on page `current`: the first, the last and those around it, so
 * that the row fits a phone. A negative number stands for a gap; each gap has its own.
 */
export function pageNumbers(current: number, count: number): readonly number[] {
  const shown = [1, current - 1, current, current + 1, count].filter((n) => n >= 1 && n <= count);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const missing = number - (sorted[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [-number, number];
  });
}
