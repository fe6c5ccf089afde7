import { FeedError } from '../rows/feedRow.ts';

/** How the bytes of a feed become text. */
export interface GuessedEncoding {
  /** As `TextDecoder` names it. */
  readonly encoding: string;
  /** Whether nobody said it. */
  readonly isGuess: boolean;
}

/** The encoding of a feed from what is said about it, its byte order mark, its XML declaration, or its first bytes. */
export function encodingOf(first: Buffer, said: string | null): GuessedEncoding {
  const mark = markOf(first);
  if (mark !== null) return { encoding: mark, isGuess: false };
  const declared =
    said ?? /^<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(first.toString('latin1', 0, 200))?.[1];
  if (declared) return { encoding: known(declared), isGuess: false };
  return { encoding: isUtf8(first) ? 'utf-8' : 'windows-1252', isGuess: true };
}

function markOf(first: Buffer): string | null {
  if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf) return 'utf-8';
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  // Without a mark, every other byte of the names of columns is zero.
  const start = first.toString('latin1', 0, 8);
  if (/^(?:[^\0]\0){4}$/.test(start)) return 'utf-16le';
  return /^(?:\0[^\0]){4}$/.test(start) ? 'utf-16be' : null;
}

function known(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new FeedError(
      `The encoding "${label}" is not known.`,
      'Say it in the map: "encoding": "windows-1252".',
    );
  }
}

/** Whether bytes are UTF-8, except for a character that they end within. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The text of bytes in an encoding, without a byte order mark. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
