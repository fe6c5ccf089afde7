import type { HostedFailure, ProviderContext } from './provider.ts';
import type { Timeouts } from './timeouts.ts';

/** A model's server and what it needs with every request. */
export interface ModelServer {
  readonly url: string;
  readonly key: string | null;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The model's name in failures. */
  readonly model: string;
}

/** Ends a question with `failure`. Only `withConnection` catches it. */
export class HostedFailureError extends Error {
  readonly failure: HostedFailure;

  constructor(failure: HostedFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export const invalidOutput = () => new HostedFailureError({ kind: 'bad-output' });

/** A connection to a model's server for one question, which may take several requests. */
export interface Connection extends Pick<ProviderContext, 'fetch' | 'onText' | 'onThread'> {
  readonly server: ModelServer;
  readonly timeouts: Timeouts;
  /** Aborts when the question ends, for whatever reason. */
  readonly signal: AbortSignal;
  /** The result of `work`. Ends the question if it takes longer than `ms`. */
  within<T>(ms: number, work: () => Promise<T>): Promise<T>;
  pause(ms: number): Promise<void>;
}

const answerCharacters = 256 * 1024;

/** Passes on `text`, after which the answer has `length` characters. */
export function emitText(text: string, { onText, signal }: Connection, length: number = text.length): void {
  if (length > answerCharacters) throw invalidOutput();
  if (text !== '') onText(text);
  // The listener may have stopped the answer.
  signal.throwIfAborted();
}

/**
 * Runs `work` with a connection to `server`. Resolves with the failure that ended it, or `null`; by then every request,
 * reader and timer of the question is closed. Never rejects.
 */
export async function withConnection(
  { signal: visitorSignal, sleep, ...context }: ProviderContext,
  server: ModelServer,
  timeouts: Timeouts,
  work: (connection: Connection) => Promise<void>,
): Promise<HostedFailure | null> {
  if (visitorSignal.aborted) return { kind: 'stopped' };
  const question = new AbortController();
  const { signal } = question;
  let timer = new AbortController();
  let failure = null as HostedFailure | null;
  const end = (reason: HostedFailure) => {
    failure ??= reason;
    question.abort();
    timer.abort();
  };
  const onStop = () => end({ kind: 'stopped' });
  const onTimeout = () => end({ kind: 'timeout' });
  visitorSignal.addEventListener('abort', onStop);
  sleep(timeouts.longestMs, signal).then(onTimeout, () => {});
  const connection: Connection = {
    ...context,
    server,
    timeouts,
    signal,
    async within(ms, step) {
      signal.throwIfAborted();
      const result = step();
      const stepTimer = new AbortController();
      timer = stepTimer;
      const timeout = sleep(ms, stepTimer.signal).then(() => {
        onTimeout();
        throw new HostedFailureError({ kind: 'timeout' });
      });
      // A race, because a step that ignores the signal must not delay the end of the question.
      return await Promise.race([result, timeout]).finally(() => stepTimer.abort());
    },
    pause: (ms) => sleep(ms, signal),
  };
  try {
    await work(connection);
  } catch (error) {
    // Other errors may contain URLs or request data, so they are reduced to a kind.
    failure ??= error instanceof HostedFailureError ? error.failure : { kind: 'bad-output' };
  }
  visitorSignal.removeEventListener('abort', onStop);
  question.abort();
  return failure;
}
