/** Why a call to the model's server was aborted. */
export type AbortReason = 'client_left' | 'client_stalled' | 'upstream_timeout';

/** Aborts a call when the visitor leaves or the server is silent for too long. */
export interface UpstreamTimeouts {
  readonly signal: AbortSignal;
  /** Why the call was aborted; `null` if it was not. */
  reason(): AbortReason | null;
  /** Aborts the call unless `stopWaiting` or another `wait` is called within `ms`. */
  wait(ms: number): void;
  stopWaiting(): void;
  abort(reason: AbortReason): void;
  /** Call this when the answer has ended; nothing aborts the call after that. */
  dispose(): void;
}

/** Timeouts for a call that may take `longestMs` in all; `visitorSignal` aborts when the visitor leaves. */
export function createUpstreamTimeouts(visitorSignal: AbortSignal, longestMs: number): UpstreamTimeouts {
  const call = new AbortController();
  let reason: AbortReason | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const abort = (abortReason: AbortReason) => {
    if (reason !== null) return;
    reason = abortReason;
    dispose();
    call.abort();
  };
  const longest = setTimeout(abort, longestMs, 'upstream_timeout');
  const onLeave = () => abort('client_left');
  function dispose() {
    clearTimeout(silence);
    clearTimeout(longest);
    visitorSignal.removeEventListener('abort', onLeave);
  }
  visitorSignal.addEventListener('abort', onLeave);
  if (visitorSignal.aborted) onLeave();
  return {
    signal: call.signal,
    reason: () => reason,
    wait(ms) {
      clearTimeout(silence);
      if (reason === null) silence = setTimeout(abort, ms, 'upstream_timeout');
    },
    stopWaiting: () => clearTimeout(silence),
    abort,
    dispose,
  };
}
