import { useEffect, useState } from 'react';
import { t } from '../../data/messages/t.ts';
import type { Coordinates } from '../../data/model/geo.ts';

const minute = 60_000;

/** The time in epoch milliseconds, minute by minute; 0 in the first rendering, which knows no clock. */
export function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Milliseconds after which an earlier position is too old. */
const maximumAge = 600_000;
const timeout = 15_000;

/**
 * Asks the browser for the visitor's position; the browser asks for permission first. The position stays on the device.
 * `onFailure` receives a message for the visitor.
 */
export function locateVisitor(
  onPlace: (place: Coordinates) => void,
  onFailure: (message: string) => void,
): void {
  const { geolocation } = navigator;
  if (!geolocation) {
    onFailure(t('visitor.no-geolocation'));
    return;
  }
  geolocation.getCurrentPosition(
    ({ coords }) => onPlace({ lat: coords.latitude, lon: coords.longitude }),
    ({ code, PERMISSION_DENIED }) =>
      onFailure(code === PERMISSION_DENIED ? t('visitor.denied') : t('visitor.not-found')),
    { maximumAge, timeout },
  );
}
