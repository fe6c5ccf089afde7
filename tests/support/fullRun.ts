/**
 * Whether every seed and every case runs (`FULL_RUN=yes`, as in `npm run test:full`), or a quick choice of them. What only
 * the full run includes are variations: each subject and each journey is in the quick one, too.
 */
export const isFullRun = process.env.FULL_RUN === 'yes';

/** How many examples of a property fast-check tries: all `count` of them in a full run, else one of `step`. */
export const propertyRuns = (count: number, step = 10): { readonly numRuns: number } => ({
  numRuns: isFullRun ? count : Math.max(Math.min(count, 3), Math.round(count / step)),
});

/** All cases in a full run, else every `step`-th of them. */
export const sampleOf = <Case>(cases: readonly Case[], step: number): readonly Case[] =>
  isFullRun ? cases : cases.filter((_, index) => index % step === 0);

/** All cases in a full run, else the first `count` of them: those that differ most. */
export const quickChoice = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, count);
