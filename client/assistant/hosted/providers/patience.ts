/** How long a hosted model is waited for, in milliseconds. */
export interface Patience {
  /** Until an answer begins. */
  readonly firstByteMs: number;
  /** Between two pieces of an answer. */
  readonly silenceMs: number;
  /** For a question in all. */
  readonly longestMs: number;
  /** Before a server that has failed is asked once more. */
  readonly retryMs: number;
  /** The longest pause before asking once more that a server may wish for. */
  readonly longestPauseMs: number;
  /** Between two looks at whether a run is over. */
  readonly pollMs: number;
  /** How many such looks there are at most. */
  readonly polls: number;
}

export const calmPatience: Patience = {
  firstByteMs: 20_000,
  silenceMs: 20_000,
  longestMs: 60_000,
  retryMs: 500,
  longestPauseMs: 30_000,
  pollMs: 1000,
  polls: 30,
};
