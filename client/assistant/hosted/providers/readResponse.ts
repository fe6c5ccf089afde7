import { type Connection, invalidOutput } from './connection.ts';

/** The text of a response, in chunks as they arrive. */
export async function* textChunks(
  { body }: Response,
  { timeouts, within }: Connection,
): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  try {
    while (reader) {
      const { done, value } = await within(timeouts.silenceMs, () => reader.read());
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    reader?.cancel().catch(() => {});
  }
}

/** The text of a response of at most `maxCharacters`. */
export async function readText(
  response: Response,
  connection: Connection,
  maxCharacters: number,
): Promise<string> {
  let text = '';
  for await (const chunk of textChunks(response, connection)) {
    text += chunk;
    if (text.length > maxCharacters) throw invalidOutput();
  }
  return text;
}
