/*
 * The service worker: saved deals, search, the assistant and the pages that were visited work without a network. Pages come
 * from the network wherever there is one, so that a new version needs no reload; a stored page is shown only while it is valid.
 */
import { cacheNames } from './cacheNames.ts';
import { store, stored } from './caches.ts';
import { offlinePage } from './offlinePage.ts';
import { keepAll, keepPage, keptPage } from './pages.ts';
import { type PageRequest, scope } from './scope.ts';
import { site } from './site.ts';

/** Milliseconds after which a stored page is shown while the network is still silent. */
const patience = 4_000;

const pathOf = ({ url }: Request) => new URL(url).pathname;

async function install(): Promise<void> {
  for (const file of site.files)
    if (!(await stored(cacheNames.files, file))) await store(cacheNames.files, file, await fetch(file));
  for (const path of site.pages) await keepPage(new URL(path, location.href).href, await fetch(path));
  for (const path of site.data) {
    const response = await fetch(path);
    if (response.ok) await store(cacheNames.data, path, response);
  }
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  // The page from which the worker was installed is not requested again.
  for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true })) {
    const response = await fetch(url);
    if (response.ok) await keepPage(url, response);
  }
}

async function answerPage(event: PageRequest): Promise<Response> {
  const { url } = event.request;
  const kept = await keptPage(url);
  const asked = event.preloadResponse.then((response) => response ?? fetch(event.request));
  event.waitUntil(
    asked.then((response) => (response.ok ? keepPage(url, response.clone()) : undefined)).catch(() => {}),
  );
  try {
    return await (kept ? Promise.race([asked, silence()]) : asked);
  } catch {
    return kept ?? (await offlinePage());
  }
}

const silence = () => new Promise<never>((_, reject) => setTimeout(reject, patience));

/** A file never changes. */
async function answerFile({ request }: PageRequest): Promise<Response> {
  const path = pathOf(request);
  const known = await stored(cacheNames.files, path);
  if (known) return known;
  const response = await fetch(request);
  if (response.status === 200) await store(cacheNames.files, path, response.clone());
  return response;
}

async function answerData({ request }: PageRequest): Promise<Response> {
  const path = pathOf(request);
  try {
    const response = await fetch(request);
    if (response.status === 200) await store(cacheNames.data, path, response.clone());
    return response;
  } catch (error) {
    const known = await stored(cacheNames.data, path);
    if (known) return known;
    throw error;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => event.waitUntil(keepAll(event.data as readonly string[])));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const path = pathOf(request);
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (path.startsWith('/assets/')) event.respondWith(answerFile(event));
  else if (path.endsWith('.json')) event.respondWith(answerData(event));
});
