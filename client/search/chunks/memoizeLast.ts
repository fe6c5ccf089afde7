/** Memoizes `make` for its last key only. A rejected promise is not kept. */
export function memoizeLast<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  let last: { readonly key: string; readonly value: Promise<Value> } | null = null;
  return (key) => {
    if (last?.key === key) return last.value;
    const made = { key, value: make(key) };
    last = made;
    made.value.catch(() => {
      if (last === made) last = null;
    });
    return made.value;
  };
}
