/** How long to wait for a hosted model, in milliseconds. */
export interface Timeouts {
  /** Until an answer begins. */
  readonly firstByteMs: number;
  /** Between two parts of an answer. */
  readonly silenceMs: number;
  /** For the whole question. */
  readonly longestMs: number;
  /** Before the only retry, if the server asks for no other delay. */
  readonly retryMs: number;
  /** The longest delay before the retry that a server may ask for. */
  readonly longestPauseMs: number;
  /** Between two polls of a run. */
  readonly pollMs: number;
  /** The most polls of a run; not a time. */
  readonly polls: number;
}

export const defaultTimeouts: Timeouts = {
  firstByteMs: 20_000,
  silenceMs: 20_000,
  longestMs: 60_000,
  retryMs: 500,
  longestPauseMs: 30_000,
  pollMs: 1000,
  polls: 30,
};
