import { t } from '../../data/messages/t.ts';
import { workerPath } from '../../data/model/pages/workerSite.ts';

/** Installs the service worker of a site that has one (client/worker/). */
export function installWorker(): void {
  if (!document.querySelector('meta[name="valid-until"]')) return;
  // Without a secure context there are no workers; and a browser may refuse one, as in a private window.
  navigator.serviceWorker?.register(workerPath).catch(() => {});
}

/** The event of browsers that can install the site as an application. */
interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

/** Adds a button to the footer with which the visitor can install the site, where the browser offers that. */
export function offerInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser would ask by itself.
    event.preventDefault();
    if (document.querySelector('[data-install]')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button surface';
    button.dataset.install = '';
    button.textContent = t('install.app');
    button.addEventListener('click', () => {
      (event as InstallEvent).prompt();
      button.remove();
    });
    document.querySelector('.last')?.append(button);
  });
}
