import { onTestFinished } from 'vitest';
import { serveProxy } from '../../cli/commands/proxy/serveProxy.ts';
import type { ModelCall, ModelServer } from './modelServer.ts';
import { modelEvents, modelReply, proxySettings, secret } from './proxy.ts';

/** Runs a proxy before `model` until the test is over; gives the lines that it logs. */
export async function runProxy(model: ModelServer, limits: object = {}, trustedHeader: string | null = null) {
  const logged: string[] = [];
  const running = await serveProxy(
    proxySettings(limits, model.baseUrl),
    { key: secret, now: Date.now, fetch, log: (line) => logged.push(line) },
    { host: '127.0.0.1', port: 0, trustedHeader },
  );
  onTestFinished(() => running.stop(0));
  const { port, stop } = running;
  const address = `http://127.0.0.1:${port}/v1/responses`;
  return { port, address, logged, stop, kinds: () => logged.map((line) => JSON.parse(line).kind) };
}

/** A model that answers as soon as it is asked, in a stream if that is wanted. */
export const replyAtOnce = ({ response, body }: ModelCall) => {
  if (!body.stream) return void response.end(JSON.stringify(modelReply()));
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.end(modelEvents(['Try ', 'the soup.']).join(''));
};

/** A door that a test opens when it wants somebody to go on. */
export function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Reads until `text` has come; fails where the stream ends before. */
export async function readUntil(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  text: string,
): Promise<string> {
  const decoder = new TextDecoder();
  let read = '';
  while (!read.includes(text)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`"${text}" never came after:\n${read}`);
    read += decoder.decode(value, { stream: true });
  }
  return read;
}

/** The body of a response, to be read piece by piece. */
export const streamOf = (response: Response) => {
  if (!response.body) throw new Error('There is no body.');
  return response.body.getReader();
};

/** Waits until something is so that others bring about. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
