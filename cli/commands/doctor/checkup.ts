/** What `doctor` found out about one thing. */
export interface Checkup {
  /** Permanent, for programs: "node", "clock". */
  readonly name: string;
  /** `fail`: builds do not work; `warn`: they work, and something will surprise. */
  readonly status: 'ok' | 'warn' | 'fail';
  /** What there is, for people. */
  readonly found: string;
  /** Why that matters and what to do; `null` if all is well. */
  readonly advice: string | null;
}

export const ok = (name: string, found: string): Checkup => ({ name, status: 'ok', found, advice: null });

export const warn = (name: string, found: string, advice: string): Checkup => ({
  ...{ name, status: 'warn', found, advice },
});

export const fail = (name: string, found: string, advice: string): Checkup => ({
  ...{ name, status: 'fail', found, advice },
});
