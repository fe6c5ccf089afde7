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

/**
 * Asks the browser for the visitor's position; the browser asks for permission first. The position stays on the device.
 * `onFailure` receives a message for the visitor.
 */
export function locateVisitor(
  onPlace: (place: Coordinates) => void,
  onFailure: (message: string) => void,
): void {
  import('./askPosition.ts').then(
    ({ askPosition }) => askPosition(onPlace, onFailure),
    () => onFailure(t('visitor.not-found')),
  );
}
