import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type RunStatus =
  | 'queued'
  | 'in_progress'
  | 'requires_action'
  | 'cancelling'
  | 'cancelled'
  | 'failed'
  | 'completed'
  | 'incomplete'
  | 'expired';

interface Part {
  readonly type: 'text';
  readonly text: { readonly value: string; readonly annotations: readonly object[] };
}

interface Message {
  readonly id: string;
  readonly object: 'thread.message';
  readonly created_at: number;
  readonly thread_id: string;
  readonly role: 'user' | 'assistant';
  readonly run_id: string | null;
  readonly content: readonly (Part | object)[];
}

interface Run {
  readonly id: string;
  readonly assistant_id: string;
  readonly instructions: string | null;
  /** The states that are still to come; the last one stays. */
  readonly states: RunStatus[];
  answered: boolean;
}

interface Thread {
  readonly id: string;
  /** Newest first. */
  readonly messages: Message[];
  readonly runs: Run[];
}

/** A request as the server saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** Answers a request instead of the server if it returns true. */
export type Interference = (
  request: SeenRequest,
  response: ServerResponse,
) => boolean | Promise<boolean> | undefined;

export interface AssistantsPlay {
  /** The states of a run, one for each poll. */
  readonly states?: readonly RunStatus[];
  /** The reply of the assistant in a run, as parts of a message. */
  readonly reply?: readonly (string | object)[];
  readonly interfere?: Interference;
}

/** A server of the Assistants API over real HTTP, which keeps threads. */
export interface AssistantsServer {
  readonly baseUrl: string;
  readonly seen: readonly SeenRequest[];
  /** The requests that it received, such as "POST /threads". */
  readonly calls: () => readonly string[];
  readonly threads: ReadonlyMap<string, Thread>;
}

const key = /^Bearer \S+$/;

