import { describe, expect, it } from 'vitest';
import { readBounded } from '../../../../cli/network/readBounded.ts';

/** A body that arrives in chunks; `taken` returns how many were requested. */
function bodyOf(chunks: readonly (string | Uint8Array | Error)[]) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[taken++];
        if (chunk === undefined) return controller.close();
        if (chunk instanceof Error) return controller.error(chunk);
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

const headers = new Headers();

describe('cli/network/readBounded', () => {
  it('reads up to the limit, however the text is chunked', async () => {
    expect(await readBounded({ headers, ...bodyOf(['12345', '67890']) }, 10)).toEqual({ text: '1234567890' });
    expect(await readBounded({ headers, body: null }, 10)).toEqual({ text: '' });
  });

  it('stops reading at the limit', async () => {
    const long = bodyOf(['12345', '67890', '1', '2', '3']);
    expect(await readBounded({ headers, body: long.body }, 10)).toEqual({ error: 'too_large' });
    expect(long.taken()).toBe(3);
  });

  it('reads nothing if the declared length is too large', async () => {
    const long = bodyOf(['1']);
    const source = { headers: new Headers({ 'Content-Length': '11' }), body: long.body };
    expect(await readBounded(source, 10)).toEqual({ error: 'too_large' });
    expect(long.taken()).toBe(0);
  });

  it('does not trust a declared length that is too small', async () => {
    const source = { headers: new Headers({ 'Content-Length': '1' }), body: bodyOf(['x'.repeat(11)]).body };
    expect(await readBounded(source, 10)).toEqual({ error: 'too_large' });
  });

  it('decodes characters that are split between chunks', async () => {
    const [first, second] = [Uint8Array.of(0xc3), Uint8Array.of(0xa9)];
    expect(await readBounded({ headers, ...bodyOf([first, second]) }, 10)).toEqual({ text: 'é' });
  });

  it('reports bytes that are not UTF-8, and an interrupted body', async () => {
    const invalid = Uint8Array.of(0x7b, 0xff, 0x7d);
    expect(await readBounded({ headers, ...bodyOf([invalid]) }, 10)).toEqual({ error: 'not_utf8' });
    expect(await readBounded({ headers, ...bodyOf([Uint8Array.of(0xc3)]) }, 10)).toEqual({
      error: 'not_utf8',
    });
    expect(await readBounded({ headers, ...bodyOf(['{', new Error('gone')]) }, 10)).toEqual({
      error: 'interrupted',
    });
  });
});
