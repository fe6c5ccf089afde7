import { describe, expect, it } from 'vitest';
import { readBounded } from '../../../../cli/network/readBounded.ts';

/** A body that arrives in pieces; `taken` counts those that were asked for. */
function bodyOf(pieces: readonly (string | Uint8Array | Error)[]) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[taken++];
        if (piece === undefined) return controller.close();
        if (piece instanceof Error) return controller.error(piece);
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

const headers = new Headers();

describe('cli/network/readBounded', () => {
  it('reads up to the limit, whatever the pieces', async () => {
    expect(await readBounded({ headers, ...bodyOf(['12345', '67890']) }, 10)).toEqual({ text: '1234567890' });
    expect(await readBounded({ headers, body: null }, 10)).toEqual({ text: '' });
  });

  it('counts what arrives and stops there', async () => {
    const long = bodyOf(['12345', '67890', '1', '2', '3']);
    expect(await readBounded({ headers, body: long.body }, 10)).toEqual({ error: 'too_large' });
    expect(long.taken()).toBe(3);
  });

  it('does not even begin where the length says enough', async () => {
    const long = bodyOf(['1']);
    const said = { headers: new Headers({ 'Content-Length': '11' }), body: long.body };
    expect(await readBounded(said, 10)).toEqual({ error: 'too_large' });
    expect(long.taken()).toBe(0);
  });

  it('does not trust a length that is too small', async () => {
    const said = { headers: new Headers({ 'Content-Length': '1' }), body: bodyOf(['x'.repeat(11)]).body };
    expect(await readBounded(said, 10)).toEqual({ error: 'too_large' });
  });

  it('puts characters together that were cut in two', async () => {
    const [one, two] = [Uint8Array.of(0xc3), Uint8Array.of(0xa9)];
    expect(await readBounded({ headers, ...bodyOf([one, two]) }, 10)).toEqual({ text: 'é' });
  });

  it('knows bytes that are no text, and a body that breaks off', async () => {
    const broken = Uint8Array.of(0x7b, 0xff, 0x7d);
    expect(await readBounded({ headers, ...bodyOf([broken]) }, 10)).toEqual({ error: 'not_utf8' });
    expect(await readBounded({ headers, ...bodyOf([Uint8Array.of(0xc3)]) }, 10)).toEqual({
      error: 'not_utf8',
    });
    expect(await readBounded({ headers, ...bodyOf(['{', new Error('gone')]) }, 10)).toEqual({
      error: 'interrupted',
    });
  });
});
