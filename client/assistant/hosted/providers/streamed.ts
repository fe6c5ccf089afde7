import { type Asked, ask } from './ask.ts';
import { hear, type ReadEvent } from './hear.ts';
import type { HostedFault } from './hostedFault.ts';
import { overLine } from './line.ts';
import type { Patience } from './patience.ts';
import type { HostedCall } from './provider.ts';
import type { Server } from './send.ts';

/** Asks a question in one request, and passes on the answer, which `read` knows to read, as it comes. */
export const askStreamed = (
  call: HostedCall,
  server: Server,
  patience: Patience,
  asked: Omit<Asked, 'failing'>,
  read: ReadEvent,
): Promise<HostedFault | null> =>
  overLine(call, server, patience, async (line) => {
    const response = await ask(line, { ...asked, failing: 'message' });
    await hear(response, line, read);
  });
