/** How many letters have to be changed, put in or left out to make `a` of `b`; more than `most` may be said as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let done = 0; done < a.length; done++) {
    const next = [done + 1];
    for (let place = 0; place < b.length; place++) {
      const kept = (row[place] ?? 0) + (a[done] === b[place] ? 0 : 1);
      next.push(Math.min(kept, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? 0;
}
