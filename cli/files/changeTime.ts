/** Some file systems store times to two seconds, and no such time has a fraction of a hundredth; others are read from a clock of 10 ms. */
const coarsest = { coarse: 2_000, fine: 100 };

/** Whether a change at `changedAt` was before `now`, and a later one would certainly have another time (epoch milliseconds). */
export const isCertainlyBefore = (changedAt: number, now: number): boolean =>
  changedAt <= now - (changedAt % 10 === 0 ? coarsest.coarse : coarsest.fine);
