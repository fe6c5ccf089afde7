import { badOutput } from './failed.ts';
import type { Line } from './line.ts';

/** The text of an answer, in pieces as they come, and an empty line, which some servers do not end with. */
export async function* piecesOf({ body }: Response, { patience, within }: Line): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  try {
    while (reader) {
      const { done, value } = await within(patience.silenceMs, () => reader.read());
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield '\n\n';
  } finally {
    reader?.cancel().catch(() => {});
  }
}

/** The text of an answer of at most `most` characters. */
export async function readText(response: Response, line: Line, most: number): Promise<string> {
  let text = '';
  for await (const piece of piecesOf(response, line)) {
    text += piece;
    if (text.length > most) throw badOutput();
  }
  return text;
}
