/** A deal that the visitor saved, with what can be said of it once the site has forgotten it. */
export interface SavedDeal {
  readonly slug: string;
  readonly title: string;
  /** Epoch milliseconds, where the deal had not started when it was saved. */
  readonly startsAt?: number;
}

/** More are for nobody; the oldest go. */
const maxSaved = 200;

/** What a device has kept, newest first; empty where that is nothing, or nothing of ours. Each deal is there once. */
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

/** `saved` without `deal` where it is among them, else with it in the first place. */
export function toggleDeal(saved: readonly SavedDeal[], deal: SavedDeal): readonly SavedDeal[] {
  const others = saved.filter(({ slug }) => slug !== deal.slug);
  return others.length < saved.length ? others : [deal, ...others].slice(0, maxSaved);
}

/** The saved deals, newest first. */
export function readSaved(): readonly SavedDeal[] {
  try {
    return parseSaved(localStorage.getItem(savedKey));
  } catch {
    // The visitor does not let sites keep anything.
    return [];
  }
}

const changeEvent = 'saved-deals';

/** Keeps `saved` and tells the page; false where the device keeps nothing. */
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

/** Calls `tell` whenever the saved deals may have changed, here, in another tab or while this page slept. */
export function watchSaved(tell: () => void): () => void {
  const types = [changeEvent, 'storage', 'pageshow'];
  for (const type of types) addEventListener(type, tell);
  return () => {
    for (const type of types) removeEventListener(type, tell);
  };
}

/**
 * Under which the device keeps the saved deals; nothing is there while none are saved. Its number changes when a page of
 * before could not read what one of today keeps.
 */
export const savedKey = 'saved-deals-1';
