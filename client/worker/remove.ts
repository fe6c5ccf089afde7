/*
 * Takes the place of a service worker that a site no longer wants: deletes what it stored and removes itself. Open pages stay
 * as they are; the next ones come without a worker.
 */
import { cacheNames } from './cacheNames.ts';
import { scope } from './scope.ts';

/** The worker before may still store what it was asked for; that is done after so long, in milliseconds. */
const lastWrites = 2000;

async function remove(): Promise<void> {
  await deleteAll();
  await scope.registration.unregister();
  await new Promise((resolve) => setTimeout(resolve, lastWrites));
  await deleteAll();
}

const deleteAll = () => Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));
