import type { HostedDeal, HostedMessage, ModelSize } from '../../../../data/model/assistant/hostedModel.ts';
import type { AnswerFormat } from '../../../../data/model/assistant/modelAnswer.ts';

/** What a hosted model is asked in a turn. */
export interface HostedQuestion {
  readonly instructions: string;
  /** The latest messages, oldest first; the last one is the visitor's question. */
  readonly messages: readonly HostedMessage[];
  /** The deals to choose from, best first; at most 24. */
  readonly deals: readonly HostedDeal[];
  /** The messages with the deals as text before the last one. */
  readonly input: readonly HostedMessage[];
  /** The form of the answer. */
  readonly format: AnswerFormat;
  /** The most tokens of the answer, reasoning included. */
  readonly maxTokens: number;
  /** `null` leaves the choice to the server. */
  readonly model: ModelSize | null;
  /** From 0 to 1; `null` if the visitor has not chosen one. */
  readonly temperature: number | null;
  /** The visitor's key; `null` if the server needs none. */
  readonly key: string | null;
  /** The id of the thread of earlier turns, for servers that keep one. */
  readonly thread: string | null;
}

/** How a provider reaches the network, and its callbacks. */
export interface ProviderContext {
  readonly fetch: typeof fetch;
  /** Resolves after `ms`; rejects as soon as `signal` aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  /** Called with each new part of the model's text. */
  readonly onText: (text: string) => void;
  /** Called with the thread for later turns; `null` if the server has lost the thread. */
  readonly onThread: (thread: string | null) => void;
}

/**
 * Asks a hosted model. Resolves with `null` when the answer is complete, else with the reason why it is not; text that
 * arrived before a failure stays valid. Never rejects.
 */
export type Provider = (question: HostedQuestion, context: ProviderContext) => Promise<HostedFailure | null>;

/** Why a hosted model did not answer completely. Contains no text that a server sent. */
export type HostedFailure =
  /** The visitor stopped waiting. */
  | { readonly kind: 'stopped' }
  /** The server rejects the key, or there is none. */
  | { readonly kind: 'auth' | 'key' }
  /** The server cannot be reached or does not allow requests from this site. */
  | { readonly kind: 'offline'; readonly host: string }
  /** The server no longer has this API. */
  | { readonly kind: 'api-retired' }
  /** The thread is gone: before the question was added to it, or while it was being answered. */
  | { readonly kind: 'session-lost' | 'request-lost' }
  /** The server did not create a thread, accept the question, or return the answer. */
  | { readonly kind: 'thread' | 'message' | 'retrieval'; readonly status: number }
  /** The model failed; `status` is a known status of the API or of HTTP. */
  | { readonly kind: 'run'; readonly status: string }
  | { readonly kind: 'timeout' }
  /** The browser's own model is not on the device, or failed. */
  | { readonly kind: 'device' }
  /** The server has no model with this name. */
  | { readonly kind: 'model'; readonly name: string }
  /** Too many questions at the moment, or for the rest of the day or the account. */
  | { readonly kind: 'rate-limited' | 'quota' }
  /** The model declined to answer. */
  | { readonly kind: 'refused' }
  /** The answer broke off or does not have the requested form. */
  | { readonly kind: 'bad-output' };
