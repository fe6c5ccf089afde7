import { Failed } from './failed.ts';
import type { HostedFault } from './hostedFault.ts';
import type { Patience } from './patience.ts';
import type { HostedCall } from './provider.ts';
import type { Server } from './send.ts';

/** A line to a model's server, open for one question. */
export interface Line extends Pick<HostedCall, 'fetch' | 'onText' | 'onThread'> {
  readonly server: Server;
  readonly patience: Patience;
  /** Aborts when the question is over, however that came. */
  readonly signal: AbortSignal;
  /** What `work` comes to; the question is over where that takes longer than `ms`. */
  within<T>(ms: number, work: () => Promise<T>): Promise<T>;
  pause(ms: number): Promise<void>;
}

/**
 * Has `talk` ask its question over a line to `server`, and gives the fault that it met; `null` where it met none. When this resolves,
 * nothing of the question is left: no request, no reader, no timer. Never rejects.
 */
export async function overLine(
  { signal: visitor, sleep, ...call }: HostedCall,
  server: Server,
  patience: Patience,
  talk: (line: Line) => Promise<void>,
): Promise<HostedFault | null> {
  if (visitor.aborted) return { kind: 'stopped' };
  const question = new AbortController();
  const { signal } = question;
  let waiting = new AbortController();
  let fault = null as HostedFault | null;
  const giveUp = (why: HostedFault) => {
    fault ??= why;
    question.abort();
    waiting.abort();
  };
  const stop = () => giveUp({ kind: 'stopped' });
  const late = () => giveUp({ kind: 'timeout' });
  visitor.addEventListener('abort', stop);
  sleep(patience.longestMs, signal).then(late, () => {});
  const line: Line = {
    ...call,
    server,
    patience,
    signal,
    async within(ms, work) {
      signal.throwIfAborted();
      const working = work();
      const timer = new AbortController();
      waiting = timer;
      const tooLong = sleep(ms, timer.signal).then(() => {
        late();
        throw new Failed({ kind: 'timeout' });
      });
      // What is given up is not waited for, even where it does not hear of it.
      return await Promise.race([working, tooLong]).finally(() => timer.abort());
    },
    pause: (ms) => sleep(ms, signal),
  };
  try {
    await talk(line);
  } catch (error) {
    // What was thrown may name the address, or what was sent: only what it means is passed on.
    fault ??= error instanceof Failed ? error.fault : { kind: 'bad-output' };
  }
  visitor.removeEventListener('abort', stop);
  question.abort();
  return fault;
}
