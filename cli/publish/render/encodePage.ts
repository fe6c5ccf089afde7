import type { RenderedPage } from '../../../templates/renderPage.tsx';

/**
 * A function that turns rendered pages into bytes. The bytes are good until the next page: all pages share one piece of
 * memory, because hundreds of megabytes would otherwise come and go.
 */
export function createEncoder(): (page: RenderedPage) => Uint8Array {
  let room = Buffer.alloc(256 * 1024);
  const encoded = new Map<string, Buffer>();
  const encode = (text: string) => {
    const bytes = encoded.get(text) ?? Buffer.from(text);
    encoded.set(text, bytes);
    return bytes;
  };
  return ({ shell, head, main }) => {
    const [start, middle, end] = [encode(shell.start), encode(shell.middle), encode(shell.end)];
    // No unit of a text takes more than three bytes.
    const most = start.length + middle.length + end.length + 3 * (head.length + main.length);
    if (most > room.length) room = Buffer.alloc(2 * most);
    let length = start.copy(room);
    length += room.write(head, length);
    length += middle.copy(room, length);
    length += room.write(main, length);
    length += end.copy(room, length);
    return room.subarray(0, length);
  };
}
