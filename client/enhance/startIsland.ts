/**
 * Ends the names of the files that are made of client/islands/entries/; the bundler puts it in. One for all of them, so
 * that this script grows with none.
 */
declare const islandVersion: string;

/**
 * Loads the file `name` of client/islands/entries/, with what it needs, and has it start with `root`; rejects where it
 * cannot be loaded.
 */
export const startIsland = async (name: string, root?: HTMLElement): Promise<void> =>
  (await import(`/assets/${name}-${islandVersion}.js`)).start(root);
