/** A text, or why it could not be read; `interrupted` means that the sender stopped early. */
export type BoundedText =
  | { readonly text: string }
  | { readonly error: 'too_large' | 'not_utf8' | 'interrupted' };

/** Reads the text of a body of at most `maxBytes`, whatever its headers say, and stops at the first byte beyond that. */
export async function readBounded(
  { headers, body }: { readonly headers: Headers; readonly body: ReadableStream<Uint8Array> | null },
  maxBytes: number,
): Promise<BoundedText> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    body?.cancel().catch(() => {});
    return { error: 'too_large' };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  try {
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
      size += next.value.byteLength;
      if (size > maxBytes) {
        reader?.cancel().catch(() => {});
        return { error: 'too_large' };
      }
      chunks.push(next.value);
    }
  } catch {
    return { error: 'interrupted' };
  }
  return decode(chunks);
}

function decode(chunks: readonly Uint8Array[]): BoundedText {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return {
      text: chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode(),
    };
  } catch {
    return { error: 'not_utf8' };
  }
}
