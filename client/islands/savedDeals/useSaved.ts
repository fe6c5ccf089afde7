import { type RefObject, useEffect, useRef, useState } from 'react';
import { readSaved, type SavedDeal, watchSaved } from '../../saved/savedDeals.ts';

/**
 * The saved deals, newest first; `null` in the first rendering, which knows no device. Where what had the focus inside of
 * `place` goes with its deal, the heading that stands there then gets it.
 */
export function useSaved(place: RefObject<HTMLElement | null>): readonly SavedDeal[] | null {
  const [saved, setSaved] = useState<readonly SavedDeal[] | null>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const read = () => {
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
      setSaved(readSaved());
    };
    read();
    return watchSaved(read);
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what a change of these takes away
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isLost) place.current?.querySelector('h2')?.focus();
  }, [place, saved]);
  return saved;
}
