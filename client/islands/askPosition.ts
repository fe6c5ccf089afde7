import { t } from '../../data/messages/t.ts';
import type { Coordinates } from '../../data/model/geo.ts';

/** Milliseconds after which an earlier position is too old. */
const maximumAge = 600_000;
const timeout = 15_000;

/**
 * Asks the browser for the visitor's position. `onFailure` receives a message for the visitor: that of the browser may be technical,
 * or in another language than the page.
 */
export function askPosition(
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
    ({ code, PERMISSION_DENIED, TIMEOUT }) =>
      onFailure(
        code === PERMISSION_DENIED
          ? t('visitor.denied')
          : code === TIMEOUT
            ? t('visitor.timeout')
            : t('visitor.not-found'),
      ),
    { maximumAge, timeout },
  );
}
