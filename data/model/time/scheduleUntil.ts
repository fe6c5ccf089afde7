import type { Schedule } from './schedule.ts';

/** What of `schedule` takes place before `end`, in minutes from the midnight that begins each day. */
export function scheduleUntil(schedule: Schedule, end: number): Schedule {
  const { hours, special, sessions } = schedule;
  const begins = ({ from }: { readonly from: number }) => from < end;
  const cut = (to: number) => Math.min(to, end);
  return {
    ...schedule,
    ...(hours && { hours: hours.filter(begins).map((line) => ({ ...line, to: cut(line.to) })) }),
    ...(special && {
      special: special.map(({ from, to, ...days }) =>
        from === undefined || to === undefined || from >= end ? days : { ...days, from, to: cut(to) },
      ),
    }),
    ...(sessions && {
      sessions: sessions
        .filter(begins)
        .map(({ to, ...session }) => (to === undefined ? session : { ...session, to: cut(to) })),
    }),
  };
}