/** Listens at a free port of this machine until the test is over. */
export async function playAssistants(play: AssistantsPlay = {}): Promise<AssistantsServer> {
  const seen: SeenRequest[] = [];
  const threads = new Map<string, Thread>();
  const server = createServer(async (request, response) => {
    const asked = await readRequest(request);
    seen.push(asked);
    if (await play.interfere?.(asked, response)) return;
    const { status, body } = answerTo(asked, threads, play);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const calls = () => seen.map(({ method, path }) => `${method} ${path}`);
  return { baseUrl: `http://127.0.0.1:${port}/v1`, seen, calls, threads };
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  let text = '';
  for await (const piece of request) text += piece;
  const { method = '', url = '', headers } = request;
  const path = url.replace(/^\/v1/, '');
  return { method, path, headers, body: text === '' ? null : JSON.parse(text) };
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const refuse = (status: number, message: string): Answer => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
});

function answerTo(asked: SeenRequest, threads: Map<string, Thread>, play: AssistantsPlay): Answer {
  const { method, headers } = asked;
  if (!key.test(headers.authorization ?? '')) return refuse(401, 'No key was given.');
  if (headers['openai-beta'] !== 'assistants=v2') return refuse(400, 'Send OpenAI-Beta: assistants=v2.');
  const [, root, id, part, run, action] = asked.path.replace(/\?.*$/, '').split('/');
  if (root !== 'threads') return refuse(404, 'There is nothing here.');
  if (id === undefined) return method === 'POST' ? newThread(threads) : refuse(405, 'Only POST.');
  const thread = threads.get(decodeURIComponent(id));
  if (!thread) return refuse(404, `No thread found with id '${id}'.`);
  if (part === undefined && method === 'DELETE') return deleteThread(threads, thread);
  if (part === 'messages' && run === undefined) {
    return method === 'POST' ? addMessage(thread, asked.body) : listMessages(thread, asked.path);
  }
  if (part !== 'runs') return refuse(404, 'There is nothing here.');
  if (run === undefined) return startRun(thread, asked.body, play);
  const found = thread.runs.find((other) => other.id === decodeURIComponent(run));
  if (!found) return refuse(404, `No run found with id '${run}'.`);
  return action === 'cancel' ? cancelRun(thread, found) : lookAt(thread, found, play);
}

function newThread(threads: Map<string, Thread>): Answer {
  const thread: Thread = { id: `thread_${nextThread(threads)}`, messages: [], runs: [] };
  threads.set(thread.id, thread);
  return { status: 200, body: { id: thread.id, object: 'thread', created_at: 1, metadata: {} } };
}

const threadCounts = new WeakMap<object, number>();

/** The number of a new thread; those of deleted ones are not given again. */
function nextThread(threads: ReadonlyMap<string, Thread>): number {
  const count = (threadCounts.get(threads) ?? 0) + 1;
  threadCounts.set(threads, count);
  return count;
}

function deleteThread(threads: Map<string, Thread>, { id }: Thread): Answer {
  threads.delete(id);
  return { status: 200, body: { id, object: 'thread.deleted', deleted: true } };
}

const isOpen = ({ states }: Run) =>
  ['queued', 'in_progress', 'requires_action', 'cancelling'].includes(states[0] ?? '');

function addMessage(thread: Thread, body: unknown): Answer {
  const { role, content } = body as { role?: unknown; content?: unknown };
  if (role !== 'user' || typeof content !== 'string' || content === '') return refuse(400, 'No message.');
  if (thread.runs.some(isOpen)) return refuse(400, "Can't add messages while a run is active.");
  const message = write(thread, 'user', [{ type: 'text', text: { value: content, annotations: [] } }], null);
  return { status: 200, body: message };
}

function write(
  thread: Thread,
  role: Message['role'],
  content: Message['content'],
  run: string | null,
): Message {
  const message: Message = {
    id: `msg_${thread.messages.length + 1}`,
    object: 'thread.message',
    created_at: thread.messages.length + 1,
    thread_id: thread.id,
    role,
    run_id: run,
    content,
  };
  thread.messages.unshift(message);
  return message;
}

/** At most as many as asked, 20 if nothing is, and those of one run if one is named. */
function listMessages({ messages }: Thread, path: string): Answer {
  const { searchParams } = new URL(path, 'http://localhost');
  const run = searchParams.get('run_id');
  const limit = Number(searchParams.get('limit') ?? 20);
  const found = messages.filter(({ run_id }) => run === null || run_id === run);
  const sorted = searchParams.get('order') === 'asc' ? found.toReversed() : found;
  const data = sorted.slice(0, limit);
  const [first_id = null, last_id = null] = [data[0]?.id, data.at(-1)?.id];
  return {
    status: 200,
    body: { object: 'list', data, first_id, last_id, has_more: data.length < found.length },
  };
}

function startRun(thread: Thread, body: unknown, play: AssistantsPlay): Answer {
  const { assistant_id, instructions } = body as { assistant_id?: unknown; instructions?: unknown };
  if (typeof assistant_id !== 'string') return refuse(400, "Missing required parameter: 'assistant_id'.");
  if (thread.runs.some(isOpen)) return refuse(400, 'The thread already has an active run.');
  const run: Run = {
    id: `run_${thread.runs.length + 1}`,
    assistant_id,
    instructions: typeof instructions === 'string' ? instructions : null,
    states: [...(play.states ?? ['queued', 'in_progress', 'completed'])],
    answered: false,
  };
  thread.runs.push(run);
  return { status: 200, body: printRun(thread, run) };
}

const printRun = ({ id: thread_id }: Thread, { id, assistant_id, instructions, states }: Run) => ({
  id,
  object: 'thread.run',
  created_at: 1,
  thread_id,
  assistant_id,
  instructions,
  status: states[0],
  last_error: states[0] === 'failed' ? { code: 'server_error', message: 'It broke at 10.0.0.7.' } : null,
});

function lookAt(thread: Thread, run: Run, play: AssistantsPlay): Answer {
  if (run.states.length > 1) run.states.shift();
  if (run.states[0] === 'completed' && !run.answered) {
    run.answered = true;
    const parts = (play.reply ?? ['Try the soup.']).map((part) =>
      typeof part === 'string' ? { type: 'text', text: { value: part, annotations: [] } } : part,
    );
    write(thread, 'assistant', parts, run.id);
  }
  return { status: 200, body: printRun(thread, run) };
}

function cancelRun(thread: Thread, run: Run): Answer {
  run.states.splice(0, run.states.length, 'cancelled');
  return { status: 200, body: printRun(thread, run) };
}
