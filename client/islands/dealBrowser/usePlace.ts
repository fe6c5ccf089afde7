import { useEffect, useState } from 'react';
import type { Coordinates } from '../../../data/model/geo.ts';
import { locateVisitor } from '../visitorContext.ts';

/** The visitor's place, requested once `isWanted`, and a notice if it cannot be determined. */
export function usePlace(isWanted: boolean): {
  readonly place: Coordinates | null;
  readonly notice: string | null;
} {
  const [place, setPlace] = useState<Coordinates | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted || place) return;
    locateVisitor((found) => {
      setPlace(found);
      setNotice(null);
    }, setNotice);
  }, [isWanted, place]);
  return { place, notice: isWanted ? notice : null };
}
