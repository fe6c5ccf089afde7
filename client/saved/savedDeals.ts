/** A saved deal, with what the page shows if the site no longer has it. */
export interface SavedDeal {
  readonly slug: string;
  readonly title: string;
  /** Epoch milliseconds; absent if the deal had started when it was saved. */
  readonly startsAt?: number;
}

/** The oldest deals beyond this number are dropped. */
const maxSaved = 200;

/** Parses stored deals, newest first and each once; empty if nothing is stored or it is invalid. */
export function parseSaved(stored: string | null): readonly SavedDeal[] {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  const deals = new Map<string, SavedDeal>();
  for (const item of Array.isArray(found) ? found : []) {
    const { slug, title, startsAt } = (item ?? {}) as Partial<Record<keyof SavedDeal, unknown>>;
    if (typeof slug !== 'string' || typeof title !== 'string' || !/^[a-z0-9-]{1,200}$/.test(slug)) continue;
    if (deals.has(slug)) continue;
    deals.set(slug, { slug, title, ...(typeof startsAt === 'number' && { startsAt }) });
  }
  return [...deals.values()].slice(0, maxSaved);
}

/** `saved` without `deal` if it is among them, otherwise with it in first place. */
export function toggleDeal(saved: readonly SavedDeal[], deal: SavedDeal): readonly SavedDeal[] {
  const others = saved.filter(({ slug }) => slug !== deal.slug);
  return others.length < saved.length ? others : [deal, ...others].slice(0, maxSaved);
}

/** The saved deals, newest first. */
export function readSaved(): readonly SavedDeal[] {
  try {
    return parseSaved(localStorage.getItem(savedKey));
  } catch {
    // Storage is blocked.
    return [];
  }
}

const changeEvent = 'saved-deals';

/** Stores `saved` and notifies the page; false if storage is blocked. */
export function writeSaved(saved: readonly SavedDeal[]): boolean {
  try {
    if (saved.length > 0) localStorage.setItem(savedKey, JSON.stringify(saved));
    else localStorage.removeItem(savedKey);
  } catch {
    return false;
  }
  dispatchEvent(new Event(changeEvent));
  return true;
}

/** Calls `onChange` whenever the saved deals may have changed: here, in another tab or while this page was cached. */
export function watchSaved(onChange: () => void): () => void {
  const types = [changeEvent, 'storage', 'pageshow'];
  for (const type of types) addEventListener(type, onChange);
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}

/**
 * The key of the saved deals in local storage, absent while there are none. Its number increases when older pages could
 * not read what newer ones store.
 */
export const savedKey = 'saved-deals-1';
