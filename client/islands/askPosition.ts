import { t } from '../../data/messages/t.ts';
import type { Coordinates } from '../../data/model/geo.ts';

/** Milliseconds after which an earlier position is too old. */
const maximumAge = 600_000;
const timeout = 15_000;

/**
 * Asks the browser for the visitor's position, but not before the visitor has touched the page unless the browser has the permission
 * already. `onFailure` receives a message for the visitor: that of the browser may be technical,
 * or in another language than the page.
 */
export function askPosition(
  onPlace: (place: Coordinates) => void,
  onFailure: (message: string) => void,
): void {
  const { geolocation, userActivation, permissions } = navigator as Partial<Navigator>;
  if (!geolocation) {
    onFailure(t('visitor.no-geolocation'));
    return;
  }
  const ask = () => requestPosition(geolocation, onPlace, onFailure);
  // A link can lead here. Nobody is asked before a touch on the page; older browsers do not tell of touches.
  if (userActivation?.hasBeenActive !== false) {
    ask();
    return;
  }
  const decline = () => onFailure(t('visitor.not-asked'));
  if (!permissions) {
    decline();
    return;
  }
  permissions
    .query({ name: 'geolocation' })
    .then(({ state }) => (state === 'granted' ? ask() : decline()), decline);
}

function requestPosition(
  geolocation: Geolocation,
  onPlace: (place: Coordinates) => void,
  onFailure: (message: string) => void,
): void {
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
