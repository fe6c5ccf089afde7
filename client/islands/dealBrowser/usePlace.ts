import { useEffect, useState } from 'react';
import type { Coordinates } from '../../../data/model/geo.ts';

/** Where the visitor is, asked for once it is wanted; it stays on the device. */
export function usePlace(isWanted: boolean): {
  readonly place: Coordinates | null;
  readonly notice: string | null;
} {
  const [place, setPlace] = useState<Coordinates | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted || place) return;
    if (!('geolocation' in navigator)) {
      setNotice('Geolocation is not supported by your browser');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ lat: coords.latitude, lon: coords.longitude });
        setNotice(null);
      },
      () => setNotice('Location access denied. Some distance-based features may be limited.'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  }, [isWanted, place]);
  return { place, notice: isWanted ? notice : null };
}
