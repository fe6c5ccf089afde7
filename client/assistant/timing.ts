/** How long the guide takes to answer, in milliseconds: at once would read as a form, not as talk. */
export interface Timing {
  readonly reply: number;
  /** From the answer to the question that follows it. */
  readonly followUp: number;
}

export const calmTiming: Timing = { reply: 1800, followUp: 1000 };

/** For whoever asked their system for less motion. */
export const quickTiming: Timing = { reply: 400, followUp: 250 };
