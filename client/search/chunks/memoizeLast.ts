/** Memoizes `make` for its last key only. A rejected promise is not kept. */
export function memoizeLast<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  let last: { readonly key: string; readonly value: Promise<Value> } | null = null;
  return (key) => {
    if (last?.key === key) return last.value;
    const latest = { key, value: make(key) };
    last = latest;
    latest.value.catch(() => {
      if (last === latest) last = null;
    });
    return latest.value;
  };
}
