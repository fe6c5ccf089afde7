import type { ChatEvent } from '../../assistant/state/chatEvents.ts';

const denied = 'Location access denied. Some distance-based features may be limited.';

/** A place that is not older than this is as good as a new one. */
const ageAllowed = 600_000;
const patience = 15_000;

/** Asks the browser where the visitor is, which asks the visitor, and tells `found` what became of it. */
export function locate(found: (event: ChatEvent) => void): void {
  const { geolocation } = navigator;
  if (!geolocation) {
    found({ type: 'location-failed', message: 'Geolocation is not supported by your browser' });
    return;
  }
  geolocation.getCurrentPosition(
    ({ coords }) => found({ type: 'location-found', place: { lat: coords.latitude, lon: coords.longitude } }),
    ({ code, PERMISSION_DENIED, message }) =>
      found({ type: 'location-failed', message: code === PERMISSION_DENIED ? denied : message }),
    { maximumAge: ageAllowed, timeout: patience },
  );
}
