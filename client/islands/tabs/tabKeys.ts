/** To which of `count` tabs a key leads from the tab at `index`, around the ends; `null` for keys that lead nowhere. */
export function tabByKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Which of the names an address asks for by its `hash`: the first where it has none, `null` where it means another. */
export function tabByHash(hash: string, names: readonly string[]): number | null {
  const index = hash ? names.indexOf(hash.slice(1)) : 0;
  return index < 0 ? null : index;
}
