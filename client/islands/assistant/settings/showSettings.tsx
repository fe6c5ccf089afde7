import { createRoot } from 'react-dom/client';
import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { IslandBoundary } from '../../island.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

let isShown = false;

/** Shows the settings in front of the page. Once they are closed the visitor is back at `opener`. */
export function showSettings(hosted: HostedModel, opener: HTMLElement): void {
  // Whoever is impatient asks twice.
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  // A toast goes into the first open dialog of the page, and the panel of the chat may be one.
  document.body.prepend(place);
  const root = createRoot(place, { identifierPrefix: 'settings-' });
  const leave = () => {
    isShown = false;
    root.unmount();
    place.remove();
    opener.focus({ preventScroll: true });
  };
  root.render(
    <IslandBoundary>
      <SettingsDialog hosted={hosted} onClosed={leave} />
    </IslandBoundary>,
  );
}
