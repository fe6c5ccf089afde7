/*
 * Takes the place of a service worker that a site no longer wants: deletes what it stored and removes itself. Open pages stay
 * as they are; the next ones come without a worker.
 */
import { cacheNames } from './caches.ts';
import { scope } from './scope.ts';

async function remove(): Promise<void> {
  for (const name of Object.values(cacheNames)) await caches.delete(name);
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));
