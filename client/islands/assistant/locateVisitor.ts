import type { Coordinates } from '../../../data/model/geo.ts';

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
    onFailure('Geolocation is not supported by your browser');
    return;
  }
  geolocation.getCurrentPosition(
    ({ coords }) => onPlace({ lat: coords.latitude, lon: coords.longitude }),
    ({ code, PERMISSION_DENIED }) =>
      onFailure(
        `Location ${code === PERMISSION_DENIED ? 'access denied' : 'not found'}. Some distance-based features may be limited.`,
      ),
    { maximumAge, timeout },
  );
}
