/** The time of an event in a chat, in epoch milliseconds, and a unique id for its message. */
export function messageMeta(): { readonly at: number; readonly id: string } {
  const at = Date.now();
  return { at, id: at.toString(36) + Math.random().toString(36).slice(2) };
}
