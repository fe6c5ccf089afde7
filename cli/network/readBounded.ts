/** A text that was read, or why not: `broken_off` where the sender stopped. */
export type BoundedText =
  | { readonly text: string }
  | { readonly fault: 'too_large' | 'not_utf8' | 'broken_off' };

/** The text of a body that has at most `maxBytes`, whatever it claims to have; reads no further than that. */
export async function readBounded(
  { headers, body }: { readonly headers: Headers; readonly body: ReadableStream<Uint8Array> | null },
  maxBytes: number,
): Promise<BoundedText> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    body?.cancel().catch(() => {});
    return { fault: 'too_large' };
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  try {
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
      size += next.value.byteLength;
      if (size > maxBytes) {
        reader?.cancel().catch(() => {});
        return { fault: 'too_large' };
      }
      pieces.push(next.value);
    }
  } catch {
    return { fault: 'broken_off' };
  }
  return decode(pieces);
}

function decode(pieces: readonly Uint8Array[]): BoundedText {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return {
      text: pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode(),
    };
  } catch {
    return { fault: 'not_utf8' };
  }
}
