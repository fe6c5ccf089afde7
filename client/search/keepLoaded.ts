/**
 * A function that calls `load` once a page, and answers at once from when that has succeeded. It rejects if it fails, and
 * the next call then tries again.
 */
export function keepLoaded<Loaded>(load: () => Promise<Loaded>): () => Loaded | Promise<Loaded> {
  let kept: Loaded | Promise<Loaded> | undefined;
  const start = async () => {
    try {
      kept = await load();
      return kept;
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
  return () => {
    kept ??= start();
    return kept;
  };
}
