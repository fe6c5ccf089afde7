/** The key of the latest searches in local storage, absent while there are none. */
const recentKey = 'recent-searches';

const mostSearches = 5;

/** Parses stored searches, newest first; empty if nothing is stored or it is invalid. */
export function parseRecent(stored: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    const words = Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
    return words.filter((each) => each.trim() !== '').slice(0, mostSearches);
  } catch {
    return [];
  }
}

/** `recent` with `query` in first place; the same search, whatever its case, is there once. */
export function withSearch(recent: readonly string[], query: string): readonly string[] {
  const words = query.trim();
  const others = recent.filter((each) => each.toLowerCase() !== words.toLowerCase());
  return words === '' ? recent : [words, ...others].slice(0, mostSearches);
}

/** The latest searches in this browser, newest first; empty if storage is blocked. */
export function readRecent(): readonly string[] {
  try {
    return parseRecent(localStorage.getItem(recentKey));
  } catch {
    return [];
  }
}

/** Stores the latest searches, where the browser allows it. */
export function writeRecent(recent: readonly string[]): void {
  try {
    if (recent.length > 0) localStorage.setItem(recentKey, JSON.stringify(recent));
    else localStorage.removeItem(recentKey);
  } catch {
    // Storage is blocked.
  }
}
