import { useEffect, useState } from 'react';
import type { Coordinates } from '../../../data/model/geo.ts';
import { locateVisitor } from '../visitorContext.ts';

/**
 * The visitor's place, requested once `isWanted`. If it cannot be determined, calls `giveUp` and returns a notice, until the
 * place is requested again.
 */
export function usePlace(
  isWanted: boolean,
  giveUp: () => void,
): {
  readonly place: Coordinates | null;
  readonly notice: string | null;
} {
  const [place, setPlace] = useState<Coordinates | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted || place) return;
    setNotice(null);
    locateVisitor(setPlace, (message) => {
      setNotice(message);
      giveUp();
    });
  }, [isWanted, place, giveUp]);
  return { place, notice };
}
