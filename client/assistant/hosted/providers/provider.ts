import type { HostedDeal, HostedMessage, ModelSize } from '../../../../data/model/assistant/hostedModel.ts';
import type { HostedFault } from './hostedFault.ts';

/** What a hosted model is asked in a turn. */
export interface HostedQuestion {
  readonly instructions: string;
  /** The latest of what was said, oldest first; the visitor has the last word. */
  readonly messages: readonly HostedMessage[];
  /** The deals to choose from, best first; at most 24. */
  readonly deals: readonly HostedDeal[];
  /** `null` leaves it to who answers. */
  readonly model: ModelSize | null;
  /** From 0 to 1; `null` where the visitor has not chosen one. */
  readonly temperature: number | null;
  /** The visitor's own; `null` where none is needed. */
  readonly key: string | null;
  /** The thread of earlier turns, of servers that keep one. */
  readonly thread: string | null;
}

/** How a call reaches the world, and what it tells while it goes on. */
export interface HostedCall {
  readonly fetch: typeof fetch;
  /** Resolves after `ms`; rejects as soon as `signal` aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Aborts when the answer is not wanted any more. */
  readonly signal: AbortSignal;
  /** Another piece of what the model says. */
  readonly onText: (piece: string) => void;
  /** The thread that later turns go on in; `null` where the one of before is lost. */
  readonly onThread: (thread: string | null) => void;
}

/**
 * Asks a hosted model. Resolves with `null` once all was said, else with why not; what was said before a fault stays said.
 * Never rejects.
 */
export type Provider = (question: HostedQuestion, call: HostedCall) => Promise<HostedFault | null>;
