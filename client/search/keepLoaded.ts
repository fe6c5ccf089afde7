/**
 * A function that calls `load` once a page, and answers at once from when that has succeeded. It rejects if it fails, and
 * the next call then tries again.
 */
export function keepLoaded<Loaded>(load: () => Promise<Loaded>): () => Loaded | Promise<Loaded> {
  let kept: Loaded | Promise<Loaded> | undefined;
  return () => {
    kept ??= load().then(
      (loaded) => {
        kept = loaded;
        return loaded;
      },
      (error) => {
        kept = undefined;
        throw error;
      },
    );
    return kept;
  };
}
